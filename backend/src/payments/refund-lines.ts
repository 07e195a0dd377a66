import type { Kysely, Transaction } from 'kysely';
import { language } from '@rukav/contract/values.ts';
import type { Database } from '../database/schema.ts';
import { fiscalLines, laidOn } from './fiscal-lines.ts';
import type { RefundLine, SoldLine } from './payment-provider.ts';
import { createPaymentRepository, type PaymentRow, type RefundRow } from './payment-repository.ts';
import { beyondText } from './texts.ts';

/** A piece of what a payment has paid for; its sum is what of it has not gone back. */
interface PaidPiece extends RefundLine {
  skuId: string | null;
}

const sumOf = (lines: readonly { sum: number }[]) => lines.reduce((total, { sum }) => total + sum, 0);

const inPieces = (lines: readonly SoldLine[]): PaidPiece[] =>
  lines.flatMap((line, index) =>
    Array.from({ length: line.quantity }, () => ({
      ...line,
      position: index + 1,
      quantity: 1,
      sum: line.price,
    })),
  );

/** What a sum has paid for, given the lines that it was asked for by: less of each, or all and something beyond them. */
function paidPieces(lines: readonly SoldLine[], sum: number, beyond: string): PaidPiece[] {
  const pieces = inPieces(lines);
  const more = sum - sumOf(pieces);
  if (more <= 0) return laidOn(pieces, sum);
  const rest = { name: beyond, kind: 'service', quantity: 1, price: more, sum: more } as const;
  return [...pieces, { ...rest, position: null, skuId: null }];
}

/** Pieces without what went back before: a whole piece of its price where there is one, or else parts of them. */
function without(pieces: readonly PaidPiece[], refund: Pick<RefundRow, 'amount' | 'lines'>): PaidPiece[] {
  if (refund.lines === null) return laidOn(pieces, Math.max(0, sumOf(pieces) - refund.amount));
  const left = pieces.map((piece) => ({ ...piece }));
  for (const { position, price, quantity } of refund.lines)
    for (let count = 0; count < quantity; count += 1) {
      const same = left.filter((piece) => piece.position === position && piece.sum > 0);
      const whole = same.find(({ sum }) => sum === price);
      let rest = price;
      for (const piece of whole ? [whole] : same) {
        const part = Math.min(rest, piece.sum);
        piece.sum -= part;
        rest -= part;
      }
    }
  return left.filter(({ sum }) => sum > 0).map((piece) => ({ ...piece, price: piece.sum }));
}

/** Equal pieces as one line. */
function inLines(pieces: readonly PaidPiece[]): RefundLine[] {
  const equal = Map.groupBy(pieces, ({ position, price }) => `${position} ${price}`);
  return [...equal.values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { position, name, kind, price, taxType } = first;
    const tax = taxType === undefined ? {} : { taxType };
    return [{ position, name, kind, price, quantity: same.length, sum: price * same.length, ...tax }];
  });
}

/**
 * The lines of a sum that goes back of what is left of a payment: what was paid beyond its lines first, then pieces that are not
 * sold any more (`sold` counts those that are, by size), then a part of each that is. They come to the sum to the last kopeck.
 */
function linesToReturn(
  left: readonly PaidPiece[],
  sold: ReadonlyMap<string, number>,
  amount: number,
): RefundLine[] {
  const still = new Map(sold);
  const rankOf = ({ position, skuId }: PaidPiece) => {
    if (position === null) return 'beyond';
    if (skuId === null) return 'sold';
    const count = still.get(skuId) ?? 0;
    still.set(skuId, count - 1);
    return count > 0 ? 'sold' : 'unsold';
  };
  const ranked = Map.groupBy(left, rankOf);
  let rest = amount;
  return (['beyond', 'unsold', 'sold'] as const).flatMap((rank) => {
    const pieces = ranked.get(rank) ?? [];
    const going = Math.min(rest, sumOf(pieces));
    rest -= going;
    return inLines(laidOn(pieces, going));
  });
}

type Paid = Pick<PaymentRow, 'id' | 'order_number' | 'amount' | 'captured' | 'lines'>;

/** What a payment was asked for by. Those that were begun before lines were written down have what their orders have now. */
const linesOf = async (
  db: Kysely<Database>,
  { order_number, amount, lines }: Paid,
): Promise<readonly SoldLine[]> => lines ?? (await fiscalLines(db, order_number, amount));

const beyondOf = async (db: Kysely<Database>, { order_number }: Paid): Promise<string> => {
  const { locale } = await db
    .selectFrom('placed_order')
    .select('locale')
    .where('number', '=', order_number)
    .executeTakeFirstOrThrow();
  return beyondText(language(locale));
};

/** The lines of a sum that a payment has taken. */
export const linesOfSum = async (db: Kysely<Database>, payment: Paid, sum: number): Promise<RefundLine[]> =>
  inLines(paidPieces(await linesOf(db, payment), sum, await beyondOf(db, payment)));

const soldNow = async (db: Kysely<Database>, number: string): Promise<ReadonlyMap<string, number>> => {
  const rows = await db
    .selectFrom('order_line')
    .select(['sku_id', (line) => line.fn.sum<number>('quantity').as('count')])
    .where('order_number', '=', number)
    .where('state', '=', 'added')
    .groupBy('sku_id')
    .execute();
  return new Map(rows.map(({ sku_id, count }) => [sku_id, Number(count)]));
};

/** Writes down that so much of a payment goes back, and for what. The caller has locked the order. */
export async function writeRefund(
  trx: Transaction<Database>,
  payment: Paid,
  { amount, reason, now }: { amount: number; reason: RefundRow['reason']; now: Date },
): Promise<RefundRow> {
  const { id: payment_id, order_number } = payment;
  const repository = createPaymentRepository(trx);
  const paid = paidPieces(await linesOf(trx, payment), payment.captured, await beyondOf(trx, payment));
  const left = (await repository.refundsOf(payment_id)).reduce(without, paid);
  const lines = linesToReturn(left, await soldNow(trx, order_number), amount);
  const refund = { order_number, payment_id, amount, reason, created_at: now };
  return repository.addRefund({ ...refund, lines: JSON.stringify(lines) });
}
