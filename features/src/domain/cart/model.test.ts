import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import type { CartReply } from '@rukav/contract/cart/schemas.ts';
import { $api, CallFailed, type Api } from '../../platform/api/index.ts';
import { presentPathFx } from '../../platform/navigation/index.ts';
import { openModalFx, showToastFx, type ToastRequest } from '../../platform/overlays/index.ts';
import { aLine, anEmptyReply, aReply } from './cart-builders.ts';
import { handlingOf } from '../../platform/errors/handle-refusals.ts';
import { addRefusals } from './add.ts';
import * as cart from './index.ts';
import { $changed } from './model.ts';

interface Sent {
  body?: Record<string, unknown>;
  query?: Record<string, unknown>;
}
type Answer = (request: Sent) => unknown;

const refusing =
  (code: string, status = 409) =>
  () => {
    throw new CallFailed({ kind: 'refused', status, errors: [{ code, message: code }], requestId: 'r' });
  };

function aShop(answers: Record<string, Answer> = {}) {
  const calls: { path: string; body?: unknown; query?: unknown }[] = [];
  const modals = vi.fn();
  const toasts: ToastRequest[] = [];
  const send = (async (called: { path: string }, request: Sent) => {
    calls.push({ path: called.path, ...request });
    const answer = answers[called.path] ?? (() => aReply());
    return answer(request);
  }) as unknown as Api;
  const scope = fork({
    values: [[$api, { send }]],
    handlers: [
      [openModalFx, modals],
      [presentPathFx, () => '/catalog'],
      [showToastFx, (toast: ToastRequest) => void toasts.push(toast)],
    ],
  });
  return { scope, calls, modals, toasts };
}

const shirt = { body: { items: [{ skuId: 's1', quantity: 1 }] } };
const row = 'g1/s1';

test('the cart is fetched once, however many views ask for it', async () => {
  const { scope, calls } = aShop();

  await Promise.all([allSettled(cart.requested, { scope }), allSettled(cart.requested, { scope })]);
  await allSettled(cart.requested, { scope });

  expect(calls.map(({ path }) => path)).toEqual(['/cart']);
});

test('after adding, cart and products are kept and the widget opens [CART-43 CART-21]', async () => {
  const { scope } = aShop({ '/cart/products/add': () => aReply({ version: 2 }) });

  await allSettled(cart.addFx, { scope, params: shirt });

  expect(scope.getState(cart.$cart)?.version).toBe(2);
  expect(scope.getState(cart.$cartProducts)['s1']?.name).toBe('Рубашка из льна');
  expect(scope.getState(cart.$widget)).toEqual(['s1']);
});

test('the count shows what is being added at once, and not what could not be added', async () => {
  const reply = Promise.withResolvers<CartReply>();
  const { scope } = aShop({ '/cart/products/add': () => reply.promise });

  const adding = allSettled(cart.addFx, {
    scope,
    params: { body: { items: [{ skuId: 's1', quantity: 3 }] } },
  });
  expect(scope.getState(cart.$count)).toBe(3);
  reply.reject(new CallFailed({ kind: 'fault', status: 500 }));
  await adding;

  expect(scope.getState(cart.$count)).toBe(0);
});

test('when adding fails the error is kept and shown [CART-23]', async () => {
  const { scope, modals } = aShop({ '/cart/products/add': refusing('sold_out') });

  await allSettled(cart.addFx, { scope, params: shirt });

  expect(scope.getState(cart.$addFailure)).toMatchObject({ kind: 'refused' });
  expect(modals).toHaveBeenCalledTimes(1);
  expect(scope.getState(cart.$widget)).toBeNull();
});

test('when adding for a repeated order fails the error is thrown and not kept [CART-24]', async () => {
  const { scope, modals } = aShop({ '/cart/products/add': refusing('sold_out') });

  const outcome = await allSettled(cart.addFx, {
    scope,
    params: { body: { ...shirt.body, repeatOrder: true } },
  });

  expect(outcome.status).toBe('fail');
  expect(scope.getState(cart.$addFailure)).toBeNull();
  expect(modals).not.toHaveBeenCalled();
});

test.each([
  ['a broken server', { kind: 'fault', status: 500 } as const, 'errors.error'],
  [
    'an invalid request',
    {
      kind: 'refused',
      status: 422,
      errors: [{ code: 'invalid_request', message: '' }],
      requestId: 'r',
    } as const,
    'errors.error',
  ],
  [
    'a size that is sold out',
    { kind: 'refused', status: 409, errors: [{ code: 'sold_out', message: '' }], requestId: 'r' } as const,
    'errors.attention',
  ],
])('adding after %s is told in a modal with its title [ERR-019 ERR-020]', (_, failure, title) => {
  expect(handlingOf(failure, addRefusals)?.modal?.title).toBe(title);
});

