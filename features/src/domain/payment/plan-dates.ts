import type { PaymentPlan } from '@rukav/contract/payments/plans.ts';

const day = 86_400_000;

/** The payments of a plan with their days (YYYY-MM-DD), the first of them on the day of `from`, ms. */
export const datedPayments = ({ payments }: PaymentPlan, from: number) =>
  payments.map(({ days, amount }) => ({
    amount,
    date: new Date(from + days * day).toISOString().slice(0, 10),
    isNow: days === 0,
  }));
