import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { FiscalReceipt, RefundLine } from './payment-provider.ts';
import { createPaymentRepository, type PaymentRow, type RefundRow } from './payment-repository.ts';
import { linesOfSum } from './refund-lines.ts';

/** The lines of each receipt of a refund: those of a refund of the same sum, each refund's once, the oldest first. */
function linesOfRefunds(receipts: readonly FiscalReceipt[], refunds: readonly RefundRow[]) {
  const left = [...refunds];
  const found = new Map<FiscalReceipt, readonly RefundLine[]>();
  for (const receipt of receipts.toSorted((one, other) => +one.madeAt - +other.madeAt)) {
    const index = left.findIndex(({ amount, lines }) => amount === receipt.amount && lines !== null);
    const [refund] = index < 0 || receipt.kind === 'income' ? [] : left.splice(index, 1);
    if (refund?.lines) found.set(receipt, refund.lines);
  }
  return found;
}

/** Keeps the receipts that a provider's till has printed, each once, with the lines that were sent to it. */
export async function writeReceipts(
  db: Kysely<Database>,
  payment: PaymentRow,
  receipts: readonly FiscalReceipt[],
): Promise<void> {
  const printed = receipts.filter(({ amount }) => amount > 0);
  if (printed.length === 0) return;
  const refunded = linesOfRefunds(printed, await createPaymentRepository(db).refundsOf(payment.id));
  for (const receipt of printed) {
    const sent = refunded.get(receipt) ?? (await linesOfSum(db, payment, receipt.amount));
    const lines = sent.map(({ name, price, quantity, sum }) => ({ name, price, quantity, sum }));
    await db
      .insertInto('order_receipt')
      .values({
        order_number: payment.order_number,
        payment_id: payment.id,
        kind: receipt.kind === 'income' ? 'sale' : 'refund',
        lines: JSON.stringify(lines),
        payments: JSON.stringify([{ kind: 'electronic', sum: receipt.amount }]),
        total: receipt.amount,
        storage: receipt.fiscalNumber,
        document: receipt.documentNumber,
        sign: receipt.fiscalSign,
        made_at: receipt.madeAt,
      })
      .onConflict((conflict) => conflict.columns(['storage', 'document']).doNothing())
      .execute();
  }
}
