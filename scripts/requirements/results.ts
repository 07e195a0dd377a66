import { existsSync, readFileSync } from 'node:fs';
import { idsIn } from './rows.ts';

/** A test of the last full run. */
export interface Result {
  title: string;
  hasPassed: boolean;
  ids: readonly string[];
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; title: string; status: string }[] }[];
}

interface PlaywrightSpec {
  title: string;
  /** One for each project that runs it. */
  tests: { expectedStatus: string; status: string }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: PlaywrightSpec[];
}

const rowsOf = (title: string) => idsIn(/\[([^\]]*)\]\s*$/.exec(title)?.[1] ?? '');

/** The rows that each story of a file names in its `tags`, by the name the test runner gives the story. */
function storyTags(file: string): Map<string, string[]> {
  const source = readFileSync(file, 'utf8');
  const stories = source.split(/^export const /m).slice(1);
  return new Map(
    stories.map((text) => {
      const name = /^\w+/.exec(text)?.[0] ?? '';
      const spoken = name
        .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
        .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
        .replace(/([a-zA-Z])(\d)/g, '$1 $2');
      return [spoken.toLowerCase(), idsIn(/tags:\s*\[([^\]]*)\]/.exec(text)?.[1] ?? '')];
    }),
  );
}

function vitestResults(file: URL): Result[] {
  if (!existsSync(file)) return [];
  const report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  return report.testResults.flatMap(({ name, assertionResults }) => {
    const tags = name.endsWith('.stories.tsx') ? storyTags(name) : undefined;
    return assertionResults.map(({ fullName, title, status }) => ({
      title: fullName,
      hasPassed: status === 'passed',
      ids: tags ? (tags.get(title.toLowerCase()) ?? []) : rowsOf(fullName),
    }));
  });
}

function playwrightResults(file: URL): Result[] {
  if (!existsSync(file)) return [];
  const specs = ({ suites = [], specs: own = [] }: PlaywrightSuite): PlaywrightSpec[] => [
    ...own,
    ...suites.flatMap(specs),
  ];
  return specs(JSON.parse(readFileSync(file, 'utf8')) as PlaywrightSuite).map(({ title, tests }) => ({
    title,
    // Playwright calls a test that is skipped, or expected to fail, as good as one that passes. It proves nothing.
    hasPassed: tests.length > 0 && tests.every(isPassed),
    ids: rowsOf(title),
  }));
}

/** Whether a test ran as it should, at the first try. */
function isPassed({ expectedStatus, status }: PlaywrightSpec['tests'][number]): boolean {
  return expectedStatus === 'passed' && status === 'expected';
}

/** All tests of the last full run: unit, backend, browser, stories and journeys. */
export const readResults = (folder: URL): Result[] => [
  ...vitestResults(new URL('vitest.json', folder)),
  ...playwrightResults(new URL('e2e.json', folder)),
];
