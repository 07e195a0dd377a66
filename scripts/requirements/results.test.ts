import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { readResults } from './results.ts';

/** A folder with the report of a run of journeys. */
function reportOf(specs: readonly object[]): URL {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  writeFileSync(join(folder, 'e2e.json'), JSON.stringify({ suites: [{ suites: [{ specs }] }] }));
  return pathToFileURL(`${folder}/`);
}

test.each([
  ['passes', [{ expectedStatus: 'passed', status: 'expected' }], true],
  ['fails', [{ expectedStatus: 'passed', status: 'unexpected' }], false],
  ['passes at the second try', [{ expectedStatus: 'passed', status: 'flaky' }], false],
  ['is skipped', [{ expectedStatus: 'skipped', status: 'skipped' }], false],
  ['is expected to fail', [{ expectedStatus: 'failed', status: 'expected' }], false],
  [
    'passes on a desktop and fails on a phone',
    [
      { expectedStatus: 'passed', status: 'expected' },
      { expectedStatus: 'passed', status: 'unexpected' },
    ],
    false,
  ],
])('what a journey proves that %s', (_, tests, hasPassed) => {
  const [result] = readResults(
    reportOf([{ title: 'a cart is kept [CART-01]', file: 'cart.spec.ts', ok: true, tests }]),
  );

  expect(result).toEqual({
    title: 'a cart is kept [CART-01]',
    file: 'site/e2e/cart.spec.ts',
    ids: ['CART-01'],
    isIdle: false,
    hasPassed,
  });
});

test('a story proves what its tags name, in the file where it is written', () => {
  const folder = mkdtempSync(join(tmpdir(), 'results-'));
  const file = 'stories/pages/ProductOfMember.stories.tsx';
  const tests = [
    { expectedStatus: 'passed', status: 'expected', annotations: [{ type: 'file', description: file }] },
  ];
  const spec = { title: 'A Price Of Ones Own', file: 'stories.spec.ts', tests };
  writeFileSync(join(folder, 'visual.json'), JSON.stringify({ suites: [{ suites: [{ specs: [spec] }] }] }));

  const [result] = readResults(pathToFileURL(`${folder}/`));

  expect(result).toEqual({
    title: 'A Price Of Ones Own',
    file,
    ids: ['PDP-22'],
    isIdle: false,
    hasPassed: true,
  });
});
