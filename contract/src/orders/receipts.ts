import { z } from 'zod';
import { Currency, Minor, Moment } from '../values.ts';

/** How a receipt was paid: what a till distinguishes. `prepaid` was paid before: by a gift card, or online with a receipt of its own. */
export const receiptPayments = ['cash', 'electronic', 'prepaid'] as const;

/** A receipt as the till has printed it (54-FZ). Amounts in minor units; `qr` is what an application that checks receipts reads. */
export const Receipt = z.object({
  id: z.string(),
  orderNumber: z.string(),
  kind: z.enum(['sale', 'refund']),
  date: Moment,
  currency: Currency,
  lines: z.array(z.object({ name: z.string(), price: Minor, quantity: z.int(), sum: Minor })),
  total: Minor,
  payments: z.array(z.object({ kind: z.enum(receiptPayments), sum: Minor })),
  /** Numbers of the fiscal store, of the document and its sign. */
  fiscal: z.object({ storage: z.string(), document: z.string(), sign: z.string() }),
  qr: z.string(),
});
export type Receipt = z.infer<typeof Receipt>;

/** A receipt of one's own order, by the id that the order names. */
export const GetReceipt = {
  params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
  response: z.object({ receipt: Receipt }),
};

/** A PDF in the language of the visitor; its lines are as the till has printed them. */
export const GetReceiptPdf = { params: GetReceipt.params, response: z.instanceof(Uint8Array) };
