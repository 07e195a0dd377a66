import { storeNames, wordmark } from '@rukav/brand';
import { nameStore } from '@rukav/brand/name-store.ts';
import { filesOf, linesOfCode, textOf, type Fault } from './sources.ts';

const escaped = (plain: string) => plain.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/**
 * Finds a store in a text: one of its names, also with an ending or a suffix (“Рукава”, “Рукавтан”), or its wordmark, which is
 * written small and whole.
 */
export const nameFinder = (names: readonly string[], mark: string) => {
  const either = names.map(escaped).join('|');
  const found = new RegExp(
    String.raw`(?<![\p{L}\p{N}])(?:(?:${either})\p{L}*|${escaped(mark)}(?![\p{L}\p{N}]))`,
    'u',
  );
  return (text: string): string | undefined => found.exec(text)?.[0];
};

/** Words of the demo, among which the store's name may be any word: a рукав is a sleeve. Its pages speak of the store. */
const wordsOfDemo = /^backend\/src\/demo\/data\/(?!pages)[\w-]+\.json$/;

/** The design system's own tests and the stories of its components show any words. */
const sources = [
  '{contract,features,site,backend}/**/*.{ts,tsx,json}',
  'design-system/src/**/*.{ts,tsx}',
  'stories/{features,pages}/**/*.{ts,tsx}',
];

/** The store's name stands in the brand alone: all else says `{store}`, or takes it from `storeNames`. */
export function namesOutsideBrand(): Fault[] {
  const names = Object.values(storeNames).flatMap((forms) => Object.values(forms));
  const find = nameFinder(names, wordmark.text);
  return filesOf(sources)
    .filter((file) => !/\.test\.tsx?$/.test(file) && !wordsOfDemo.test(file))
    .flatMap((file) => {
      const text = textOf(file);
      const lines = file.endsWith('.json') ? text.split('\n') : linesOfCode(text);
      return lines.flatMap((line, index): Fault[] => {
        const found = find(line);
        return found
          ? [
              {
                file,
                what: `line ${index + 1}: “${found}” belongs to the brand; write {store}, or take storeNames`,
              },
            ]
          : [];
      });
    });
}

/** Texts take only those forms of the store's name that the brand has in their language. */
export function unknownForms(): Fault[] {
  return (['ru', 'kk'] as const).flatMap((language) =>
    filesOf(`{features,backend}/src/**/messages.${language}.json`).flatMap((file) =>
      [...nameStore(textOf(file), language).matchAll(/\{store\w*\}/g)].map(([form]) => ({
        file,
        what: `takes ${form}, which storeNames.${language} lacks (brand/brand.ts)`,
      })),
    ),
  );
}
