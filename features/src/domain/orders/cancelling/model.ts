import { combine, createEvent, createStore, sample } from 'effector';
import { cancelOrder, getCancelReasons } from '@rukav/contract/orders/calls.ts';
import { createCallFx, createQuery, failureOf } from '../../../platform/api/index.ts';
import { closeModalFx, openModalFx, showToastFx } from '../../../platform/overlays/index.ts';
import { order, orderList } from '../model.ts';
import { emptyReason, problemOf, type ReasonDraft, type ReasonProblem } from './reason.ts';
import { modalOfCancelFailure } from './refusals.ts';

/** Why an order may be cancelled, in the order in which it is offered. */
export const cancelReasons = createQuery(getCancelReasons, { ttl: 600_000, keep: 1 });

/** The modal was opened for an order. */
export const opened = createEvent<{ orderNumber: string }>();
/** A reason was chosen or written. */
export const changed = createEvent<Partial<ReasonDraft>>();
/** The shopper asks to cancel the order. */
export const submitted = createEvent();

/** Asks the shop to cancel an order. */
export const cancelFx = createCallFx(cancelOrder);

/** The reason, as far as it is chosen and written. */
export const $draft = createStore<ReasonDraft>(emptyReason, { serialize: 'ignore' })
  .on(changed, (draft, changes) => ({ ...draft, ...changes }))
  .reset(opened);

const $orderNumber = createStore('', { serialize: 'ignore' }).on(opened, (_, { orderNumber }) => orderNumber);

const $hasTried = createStore(false, { serialize: 'ignore' })
  .on(submitted, () => true)
  .reset(opened);

const $ownProblem = combine($draft, cancelReasons.$current, (draft, { answer }) =>
  problemOf(draft, answer?.reasons ?? []),
);

/** What is wrong with the reason, once the shopper has tried to send it. */
export const $problem = combine($ownProblem, $hasTried, (problem, hasTried) => (hasTried ? problem : null));

/** What the last try to send it found wrong: the focus goes there. */
export const $faulty = createStore<ReasonProblem | null>(null, { serialize: 'ignore' }).reset(opened);
sample({
  clock: submitted,
  source: $ownProblem,
  fn: (problem) => problem && { ...problem },
  target: $faulty,
});

sample({ clock: opened, fn: () => ({}), target: cancelReasons.openFx });

sample({
  clock: submitted,
  source: {
    id: $orderNumber,
    draft: $draft,
    problem: $ownProblem,
    reasons: cancelReasons.$current,
    isPending: cancelFx.pending,
  },
  filter: ({ problem, reasons, isPending }) => problem === null && reasons.answer !== null && !isPending,
  fn: ({ id, draft: { code, comment }, reasons }) => {
    const isOwn = reasons.answer?.reasons.some((one) => one.code === code && one.needsComment);
    return {
      params: { id },
      body: { cancelReasonCode: code, ...(isOwn && { comment: comment.trim() }) },
    };
  },
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

sample({
  clock: cancelFx.failData,
  filter: (thrown) => modalOfCancelFailure(failureOf(thrown)) !== null,
  fn: (thrown) => ({
    id: 'error' as const,
    props: modalOfCancelFailure(failureOf(thrown)) ?? { message: 'orders.cancel.error.unexpected' as const },
  }),
  target: openModalFx,
});
