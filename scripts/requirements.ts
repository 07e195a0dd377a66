/**
 * `npm run requirements`: which rows of docs/requirements.tsv the last `npm test` has proven, at the level of each: `shop` by
 * a journey, or by a story or browser test of a view that a page of the store reaches; `call` by any test, and where it names a
 * call, only when the store makes it. With `-- --json` as `{"areas":{"CAT":{"rows":21,"proven":N}},"rows":1089,"proven":N}`. A
 * row counts when at least one test proves it and none that names it failed. Rows that are proven and marked as open, or the
 * reverse, unknown ids, stories that name rows and play nothing, and codes of calls that no backend test names are failures;
 * `-- --write` marks every row as the run has proven it.
 */
import { unprovenCodes } from './requirements/codes.ts';
import { judge, readCalls, readStore } from './requirements/proofs.ts';
import { readResults } from './requirements/results.ts';
import { idsIn, readRows, writeStatuses } from './requirements/rows.ts';
import { disagreements, statusOf } from './requirements/status.ts';
import { filesOf, textOf } from './rules/sources.ts';

const table = new URL('../docs/requirements.tsv', import.meta.url);
const rows = readRows(table);
const results = readResults(new URL('../test-results/', import.meta.url));
const calls = await readCalls();
const proves = judge(readStore(), calls);

const naming = Map.groupBy(
  results.flatMap((result) => result.ids.map((id) => ({ id, result }))),
  ({ id }) => id,
);
const provenIds = new Set(
  rows
    .filter((row) => {
      const tests = (naming.get(row.id) ?? []).map(({ result }) => result);
      return tests.every(({ hasPassed }) => hasPassed) && tests.some((result) => proves(row, result));
    })
    .map(({ id }) => id),
);
const isProven = (id: string) => provenIds.has(id);

const areas: Record<string, { rows: number; proven: number }> = {};
for (const { id, area } of rows) {
  const count = (areas[area] ??= { rows: 0, proven: 0 });
  count.rows += 1;
  if (isProven(id)) count.proven += 1;
}

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ areas, rows: rows.length, proven: provenIds.size }));
} else if (results.length === 0) {
  console.log('No run to read: run `npm test` first.');
} else if (process.argv.includes('--write')) {
  writeStatuses(table, (row) => statusOf(row, isProven));
  console.log(`${provenIds.size} of ${rows.length} rows are marked as done.`);
} else {
  for (const [area, count] of Object.entries(areas)) {
    console.log(
      `${area.padEnd(6)} ${String(count.proven).padStart(3)} of ${String(count.rows).padStart(3)} proven`,
    );
    for (const { id, level, status, statement } of rows.filter(
      (row) => row.area === area && !isProven(row.id),
    )) {
      const isNamed = naming.has(id) ? '  (named by tests that do not prove it here)' : '';
      console.log(`         ${id}  ${level}  ${status}  ${statement.slice(0, 100)}${isNamed}`);
    }
  }
  console.log(
    `\n${provenIds.size} of ${rows.length} rows proven by ${results.length} tests of the last run.`,
  );

  const known = new Set(rows.map(({ id }) => id));
  const { unproven, unmarked } = disagreements(rows, isProven);
  const faults = {
    'Marked as done without a proof at their level': unproven.map(({ id }) => id),
    'Proven but marked as open': unmarked.map(({ id }) => id),
    'Named by tests but not in the table': [...naming.keys()].filter(
      (id) => !known.has(id) && idsIn(id).length > 0,
    ),
    'Stories that name rows and play nothing': results
      .filter(({ isIdle, ids }) => isIdle && ids.length > 0)
      .map(({ file, title }) => `${file} (${title})`),
    'Codes of calls that no backend test names': unprovenCodes(
      calls,
      filesOf('backend/src/**/*.test.ts').map(textOf),
    ),
  };
  for (const [fault, where] of Object.entries(faults)) {
    if (where.length === 0) continue;
    console.error(`${fault}: ${where.join(', ')}`);
    process.exitCode = 1;
  }
}
