import { createHmac, timingSafeEqual } from 'node:crypto';
import { addressOf } from '@rukav/contract';
import { moveOrder } from '@rukav/contract/orders/calls.ts';
import { MoveOrder } from '@rukav/contract/orders/partner.ts';
import { handle } from '../http/handle.ts';
import { Refusal } from '../http/refusal.ts';
import type { Kernel } from '../kernel.ts';
import { moveOrderOn } from './move-order.ts';
import { refusalDetails } from './texts.ts';

/** How old a signed call may be, s. */
const freshFor = 300;

/** A call of a retailer's system as its signature covers it. */
export interface SignedCall {
  number: string;
  timestamp: string;
  body: Buffer;
}

/** Signs a call of a retailer's system: hexadecimal HMAC-SHA256 of its time, method, path and body. */
export const partnerSignature = (secret: string, { number, timestamp, body }: SignedCall): string =>
  createHmac('sha256', secret)
    .update(`${timestamp}.${moveOrder.method}.${addressOf(moveOrder, { number })}.`)
    .update(body)
    .digest('hex');

function isSigned(secret: string, call: SignedCall, signature: string): boolean {
  if (secret === '' || !/^[\da-f]{64}$/.test(signature)) return false;
  const right = Buffer.from(partnerSignature(secret, call), 'hex');
  return timingSafeEqual(right, Buffer.from(signature, 'hex'));
}

/** POST /partner/orders/{number}/status: a retailer's system moves an order on. Without `PARTNER_SECRET` nobody can. */
export const partnerStatusHandler = ({ config }: Kernel) =>
  handle(
    moveOrder,
    MoveOrder,
    async ({ params, body, rawBody, header, now, language, refuse, transaction }) => {
      const timestamp = header('x-timestamp') ?? '';
      const isFresh =
        /^\d{1,12}$/.test(timestamp) && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= freshFor;
      const call = { number: params.number, timestamp, body: rawBody };
      if (!isFresh || !isSigned(config.partnerSecret, call, header('x-signature') ?? ''))
        return refuse('signature_invalid');

      return transaction(async (trx) => {
        const outcome = await moveOrderOn(trx, params.number, body, now);
        if (outcome.is !== 'moved')
          throw new Refusal(outcome.is, refusalDetails(outcome, body.status, language));
        const { number: orderNumber, status, partner_sequence: sequence } = outcome.row;
        return { orderNumber, status, sequence };
      });
    },
    { isSigned: true, limit: { burst: 600, per: 60_000 } },
  );