test('too many requests are told by the toast alone', () => {
  expect(handlingOf({ kind: 'fault', status: 429 }, addRefusals)).toBeNull();
});

test('no second cart request is sent while one runs, and the clicks meanwhile become one [CART-19 CART-03]', async () => {
  const first = Promise.withResolvers<CartReply>();
  const lines = (quantity: number) => [
    aLine({ lineIds: Array.from({ length: quantity }, (_, piece) => `l${piece}`) }),
  ];
  const { scope, calls } = aShop({
    '/cart': () => aReply({ lines: lines(1) }),
    '/cart/products/add': ({ body }) =>
      calls.length === 2 ? first.promise : aReply({ version: 3, lines: lines(JSON.stringify(body) ? 5 : 0) }),
  });
  await allSettled(cart.requested, { scope });

  const all = [2, 3, 4, 5].map((quantity) =>
    allSettled(cart.quantityChosen, { scope, params: { row, quantity } }),
  );
  expect(calls).toHaveLength(2);
  expect(scope.getState(cart.$waitingRows)).toEqual(new Set([row]));
  expect(scope.getState(cart.$chosenQuantities)).toEqual({ [row]: 5 });
  first.resolve(aReply({ version: 2, lines: lines(2) }));
  await Promise.all(all);

  expect(calls.slice(1).map(({ body }) => body)).toEqual([
    { items: [{ skuId: 's1', quantity: 1 }] },
    { items: [{ skuId: 's1', quantity: 3 }] },
  ]);
  expect(scope.getState(cart.$chosenQuantities)).toEqual({});
});

test('a failed change is told, leaves the quantity as it was and unlocks the cart [CART-20]', async () => {
  const { scope, modals } = aShop({
    '/cart/products/add': refusing('quantity_limit_exceeded'),
  });
  await allSettled(cart.requested, { scope });

  await allSettled(cart.quantityChosen, { scope, params: { row, quantity: 9 } });

  expect(modals).toHaveBeenCalledTimes(1);
  expect(scope.getState(cart.$chosenQuantities)).toEqual({});
  expect(scope.getState(cart.$isBusy)).toBe(false);
});

test('a deleted line can be brought back by the toast [CART-04]', async () => {
  const { scope, calls, toasts } = aShop({
    '/cart/products/delete': () => aReply({ version: 2, lines: [], shippingGroups: [] }),
    '/cart/products/add': () => aReply({ version: 3 }),
  });
  await allSettled(cart.requested, { scope });

  await allSettled(cart.lineDeleted, { scope, params: { row } });
  expect(scope.getState(cart.$cart)?.lines).toEqual([]);
  toasts[0]?.action?.onPress();
  await allSettled(scope);

  expect(calls.at(-1)).toEqual({
    path: '/cart/products/add',
    body: { items: [{ skuId: 's1', quantity: 1 }] },
  });
  expect(scope.getState(cart.$cart)?.lines).toHaveLength(1);
  expect(scope.getState(cart.$widget)).toBeNull();
});

test('another size takes the place of one [CART-18]', async () => {
  const { scope, calls } = aShop();
  await allSettled(cart.requested, { scope });

  await allSettled(cart.skuChosen, { scope, params: { row, skuId: 's1b' } });

  expect(calls.at(-1)).toEqual({
    path: '/cart/products/update',
    body: { sourceSkuId: 's1', targetSkuId: 's1b', lineIds: ['l1'] },
  });
});

test.each([
  ['basket_cancelled', 'CART-38'],
  ['basket_issued', 'CART-39'],
  ['basket_left', 'CART-40'],
  ['basket_not_found', 'CART-41'],
  ['irrelevant_version', 'CART-42'],
])('the cart is fetched anew when it turns out to be %s [%s]', async (code) => {
  const { scope, calls } = aShop({
    '/cart/products/delete': refusing(code),
    '/cart': () => (calls.length > 1 ? anEmptyReply() : aReply()),
  });
  await allSettled(cart.requested, { scope });

  await allSettled(cart.linesDeleted, { scope, params: { lineIds: ['l1'] } });

  expect(calls.map(({ path }) => path)).toEqual(['/cart', '/cart/products/delete', '/cart']);
  expect(scope.getState(cart.$cart)?.lines).toEqual([]);
});

