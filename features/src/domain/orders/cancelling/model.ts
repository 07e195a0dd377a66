import { combine, createEvent, createStore, sample } from 'effector';
import { cancelOrder, getCancelReasons } from '@rukav/contract/orders/calls.ts';
import { createCallFx, createQuery, failureOf } from '../../../platform/api/index.ts';
import { handleRefusals } from '../../../platform/errors/handle-refusals.ts';
import { createDraft, createForm } from '../../../platform/forms/index.ts';
import { closeModalFx, showToastFx } from '../../../platform/overlays/index.ts';
import { order, orderList } from '../model.ts';
import { emptyReason, needsComment, reasonFaults, reasonFields } from './reason.ts';
import { cancelRefusals } from './refusals.ts';

/** Why an order may be cancelled, in the order in which it is offered. */
export const cancelReasons = createQuery(getCancelReasons, { ttl: 600_000, keep: 1 });

/** The modal was opened for an order. */
export const opened = createEvent<{ orderNumber: string }>();
/** Asks the shop to cancel an order. */
export const cancelFx = createCallFx(cancelOrder);

const draft = createDraft('cancelling', emptyReason);
/** The reason, as far as it is chosen and written. */
export const { $draft, changed } = draft;
sample({ clock: opened, fn: () => undefined, target: draft.cleared });

const $orderNumber = createStore('', { serialize: 'ignore' }).on(opened, (_, { orderNumber }) => orderNumber);

const $reasons = cancelReasons.$current.map(({ answer }) => answer?.reasons ?? []);

/** The form of the modal. */
export const reasonForm = createForm({
  name: 'order-cancelling',
  fields: reasonFields,
  $draft,
  changed: [changed],
  $own: combine($draft, $reasons, reasonFaults),
  $isBusy: combine(cancelFx.pending, $reasons, (isPending, reasons) => isPending || reasons.length === 0),
});
sample({ clock: opened, fn: () => undefined, target: reasonForm.opened });

sample({ clock: opened, fn: () => ({}), target: cancelReasons.openFx });

sample({
  clock: reasonForm.ready,
  source: { id: $orderNumber, reasons: $reasons },
  fn: ({ id, reasons }, written) => ({
    params: { id },
    body: {
      cancelReasonCode: written.code,
      ...(needsComment(written, reasons) && { comment: written.comment.trim() }),
    },
  }),
  target: cancelFx,
});

sample({
  clock: cancelFx.done,
  source: order.$current,
  fn: ({ answer }, { params, result }) => ({
    request: { params: params.params },
    answer: { order: result.order, accountCreated: answer?.accountCreated ?? false },
  }),
  target: order.answered,
});
sample({ clock: cancelFx.done, fn: () => undefined, target: [orderList.staled, closeModalFx] });
sample({
  clock: cancelFx.done,
  fn: ({ params }) =>
    ({
      id: `order-cancelled ${params.params.id}`,
      level: 'success',
      message: 'orders.cancel.done',
      values: { number: params.params.id },
    }) as const,
  target: showToastFx,
});

handleRefusals({ ...cancelRefusals, failures: cancelFx.failData.map(failureOf) });
