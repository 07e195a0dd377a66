/** One payment of a plan: days after the first one, and minor units. */
export interface Instalment {
  days: number;
  amount: number;
}

/** A plan of paying in parts. `overpayment` is what it costs above the sum, minor units. */
export interface PaymentPlan {
  id: PlanId;
  payments: readonly Instalment[];
  overpayment: number;
}

/** The plans of instalment: 25 % now and every two weeks; the promo variant 10 % now and 30 % three times (PAY-24, PAY-25). */
export const instalmentPlans = ['instalment', 'instalment-promo'] as const;
/** The plans of split: two months without overpayment, and longer ones of three to six months with a small one (PAY-27, PAY-28). */
export const splitPlans = ['split-2', 'split-3', 'split-4', 'split-5', 'split-6'] as const;
export const planIds = [...instalmentPlans, ...splitPlans] as const;
export type PlanId = (typeof planIds)[number];

const twoWeeks = 14;
/** Days of a month of a plan. */
const month = 30;

const shares: Readonly<Record<(typeof instalmentPlans)[number], readonly number[]>> = {
  instalment: [25, 25, 25, 25],
  'instalment-promo': [10, 30, 30, 30],
};

/** What each month beyond the second adds, in thousandths of the sum (chosen). */
const perMonth = 12;

/** Shares of a sum in whole minor units; the remainder of rounding goes into the last one (PAY-26). */
export function shared(sum: number, parts: readonly number[]): number[] {
  const whole = parts.reduce((total, part) => total + part, 0);
  const amounts = parts.map((part) => Math.floor((sum * part) / whole));
  const rest = sum - amounts.reduce((total, amount) => total + amount, 0);
  return amounts.map((amount, index) => (index === amounts.length - 1 ? amount + rest : amount));
}

const isInstalment = (id: PlanId): id is (typeof instalmentPlans)[number] => id in shares;

/** How many months a split lasts. */
export const monthsOf = (id: (typeof splitPlans)[number]): number => Number(id.slice('split-'.length));

/** The payments of a plan for a sum; with the overpayment they add up to more than the sum, never by a rounding. */
export function planFor(id: PlanId, sum: number): PaymentPlan {
  if (isInstalment(id)) {
    const payments = shared(sum, shares[id]).map((amount, index) => ({ days: index * twoWeeks, amount }));
    return { id, payments, overpayment: 0 };
  }
  const months = monthsOf(id);
  const overpayment = Math.ceil((sum * perMonth * (months - 2)) / 1000);
  // Every two weeks while it lasts two months, once a month after that.
  const [count, step] = months === 2 ? [4, twoWeeks] : [months, month];
  const parts = Array.from({ length: count }, () => 1);
  const payments = shared(sum + overpayment, parts).map((amount, index) => ({ days: index * step, amount }));
  return { id, payments, overpayment };
}

/** The plans that a way to pay has. */
export const plansOf = (method: string): readonly PlanId[] =>
  method === 'instalment' ? instalmentPlans : method === 'split' ? splitPlans : [];