/** A cart that was seen, and what is answered to who looks again. */
async function comingBack(seen: CartReply, again: object, meanwhile: () => unknown = () => undefined) {
  const { scope, calls, modals } = aShop({
    '/cart': async ({ query }) => {
      if (calls.length === 1) return seen;
      await meanwhile();
      return query?.['seen'] === undefined ? { ...again, gone: undefined } : again;
    },
  });
  await allSettled(cart.requested, { scope });
  return { scope, calls, modals, back: () => allSettled(cart.returned, { scope }) };
}

test.each([
  ['cancelled', 'ERR-093'],
  ['issued', 'ERR-094'],
  ['left', 'ERR-094'],
  ['not_found', 'ERR-094'],
])('who comes back to a cart that is %s by then is told so once [%s]', async (gone) => {
  const { scope, calls, modals, back } = await comingBack(aReply(), {
    ...aReply({ id: 'newer', version: 1, lines: [] }),
    gone,
  });

  await back();
  await back();

  expect(calls.map(({ query }) => query)).toEqual([{}, { seen: 'c1' }, {}]);
  expect(scope.getState(cart.$cart)?.id).toBe('newer');
  expect(modals.mock.calls).toEqual([[{ id: 'cart-gone', props: { state: gone, path: '/catalog' } }]]);
});

test('who changes a cart that another one has replaced is told what became of hers [ERR-093]', async () => {
  const newer = aReply({ id: 'newer', version: 9 });
  const { scope, calls, modals } = aShop({
    '/cart': ({ query }) => (query?.['seen'] ? { ...newer, gone: 'cancelled' } : aReply()),
    '/cart/products/add': () => newer,
  });
  await allSettled(cart.requested, { scope });

  await allSettled(cart.addFx, { scope, params: shirt });

  expect(calls.at(-1)).toMatchObject({ path: '/cart', query: { seen: 'c1' } });
  expect(modals.mock.calls.map(([{ id, props }]) => [id, props.state])).toEqual([['cart-gone', 'cancelled']]);
});

test('of an empty cart, and of a cart that only has changed, nothing opens', async () => {
  const empty = await comingBack(anEmptyReply(), aReply());
  const changed = await comingBack(aReply(), aReply({ version: 2, lines: [] }));

  await empty.back();
  await changed.back();
  await changed.back();

  expect(empty.calls.map(({ query }) => query)).toEqual([{}, {}]);
  expect([empty.modals.mock.calls, changed.modals.mock.calls]).toEqual([[], []]);
  expect(changed.scope.getState(cart.$cart)?.lines).toEqual([]);
  // Found on one page, it is still to be read on that of the cart, which looks again.
  expect(changed.scope.getState($changed)).toMatchObject([{ kind: 'removed', skuId: 's1' }]);
});

test('who has ended the cart herself while it was looked at is told nothing', async () => {
  const asked = Promise.withResolvers<void>();
  const { scope, modals, back } = await comingBack(
    aReply(),
    { ...anEmptyReply(), gone: 'not_found' },
    () => asked.promise,
  );

  const looking = back();
  const ending = allSettled(cart.cleared, { scope });
  asked.resolve();
  await Promise.all([looking, ending]);

  expect(modals).not.toHaveBeenCalled();
});

test('what was refused is told by its own modal alone, and while something is being changed nobody looks', async () => {
  const added = Promise.withResolvers<CartReply>();
  const { scope, calls, modals } = aShop({
    '/cart': ({ query }) =>
      calls.length > 1 ? { ...anEmptyReply(), gone: query?.['seen'] && 'issued' } : aReply(),
    '/cart/products/delete': refusing('lines_not_found'),
    '/cart/products/add': () => added.promise,
  });
  await allSettled(cart.requested, { scope });
  const adding = allSettled(cart.quantityChosen, { scope, params: { row, quantity: 2 } });
  const looking = allSettled(cart.returned, { scope });
  added.resolve(aReply({ version: 2 }));
  await Promise.all([adding, looking]);
  expect(calls.map(({ path }) => path)).toEqual(['/cart', '/cart/products/add']);

  await allSettled(cart.linesDeleted, { scope, params: { lineIds: ['l1'] } });

  expect(calls.at(-1)).toMatchObject({ path: '/cart', query: {} });
  expect(modals.mock.calls.map(([{ id }]) => id)).toEqual(['error']);
});

test('a cart that could not be fetched is asked for again by who comes back', async () => {
  const { scope, calls } = aShop({
    '/cart': () => {
      if (calls.length > 1) return aReply();
      throw new CallFailed({ kind: 'fault', status: 503 });
    },
  });
  await allSettled(cart.requested, { scope });

  await allSettled(cart.returned, { scope });

  expect(scope.getState(cart.$state)).toBe('ready');
});
