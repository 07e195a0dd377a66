import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../rules/sources.ts';
import { idsIn } from './rows.ts';

/** A test of the last full run. */
export interface Result {
  title: string;
  /** Where it stands, from the project's folder. */
  file: string;
  hasPassed: boolean;
  /** A story that does nothing and looks at nothing proves nothing. */
  isIdle: boolean;
  ids: readonly string[];
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

interface PlaywrightSpec {
  title: string;
  /** From the folder of the tests. */
  file: string;
  /** One for each project that runs it. */
  tests: { expectedStatus: string; status: string; annotations?: { type: string; description?: string }[] }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
}

const rowsOf = (title: string) => idsIn(/\[([^\]]*)\]\s*$/.exec(title)?.[1] ?? '');

interface Story {
  ids: readonly string[];
  /** Whether it has a `play`, of its own or one that it takes from another. */
  isPlayed: boolean;
}

/** The stories of a file, by the names that Storybook gives them in small letters. */
function storiesIn(file: string): Map<string, Story> {
  const source = readFileSync(file, 'utf8');
  const stories = source.split(/^export const /m).slice(1);
  return new Map(
    stories.map((text) => {
      const name = /^\w+/.exec(text)?.[0] ?? '';
      const spoken = name
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
        .replace(/([a-zA-Z])(\d)/g, '$1 $2');
      return [
        spoken.toLowerCase(),
        { ids: idsIn(/tags:\s*\[([^\]]*)\]/.exec(text)?.[1] ?? ''), isPlayed: /\bplay\b/.test(text) },
      ];
    }),
  );
}

function vitestResults(file: URL): Result[] {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      title: fullName,
      file: relative(root, name),
      hasPassed: status === 'passed',
      isIdle: false,
      ids: rowsOf(fullName),
    })),
  );
}

function playwrightResults(file: URL, folder: string): Result[] {
  if (!existsSync(file)) return [];
  const specs = ({ suites = [], specs: own = [] }: PlaywrightSuite): PlaywrightSpec[] => [
    ...own,
    ...suites.flatMap(specs),
  ];
  return specs(JSON.parse(readFileSync(file, 'utf8')) as PlaywrightSuite).map(
    ({ title, file: spec, tests }) => {
      // The test of a story says where the story is written.
      const written = tests[0]?.annotations?.find(({ type }) => type === 'file')?.description;
      const story =
        written === undefined ? undefined : storiesIn(`${root}/${written}`).get(title.toLowerCase());
      return {
        title,
        file: written ?? `${folder}/${spec}`,
        isIdle: story?.isPlayed === false,
        // Playwright calls a test that is skipped, or expected to fail, as good as one that passes. It proves nothing.
        hasPassed: tests.length > 0 && tests.every(isPassed),
        ids: written === undefined ? rowsOf(title) : (story?.ids ?? []),
      };
    },
  );
}

/** Whether a test ran as it should, at the first try. */
function isPassed({ expectedStatus, status }: PlaywrightSpec['tests'][number]): boolean {
  return expectedStatus === 'passed' && status === 'expected';
}

/** All tests of the last full run: unit, backend, browser, stories and journeys. */
export const readResults = (folder: URL): Result[] => [
  ...vitestResults(new URL('vitest.json', folder)),
  ...playwrightResults(new URL('e2e.json', folder), 'site/e2e'),
  ...playwrightResults(new URL('visual.json', folder), 'visual-tests'),
];
