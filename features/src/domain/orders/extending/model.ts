import { attach, sample, type Effect } from 'effector';
import type { RefusalOf, RequestOf, ResponseOf } from '@rukav/contract';
import { extendStorage } from '@rukav/contract/orders/calls.ts';
import { $api, failureOf, type CallFailed } from '../../../platform/api/index.ts';
import { handleRefusals, type Handling } from '../../../platform/errors/handle-refusals.ts';
import type { MessageId } from '../../../platform/locale/index.ts';
import { showToastFx } from '../../../platform/overlays/index.ts';
import { order, orderList } from '../model.ts';

type Extending = Effect<RequestOf<typeof extendStorage>, ResponseOf<typeof extendStorage>, CallFailed>;

/** Asks the shop to keep an order for three more days. An order is extended once: who has lost the answer gets it again. */
export const extendFx: Extending = attach({
  source: $api,
  effect: ({ send }, request: RequestOf<typeof extendStorage>) =>
    send(extendStorage, request, { idempotencyKey: `extend-storage-${request.params.id}` }),
}) as unknown as Extending;

sample({
  clock: extendFx.done,
  source: order.$current,
  fn: ({ answer }, { params, result }) => ({
    request: { params: params.params },
    answer: { order: result.order, accountCreated: answer?.accountCreated ?? false },
  }),
  target: order.answered,
});
sample({ clock: extendFx.done, fn: () => undefined, target: orderList.staled });
sample({
  clock: extendFx.done,
  fn: ({ params }) =>
    ({
      id: `order-extended ${params.params.id}`,
      level: 'success',
      message: 'orders.extend.done',
      values: { number: params.params.id },
    }) as const,
  target: showToastFx,
});

const saying = (message: MessageId): Handling => ({
  modal: { title: 'errors.title', message, buttons: ['reload', 'cancel'] },
});
handleRefusals<RefusalOf<typeof extendStorage>, Handling>({
  table: {
    order_not_found: saying('orders.cancel.error.notFound'),
    extension_not_allowed: saying('orders.extend.refused'),
  },
  otherwise: saying('orders.extend.failed'),
  failures: extendFx.failData.map(failureOf),
});
