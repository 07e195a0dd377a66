import { expect, test } from 'vitest';
import type { Row } from './rows.ts';
import { disagreements, statusOf } from './status.ts';

const row = (id: string, status: string): Row => ({
  id,
  area: 'CAT',
  kind: 'behaviour',
  statement: '',
  level: 'shop',
  status,
});
const isProven = (id: string) => id === 'CAT-01';

test('a row that is marked as done without a passing test, and a proven one marked as open, are told', () => {
  const rows = [row('CAT-01', 'open: later'), row('CAT-02', 'done'), row('CAT-03', 'open')];

  const { unproven, unmarked } = disagreements(rows, isProven);

  expect(unproven.map(({ id }) => id)).toEqual(['CAT-02']);
  expect(unmarked.map(({ id }) => id)).toEqual(['CAT-01']);
});

test('whoever agrees with the tests is left alone, and so is a row that was dropped', () => {
  const rows = [row('CAT-01', 'done'), row('CAT-02', 'open'), row('CAT-03', 'dropped: not sold any more')];

  expect(disagreements(rows, isProven)).toEqual({ unproven: [], unmarked: [] });
});

test.each([
  ['CAT-01', 'open', 'done'],
  ['CAT-01', 'dropped: not sold any more', 'dropped: not sold any more'],
  ['CAT-02', 'done', 'open'],
  ['CAT-02', 'open: its screen is not drawn', 'open: its screen is not drawn'],
])('%s, marked “%s”, becomes “%s”', (id, status, expected) => {
  expect(statusOf(row(id, status), isProven)).toBe(expected);
});
