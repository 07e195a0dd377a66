/**
 * `npm run requirements`: which rows of docs/requirements.tsv the last `npm test` has proven. With `-- --json` as
 * `{"areas":{"CAT":{"rows":21,"proven":N}},"rows":1089,"proven":N}`. A row counts when at least one test that names it
 * passed and none that names it failed. A row marked as done that is not proven is a failure; `-- --write` marks every row
 * as the run has proven it.
 */
import { readResults } from './requirements/results.ts';
import { idsIn, readRows, writeStatuses } from './requirements/rows.ts';
import { disagreements, statusOf } from './requirements/status.ts';

const table = new URL('../docs/requirements.tsv', import.meta.url);
const rows = readRows(table);
const results = readResults(new URL('../test-results/', import.meta.url));

const passed = new Set<string>();
const failed = new Set<string>();
for (const { ids, hasPassed } of results) for (const id of ids) (hasPassed ? passed : failed).add(id);
const isProven = (id: string) => passed.has(id) && !failed.has(id);

const areas: Record<string, { rows: number; proven: number }> = {};
for (const { id, area } of rows) {
  const count = (areas[area] ??= { rows: 0, proven: 0 });
  count.rows += 1;
  if (isProven(id)) count.proven += 1;
}
const proven = rows.filter(({ id }) => isProven(id)).length;

const known = new Set(rows.map(({ id }) => id));
const unknown = [...new Set(results.flatMap(({ ids }) => ids))].filter(
  (id) => !known.has(id) && idsIn(id).length > 0,
);

if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ areas, rows: rows.length, proven }));
} else if (results.length === 0) {
  console.log('No run to read: run `npm test` first.');
} else if (process.argv.includes('--write')) {
  writeStatuses(table, (row) => statusOf(row, isProven));
  console.log(`${proven} of ${rows.length} rows are marked as done.`);
} else {
  for (const [area, count] of Object.entries(areas)) {
    const missing = rows.filter((row) => row.area === area && !isProven(row.id));
    console.log(
      `${area.padEnd(6)} ${String(count.proven).padStart(3)} of ${String(count.rows).padStart(3)} proven`,
    );
    for (const { id, status, statement } of missing)
      console.log(`         ${id}  ${status}  ${statement.slice(0, 100)}`);
  }
  if (unknown.length > 0) console.log(`Named by tests but not in the table: ${unknown.join(' ')}`);
  console.log(`\n${proven} of ${rows.length} rows proven by ${results.length} tests of the last run.`);

  const { unproven, unmarked } = disagreements(rows, isProven);
  if (unmarked.length > 0)
    console.log(`Proven but marked as open: ${unmarked.map(({ id }) => id).join(' ')}`);
  if (unproven.length > 0) {
    console.error(`Marked as done without a passing test: ${unproven.map(({ id }) => id).join(' ')}`);
    process.exitCode = 1;
  }
}
