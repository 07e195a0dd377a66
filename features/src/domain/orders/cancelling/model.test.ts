import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $api, CallFailed, type Api } from '../../../platform/api/index.ts';
import { $clock } from '../../../platform/clock/index.ts';
import {
  closeModalFx,
  openModalFx,
  showToastFx,
  type ModalRequest,
  type ToastRequest,
} from '../../../platform/overlays/index.ts';
import { order, orderList, ordersRequest } from '../model.ts';
import { anOrder } from '../order-builders.ts';
import { changed, opened, reasonForm } from './model.ts';

const reasons = [
  { code: 'cheaper', name: 'Нашлось дешевле', needsComment: false },
  { code: 'other', name: 'Другая причина', needsComment: true },
];
const cancelled = anOrder({
  isCancelRequested: true,
  cancelReason: { code: 'cheaper', name: 'Нашлось дешевле' },
  actions: { cancel: false, repeat: true, extend: false, pay: false },
});

const refusedWith =
  (code: string, status = 422) =>
  () => {
    const errors = [{ code, message: code }];
    throw new CallFailed({ kind: 'refused', status, errors, requestId: 'r' });
  };

/** A shopper at her order, with the modal open. */
async function aShopper(cancel: () => unknown = () => ({ order: cancelled })) {
  const sent: unknown[] = [];
  const said: (ModalRequest | ToastRequest | 'closed')[] = [];
  const replies: Record<string, () => unknown> = {
    '/orders/cancel-reasons': () => ({ reasons }),
    '/order/{id}': () => ({ order: anOrder(), accountCreated: false }),
    '/orders': () => ({ orders: [anOrder()], totalCount: 1, pageNumber: 0 }),
    '/order/{id}/cancel': cancel,
  };
  const send = (async ({ path }: { path: string }, request: unknown) => {
    sent.push(path.endsWith('/cancel') ? request : path);
    return replies[path]?.();
  }) as unknown as Api;
  const scope = fork({
    values: [
      [$api, { send }],
      [$clock, { now: () => 1_000_000 }],
    ],
    handlers: [
      [openModalFx, (modal: ModalRequest) => void said.push(modal)],
      [showToastFx, (toast: ToastRequest) => void said.push(toast)],
      [closeModalFx, () => void said.push('closed')],
    ],
  });
  await allSettled(order.openFx, { scope, params: { params: { id: 'A-1001' } } });
  await allSettled(orderList.openFx, {
    scope,
    params: ordersRequest({ state: 'current', pageNumber: 0, filter: {} }),
  });
  await allSettled(opened, { scope, params: { orderNumber: 'A-1001' } });
  sent.length = 0;

  const choose = (code: string, comment = '') => allSettled(changed, { scope, params: { code, comment } });
  return { scope, sent, said, choose, submit: () => allSettled(reasonForm.submitted, { scope }) };
}

test('an order is cancelled for a reason, and the page shows that this was asked for [ORD-15 ORD-16 API-027]', async () => {
  const { scope, sent, said, choose, submit } = await aShopper();

  await choose('cheaper', 'written before');
  await submit();

  expect(sent).toEqual([{ params: { id: 'A-1001' }, body: { cancelReasonCode: 'cheaper' } }]);
  expect(scope.getState(order.$current).answer?.order).toEqual(cancelled);
  expect(said).toEqual(['closed', expect.objectContaining({ message: 'orders.cancel.done' })]);
});

test('after a cancelling the list of orders is asked for anew', async () => {
  const { scope, sent, choose, submit } = await aShopper();
  await choose('cheaper');
  await submit();

  await allSettled(orderList.openFx, {
    scope,
    params: ordersRequest({ state: 'current', pageNumber: 0, filter: {} }),
  });

  expect(sent).toContain('/orders');
});

test('without a reason nothing is sent, and the focus goes to the reasons [ORD-19]', async () => {
  const { scope, sent, submit } = await aShopper();
  expect(scope.getState(reasonForm.$shown)).toEqual([]);

  await submit();

  expect(sent).toEqual([]);
  expect(scope.getState(reasonForm.$shown)).toMatchObject([{ field: 'code' }]);
});

test('another reason waits for words, which go with it [ORD-20]', async () => {
  const { scope, sent, choose, submit } = await aShopper();
  await choose('other');
  await submit();
  expect(sent).toEqual([]);
  expect(scope.getState(reasonForm.$shown)).toMatchObject([{ field: 'comment' }]);

  await choose('other', ' Уезжаю ');
  await submit();

  expect(sent).toMatchObject([{ body: { cancelReasonCode: 'other', comment: 'Уезжаю' } }]);
});

test.each([
  ['request_incomplete', 'orders.cancel.error.incomplete', 'ERR-041'],
  ['invalid_request', 'orders.cancel.error.invalid', 'ERR-042'],
  ['order_not_found', 'orders.cancel.error.notFound', 'ERR-043'],
  ['database_error', 'orders.cancel.error.database', 'ERR-044'],
  ['order_system_unavailable', 'orders.cancel.error.unavailable', 'ERR-045'],
  ['cancel_not_allowed', 'orders.cancel.error.status', 'ERR-046'],
  ['unexpected', 'orders.cancel.error.unexpected', 'ERR-047'],
  ['made_up', 'orders.cancel.error.unexpected', 'ERR-047'],
])(
  '%s advises to load the page anew: %s [ERR-041 ERR-042 ERR-043 ERR-044 ERR-045 ERR-046 ERR-047]',
  async (code, message) => {
    const { scope, said, choose, submit } = await aShopper(refusedWith(code));

    await choose('cheaper');
    await submit();

    expect(said).toEqual([
      { id: 'error', props: { title: 'errors.title', message, buttons: ['reload', 'cancel'] } },
    ]);
    expect(scope.getState(order.$current).answer?.order.isCancelRequested).toBe(false);
  },
);

test('an answer that gets lost advises to load the page anew [ERR-047]', async () => {
  const { said, choose, submit } = await aShopper(() => {
    throw new CallFailed({ kind: 'fault', status: 503 });
  });

  await choose('cheaper');
  await submit();

  expect(said).toMatchObject([{ id: 'error', props: { message: 'orders.cancel.error.unexpected' } }]);
});

test('of too many requests the global handler alone speaks', async () => {
  const { said, choose, submit } = await aShopper(refusedWith('too_many_requests', 429));

  await choose('cheaper');
  await submit();

  expect(said).toEqual([]);
});
