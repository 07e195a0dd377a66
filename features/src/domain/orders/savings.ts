import type { OrderLine } from '@rukav/contract/orders/schemas.ts';

type Priced = Pick<OrderLine, 'discount' | 'discounts' | 'quantity'>;

/** Returns what bonuses pay of all pieces of a line, minor units. */
export const bonusesOn = ({ discounts, quantity }: Priced): number =>
  discounts.reduce((sum, { type, amount }) => sum + (type === 'BONUS' ? amount : 0), 0) * quantity;

/** Returns what the shopper saves on all pieces of a line, minor units: bonuses are paid with, so they save nothing. */
export const savedOn = (line: Priced): number => line.discount * line.quantity - bonusesOn(line);
