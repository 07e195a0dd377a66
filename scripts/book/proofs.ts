import { basename } from 'node:path';
import { filesOf, textOf } from '../rules/sources.ts';

/** A proof that is no story and no test of a component's own: axe runs on each story. */
const everywhere = /^axe on every story/;

/** What the criteria of a page name as their proofs (`provenBy: '…'`). */
export const proofsIn = (page: string): string[] =>
  [...page.matchAll(/provenBy:\s*(['"`])(.*?)\1/g)].map(([, , proof = '']) => proof);

/** The titles of the tests in a text, without the rows at their ends. */
export const titlesIn = (text: string): string[] =>
  [...text.matchAll(/(?:\b(?:test|it)(?:\.\w+)?|\]\))\(\s*(['"`])([\s\S]*?)\1/g)].map(([, , title = '']) =>
    title.replace(/ \[[^\]]*\]$/, ''),
  );

/** What a criterion may name besides a story: the titles of all tests, and the files that hold a whole contract. */
export const testTitles = (): ReadonlySet<string> =>
  new Set(
    ['{design-system,features}/**/*.test.{ts,tsx}', '{site/e2e,visual-tests,audit}/**/*.spec.ts']
      .flatMap((pattern) => filesOf(pattern))
      .flatMap((file) => [basename(file), ...titlesIn(textOf(file))]),
  );

/** The proofs of a page that do not exist: neither a story that plays nor a test. */
export const missingProofs = (
  page: string,
  behaviours: readonly string[],
  titles: ReadonlySet<string>,
): string[] =>
  proofsIn(page).filter(
    (proof) =>
      !everywhere.test(proof) &&
      !behaviours.includes(proof) &&
      !titles.has(proof.replace(/ \[[^\]]*\]$/, '')),
  );
