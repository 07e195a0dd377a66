import { limits, type Language } from '@rukav/contract';
import { extendStorage } from '@rukav/contract/orders/calls.ts';
import { ExtendStorage } from '@rukav/contract/orders/schemas.ts';
import { addDays } from '../delivery/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { describeOrderFor } from './describe-orders.ts';
import { record } from './events.ts';
import { createOrderRepository } from './order-repository.ts';
import { canBeExtended } from './progress.ts';

const refused: Record<Language, string> = {
  ru: 'Срок хранения этого заказа продлить нельзя',
  kk: 'Бұл тапсырыстың сақтау мерзімін ұзартуға болмайды',
};

/** POST /order/{id}/extend-storage-date: three more days, once; who asks again with the same key gets the first answer. */
export const extendStorageHandler = ({ flags }: Kernel) =>
  handle(
    extendStorage,
    ExtendStorage,
    async ({ params, session, language, now, refuse, idempotent }) => {
      const visitor = await session.find();
      if (!visitor) return refuse('order_not_found');
      const reader = { accountId: visitor.account_id, sessionId: visitor.id };
      const { repeatOrder: isRepeatOffered } = await flags.read();
      return idempotent(async (trx) => {
        const found = await createOrderRepository(trx).lock(params.id, reader);
        if (!found) return refuse('order_not_found');
        if (!canBeExtended(found) || found.storage_to === null)
          return refuse('extension_not_allowed', { message: refused[language] });

        const row = await trx
          .updateTable('placed_order')
          .set({ extended_at: now, storage_to: addDays(found.storage_to, limits.extensionDays) })
          .where('number', '=', found.number)
          .returningAll()
          .executeTakeFirstOrThrow();
        await record(trx, 'extended', [row.number], now);
        const order = await describeOrderFor(reader, trx, row, { language, isRepeatOffered, now });
        return order ? { order } : refuse('order_not_found');
      });
    },
    { limit: { burst: 30, per: 60_000 } },
  );
