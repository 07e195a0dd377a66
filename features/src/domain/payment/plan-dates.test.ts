import { planFor } from '@rukav/contract/payments/plans.ts';
import { expect, test } from 'vitest';
import { datedPayments } from './plan-dates.ts';

const plan = planFor('instalment', 400_000);
const days = (from: string) => datedPayments(plan, Date.parse(from)).map(({ date }) => date);

test('the days of a plan are those of Moscow: half past midnight there is a new day already', () => {
  expect(days('2026-11-21T00:30:00+03:00')).toEqual(['2026-11-21', '2026-12-05', '2026-12-19', '2027-01-02']);
  expect(days('2026-11-20T23:30:00+03:00')[0]).toBe('2026-11-20');
});
