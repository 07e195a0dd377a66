import type { Kysely } from 'kysely';
import { language } from '@rukav/contract/values.ts';
import type { Database } from '../database/schema.ts';
import type { FiscalLine, SoldLine } from './payment-provider.ts';
import { deliveryText, giftCardText } from './texts.ts';

/**
 * Lays a part of a sum on pieces in proportion to their prices; the rest of rounding goes on the last ones. Each is one piece, or
 * the delivery: so a part of the sum can be laid on them to the kopeck.
 */
export function laidOn<Piece extends FiscalLine>(pieces: readonly Piece[], amount: number): Piece[] {
  const whole = pieces.reduce((total, { sum }) => total + sum, 0);
  if (whole <= amount) return pieces.filter(({ sum }) => sum > 0);
  let left = amount;
  let before = whole;
  return pieces
    .map((piece) => {
      const sum = before === 0 ? 0 : Number((BigInt(left) * BigInt(piece.sum)) / BigInt(before));
      left -= sum;
      before -= piece.sum;
      return { ...piece, price: sum, sum };
    })
    .filter(({ sum }) => sum > 0);
}

/**
 * The lines of a fiscal receipt for an amount of an order: its goods and its delivery, by what was paid for them. They add up
 * to the amount to the last kopeck (54-FZ). Where gift cards have paid a part, each line is smaller by its share.
 */
export async function fiscalLines(
  db: Kysely<Database>,
  orderNumber: string,
  amount: number,
): Promise<SoldLine[]> {
  const order = await db
    .selectFrom('placed_order')
    .select(['locale', 'delivery_amount', 'total', 'kind'])
    .where('number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  const lines = await db
    .selectFrom('order_line')
    .select(['sku_id', 'name', 'size', 'price', 'quantity'])
    .where('order_number', '=', orderNumber)
    .where('state', '=', 'added')
    .orderBy('position')
    .execute();
  const speech = language(order.locale);
  const goods = lines.map(({ sku_id: skuId, name, size, price, quantity }): SoldLine => {
    const title = `${name[speech]}, ${size}`;
    return { skuId, name: title, quantity, price, sum: price * quantity, kind: 'goods' };
  });
  const delivery: SoldLine = {
    skuId: null,
    name: deliveryText(speech),
    quantity: 1,
    price: order.delivery_amount,
    sum: order.delivery_amount,
    kind: 'service',
  };
  const card: SoldLine = {
    skuId: null,
    name: giftCardText(speech),
    quantity: 1,
    price: order.total,
    sum: order.total,
    kind: 'service',
  };
  const all =
    order.kind === 'giftCard' ? [card] : [...goods, ...(order.delivery_amount > 0 ? [delivery] : [])];
  if (amount === order.total) return all;
  const pieces = all.flatMap((line) =>
    Array.from({ length: line.quantity }, () => ({ ...line, quantity: 1, sum: line.price })),
  );
  return laidOn(pieces, amount);
}
