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
  return specs(JSON.parse(readFileSync(file, 'utf8')) as PlaywrightSuite).map(({ title, file, tests }) => {
    // The test of a story says where the story is written, and whether it plays nothing.
    const annotations = tests[0]?.annotations ?? [];
    return {
      title,
      file: annotations.find(({ type }) => type === 'file')?.description ?? `${folder}/${file}`,
      isIdle: annotations.some(({ type }) => type === 'idle'),
      // Playwright calls a test that is skipped, or expected to fail, as good as one that passes. It proves nothing.
      hasPassed: tests.length > 0 && tests.every(isPassed),
      ids: rowsOf(title),
    };
  });
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
