import { createHmac, timingSafeEqual } from 'node:crypto';
import { moveOrder } from '@rukav/contract/orders/calls.ts';
import { MoveOrder } from '@rukav/contract/orders/partner.ts';
import { handle } from '../http/handle.ts';
import { Refusal } from '../http/refusal.ts';
import type { Kernel } from '../kernel.ts';
import { moveOrderOn } from './move-order.ts';

/** How old a signed call may be, s. */
const freshFor = 300;

/** What a retailer's system signs a call with: hexadecimal HMAC-SHA256 of the timestamp, a full stop and the body. */
export const partnerSignature = (secret: string, timestamp: string, body: Buffer): string =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest('hex');

function isSigned(secret: string, timestamp: string, signature: string, body: Buffer): boolean {
  if (secret === '' || !/^[\da-f]{64}$/.test(signature)) return false;
  const right = Buffer.from(partnerSignature(secret, timestamp, body), 'hex');
  return timingSafeEqual(right, Buffer.from(signature, 'hex'));
}

/** POST /partner/orders/{number}/status: a retailer's system moves an order on. Without `PARTNER_SECRET` nobody can. */
export const partnerStatusHandler = ({ config }: Kernel) =>
  handle(
    moveOrder,
    MoveOrder,
    async ({ params, body, rawBody, header, now, refuse, transaction }) => {
      const timestamp = header('x-timestamp') ?? '';
      const isFresh =
        /^\d{1,12}$/.test(timestamp) && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= freshFor;
      if (!isFresh || !isSigned(config.partnerSecret, timestamp, header('x-signature') ?? '', rawBody))
        return refuse('signature_invalid');

      return transaction(async (trx) => {
        const outcome = await moveOrderOn(trx, params.number, body, now);
        if (outcome.is !== 'moved') throw new Refusal(outcome.is);
        return { orderNumber: outcome.row.number, status: outcome.row.status };
      });
    },
    { isSigned: true, limit: { burst: 600, per: 60_000 } },
  );
