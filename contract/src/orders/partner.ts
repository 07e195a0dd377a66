import { z } from 'zod';
import { Day } from '../values.ts';
import { dateChanges } from './progress.ts';
import { OrderStatus } from './schemas.ts';

/** How many pieces of a size are by now not taken on receipt, brought back, or never found: said again it changes nothing. */
export const ChangedLine = z.object({
  skuId: z.string().max(64),
  quantity: z.int().min(1).max(1000),
  state: z.enum(['cancelled', 'refused', 'returned']),
});
export type ChangedLine = z.infer<typeof ChangedLine>;

/** What a receipt's till says of it. */
export const FiscalMark = z.object({
  storage: z.string().regex(/^\d{1,20}$/),
  document: z.string().regex(/^\d{1,20}$/),
  sign: z.string().regex(/^\d{1,20}$/),
});
export type FiscalMark = z.infer<typeof FiscalMark>;

/**
 * A retailer's system moves an order on. `x-timestamp` is Unix seconds, at most 300 off; `x-signature` is the hexadecimal
 * HMAC-SHA256, with the secret that both sides keep (`PARTNER_SECRET`), of `<timestamp>.POST.<path>.` and the body's bytes;
 * the path is `/api/v3/partner/orders/<number>/status`. Everything is done or nothing. The same call again changes nothing,
 * nor does one that is older than the last (`sequence`): both are answered with what the order is.
 */
export const MoveOrder = {
  params: z.object({ number: z.string().regex(/^[A-Z0-9-]{6,24}$/) }),
  body: z.object({
    /** The number of the change among those of this order: each is larger than the one before. */
    sequence: z.int().min(1),
    status: OrderStatus.optional(),
    /** Another day than the one that was promised: of the courier, or from which it can be collected. */
    dateChange: z.object({ kind: z.enum(dateChanges), date: Day }).optional(),
    /** Pieces that are not sold after all; their money goes back, and they can be bought again. */
    lines: z.array(ChangedLine).max(100).default([]),
    inStoreLocation: z.string().max(100).optional(),
    /** The receipt of what was paid on receipt. */
    receipt: FiscalMark.optional(),
  }),
  /** `sequence` is the number of the last change that was made. */
  response: z.object({ orderNumber: z.string(), status: OrderStatus, sequence: z.int() }),
};
export type MoveOrderBody = z.output<typeof MoveOrder.body>;
