import type { FastifyInstance } from 'fastify';
import { MoveOrder } from '@rukav/contract/orders/partner.ts';
import { transaction } from '../database/transaction.ts';
import { isFromOurPages } from '../http/cross-site.ts';
import { Refusal } from '../http/refusal.ts';
import { readSent } from '../http/validation.ts';
import type { Kernel } from '../kernel.ts';
import { moveOrderOn } from '../orders/index.ts';

const Step = MoveOrder.body.omit({ sequence: true });

/** The demo's order system: `POST /dev/orders/{number}` takes one step with an order: the partner's call without its sequence. */
export function orderPages(app: FastifyInstance, { db, config, clock }: Kernel): void {
  app.post('/dev/orders/:number', async (request) => {
    if (!isFromOurPages(request, config.publicUrl)) throw new Refusal('forbidden');
    const { number } = readSent(MoveOrder.params, request.params);
    const step = readSent(Step, request.body);
    return transaction(db, async (trx) => {
      const moved = await moveOrderOn(trx, number, step, clock.now());
      if (moved.is !== 'moved') throw new Refusal('validation', { message: moved.is });
      return { orderNumber: number, status: moved.row.status };
    });
  });
}
