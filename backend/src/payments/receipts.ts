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
  if (receipts.length === 0) return;
  const lines = await fiscalLines(db, payment.order_number, payment.amount);
  await db
    .insertInto('payment_receipt')
    .values(
      receipts.map((receipt) => ({
        order_number: payment.order_number,
        payment_id: payment.id,
        kind: receipt.kind,
        amount: receipt.amount,
        fiscal_number: receipt.fiscalNumber,
        document_number: receipt.documentNumber,
        fiscal_sign: receipt.fiscalSign,
        lines: JSON.stringify(lines),
        made_at: receipt.madeAt,
      })),
    )
    .onConflict((conflict) => conflict.columns(['payment_id', 'document_number']).doNothing())
    .execute();
}
