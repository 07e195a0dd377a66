import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { FiscalReceipt } from './payment-provider.ts';
import type { PaymentRow } from './payment-repository.ts';
import { fiscalLines } from './fiscal-lines.ts';

/** Keeps the receipts that a provider's till has printed, each once, with the lines that were sent to it. */
export async function writeReceipts(
  db: Kysely<Database>,
  payment: Pick<PaymentRow, 'id' | 'order_number' | 'amount'>,
  receipts: readonly FiscalReceipt[],
): Promise<void> {
  const printed = receipts.filter(({ amount }) => amount > 0);
  if (printed.length === 0) return;
  const sent = await fiscalLines(db, payment.order_number, payment.amount);
  const lines = sent.map(({ name, price, quantity, sum }) => ({ name, price, quantity, sum }));
  await db
    .insertInto('order_receipt')
    .values(
      printed.map((receipt) => ({
        order_number: payment.order_number,
        payment_id: payment.id,
        kind: receipt.kind === 'income' ? ('sale' as const) : ('refund' as const),
        lines: JSON.stringify(lines),
        payments: JSON.stringify([{ kind: 'electronic', sum: receipt.amount }]),
        total: receipt.amount,
        storage: receipt.fiscalNumber,
        document: receipt.documentNumber,
        sign: receipt.fiscalSign,
        made_at: receipt.madeAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['storage', 'document']).doNothing())
    .execute();
}
