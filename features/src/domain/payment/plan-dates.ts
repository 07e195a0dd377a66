import type { PaymentPlan } from '@rukav/contract/payments/plans.ts';

const day = 86_400_000;

/** Payment in parts is offered in Russia alone, and its banks count days by Moscow. Written as YYYY-MM-DD. */
const dayInMoscow = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Moscow' });

/** The payments of a plan with their days (YYYY-MM-DD), the first of them on the day of `from`, ms. */
export const datedPayments = ({ payments }: PaymentPlan, from: number) =>
  payments.map(({ days, amount }) => ({
    amount,
    date: dayInMoscow.format(from + days * day),
    isNow: days === 0,
  }));
