import { cancelOrder } from '@rukav/contract/orders/calls.ts';
import { CancelOrder } from '@rukav/contract/orders/schemas.ts';
import { handle } from '../http/handle.ts';
import { naming } from '../http/outage.ts';
import type { Kernel } from '../kernel.ts';
import { refusalOfReason, type CancelRefusal } from './cancelling.ts';
import { describeOrderFor } from './describe-orders.ts';
import { createOrderRepository } from './order-repository.ts';
import { requestCancelling } from './request-cancelling.ts';
import { cancelText } from './texts.ts';

const named = naming(cancelText);

/**
 * POST /order/{id}/cancel: nothing of the order has left its shelf yet, so its pieces can be bought at once. Who has asked
 * already gets the same answer.
 */
export const cancelOrderHandler = ({ flags }: Kernel) =>
  handle(
    cancelOrder,
    CancelOrder,
    async ({ params, body: { cancelReasonCode, comment }, session, language, now, refuse, ...asked }) => {
      const refuseWith = (code: CancelRefusal, field?: string): never =>
        refuse(code, { message: cancelText(code, language), ...(field !== undefined && { field }) });
      const wrong = refusalOfReason(cancelReasonCode, comment);
      if (wrong) return refuseWith(wrong, cancelReasonCode === '' ? 'cancelReasonCode' : 'comment');

      const visitor = await session.find();
      if (!visitor) return refuseWith('order_not_found');
      const reader = { accountId: visitor.account_id, sessionId: visitor.id };
      const { repeatOrder } = await flags.read();
      return asked.transaction(async (trx) => {
        const found = await createOrderRepository(trx).find(params.id, reader);
        if (!found) return refuseWith('order_not_found');

        const requested = await requestCancelling(trx, found.number, {
          reason: cancelReasonCode,
          comment,
          now,
        });
        const row = requested ?? (await createOrderRepository(trx).find(params.id, reader));
        if (!row?.cancel_requested_at) return refuseWith('cancel_not_allowed');
        const order = await describeOrderFor(reader, trx, row, {
          language,
          isRepeatOffered: repeatOrder,
          now,
        });
        return order ? { order } : refuseWith('order_not_found');
      });
    },
    {
      limit: { burst: 30, per: 60_000 },
      outage: { away: named('order_system_unavailable'), failed: named('database_error') },
    },
  );
