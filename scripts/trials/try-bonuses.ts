/**
 * `npm run try:bonuses`: 10,000 members whose bonuses are given, spent, given back and burnt in any order, the last two
 * twice each, in a real PostgreSQL. Prints at how many moments the balance was compared with the sum of the ledger and with the rules, and exits
 * with 1 where one did not agree.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const cases = 10_000;

interface Report {
  testResults: readonly {
    assertionResults: readonly {
      status: string;
      failureMessages?: readonly string[];
      meta?: { ledger?: { cases: number; moments: number } };
    }[];
  }[];
}

const begun = performance.now();
const folder = mkdtempSync(join(tmpdir(), 'try-bonuses-'));
const file = join(folder, 'report.json');
const ledgerTest = 'backend/src/loyalty/ledger-cases.test.ts';
spawnSync(
  'npx',
  ['vitest', 'run', '--project', 'backend', '--reporter=json', `--outputFile=${file}`, ledgerTest],
  {
    env: { ...process.env, LEDGER_CASES: String(cases) },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
);
const seconds = ((performance.now() - begun) / 1000).toFixed(0);
const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
rmSync(folder, { recursive: true });
const results = testResults.flatMap(({ assertionResults }) => assertionResults);
const ledger = results.find(({ status }) => status === 'passed')?.meta?.ledger;
for (const { failureMessages = [] } of results) for (const message of failureMessages) console.error(message);
console.log(
  ledger
    ? `${ledger.cases} cases of bonuses given, spent, given back and burnt, the last two twice each: at all ${ledger.moments} moments the balance is the sum of the ledger and what the rules say, in ${seconds} s.`
    : `The ledger of bonuses and the rules do not agree, after ${seconds} s.`,
);
process.exit(ledger ? 0 : 1);
