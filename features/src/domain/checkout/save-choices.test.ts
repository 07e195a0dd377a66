import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $api, type Api } from '../../platform/api/index.ts';
import { keyMadeFx } from '../../platform/idempotency/index.ts';
import { addressRequestedFx } from '../../platform/navigation/index.ts';
import { aGroup, aLine, aReply } from '../cart/cart-builders.ts';
import { aPoint, aStore, someVariants } from '../obtaining/obtaining-builders.ts';
import { aCourierDraft, aDraft } from './checkout-builders.ts';
import * as checkout from './index.ts';

/** Checkout on screen, with what the server says of the cart. */
async function atCheckout(
  cart: ReturnType<typeof aReply>,
  draft: unknown = null,
  others: Record<string, unknown> = {},
) {
  const sent: { path: string; body: unknown }[] = [];
  const replies: Record<string, unknown> = {
    '/cart': cart,
    '/account': { profile: null },
    '/cart/proposed-address': { address: null },
    '/cart/shipping-channels': { channels: [], warehouseLineIds: ['l1', 'l2'], expressLineIds: [] },
    '/cart/stores-with-communications': { stores: [aStore({ hereLineIds: ['l1', 'l2'] })] },
    '/cart/delivery-variants': someVariants(),
    ...others,
  };
  const send = (async ({ path }: { path: string }, { query, body }: { query?: unknown; body?: unknown }) => {
    sent.push({ path, body });
    const reply = replies[path] ?? cart;
    return typeof reply === 'function' ? (reply as (request: unknown) => unknown)({ query }) : reply;
  }) as unknown as Api;
  const scope = fork({
    values: [[$api, { send }]],
    handlers: [
      [checkout.draftReadFx, () => ({ draft })],
      [checkout.draftSavedFx, vi.fn()],
      [keyMadeFx, () => 'key'],
      [addressRequestedFx, () => undefined],
    ],
  });
  await allSettled(checkout.opened, { scope });
  await allSettled(checkout.savingStarted, { scope });
  sent.length = 0;
  const change = (params: Parameters<typeof checkout.changed>[0]) =>
    allSettled(checkout.changed, { scope, params });
  return { scope, sent, change, draft: () => scope.getState(checkout.$draft) };
}

const nobody = { fullName: '', phone: '', email: '', paymentMethod: null };
const moscow = 524901;
const collected = aGroup({ id: 'g1', type: 'pickup', pickupId: 'msk1', point: aPoint(), cityId: moscow });

test('a shop that the cart is collected in is known without anything kept in this browser [CHK-02 SHIP-13]', async () => {
  const { draft } = await atCheckout(aReply({ shippingGroups: [collected] }));

  expect(draft()).toMatchObject({ method: 'pickup', pickupId: 'msk1', rests: [] });
});

test('address, day, hours and comment of a courier are known without anything kept in this browser [CHK-03 CHK-05]', async () => {
  const address = {
    cityId: moscow,
    city: 'Москва',
    street: 'Лесная',
    streetId: null,
    streetType: 'улица',
    house: '7',
    houseBlock: '',
    build: '',
    entrance: '',
    floor: '',
    apartment: '12',
  } as const;
  const interval = { from: '10:00', to: '14:00' };
  const brought = {
    type: 'delivery',
    cityId: moscow,
    date: '2026-11-23',
    interval,
    comment: 'Код 12',
  } as const;
  const lines = [aLine(), aLine({ skuId: 's2', lineIds: ['l2'], shippingGroupId: 'g2' })];
  const { draft } = await atCheckout(
    aReply({ lines, shippingGroups: [aGroup({ ...brought, address }), { ...collected, id: 'g2' }] }),
  );

  expect(draft()).toMatchObject({
    method: 'delivery',
    address: { street: 'Лесная', house: '7', apartment: '12' },
    slot: { date: '2026-11-23', ...interval },
    comment: 'Код 12',
    rests: [{ way: 'pickup', pickupId: 'msk1' }],
  });
});

test('a comment that was changed in the cart since is not overwritten by what checkout had kept [CART-50]', async () => {
  const lines = [aLine(), aLine({ skuId: 's2', lineIds: ['l2'], shippingGroupId: 'g2' })];
  const brought = aGroup({ id: 'g2', type: 'delivery', cityId: moscow, comment: 'Код 34' });
  const cart = aReply({ lines, shippingGroups: [{ ...collected, comment: 'Заберёт сестра' }, brought] });
  const kept = { ...aDraft(nobody), comments: { msk1: 'Заберёт муж', msk2: 'Позвоните' }, comment: 'Код 12' };

  const { draft } = await atCheckout(cart, kept);

  expect(draft().comments).toEqual({ msk1: 'Заберёт сестра', msk2: 'Позвоните' });
  expect(draft().comment).toBe('Код 34');
});

test('a comment that checkout has kept and the cart does not know stays', async () => {
  const kept = { ...aDraft(nobody), comments: { msk1: 'Заберёт муж' } };

  const { draft } = await atCheckout(aReply({ shippingGroups: [collected] }), kept);

  expect(draft().comments).toEqual({ msk1: 'Заберёт муж' });
});

test('a shop of another city is not taken over', async () => {
  const { draft } = await atCheckout(aReply({ shippingGroups: [{ ...collected, cityId: 551487 }] }));

  expect(draft().method).toBeNull();
});

test('a shop is kept by the server as soon as it is chosen, once', async () => {
  const { sent, change } = await atCheckout(aReply(), aDraft({ ...nobody, pickupId: null }));

  await change({ pickupId: 'msk1', rests: [] });

  expect(sent.filter(({ path }) => path === '/cart/shipping-group')).toMatchObject([
    { body: { lineIds: ['l1'], shippingGroupType: 'pickup', pickupId: 'msk1' } },
  ]);
});

test('a recipient is kept once name, phone and e-mail are right, and the way of paying at once [CHK-04 CHK-06]', async () => {
  const { scope, sent, change } = await atCheckout(aReply(), aDraft({ ...nobody }));
  await change({ fullName: 'Иванова  Анна', phone: '+79161234567' });
  await allSettled(checkout.checkoutForm.touched, { scope, params: ['phone'] });
  expect(sent).toEqual([]);

  await change({ email: ' anna@example.com' });
  await allSettled(checkout.checkoutForm.touched, { scope, params: ['email'] });
  await change({ paymentMethod: 'card' });

  expect(sent).toEqual([
    {
      path: '/cart/contact',
      body: { fullName: 'Иванова Анна', phone: '+79161234567', email: 'anna@example.com' },
    },
    { path: '/cart/payment-method', body: { paymentMethod: 'card' } },
  ]);
});

test('what waits to be saved in passing gives way to the order, and nothing of it is sent after it', async () => {
  const held = Promise.withResolvers<unknown>();
  const { scope, sent, change } = await atCheckout(aReply(), aCourierDraft(), {
    '/cart/shipping-group': held.promise,
    '/cart/checkout': { orderNumbers: ['1'] },
  });
  const saved = change({ fitting: true });
  const ordered = allSettled(checkout.checkoutForm.submitted, { scope });

  held.resolve(aReply());
  await Promise.all([saved, ordered]);

  const paths = sent.map(({ path }) => path).filter((path) => path.startsWith('/cart/'));
  expect(paths.filter((path) => path === '/cart/delivery')).toHaveLength(1);
  expect(paths.indexOf('/cart/delivery')).toBeLessThan(paths.indexOf('/cart/checkout'));
});

/**
 * Two pieces that a courier brings, of which one is set apart. What he offers for the other is not known yet: `answer` tells it, and
 * waits until all that follows is done.
 */
async function aPieceSetApart() {
  const lines = [aLine(), aLine({ skuId: 's2', lineIds: ['l2'] })];
  const ofRest = Promise.withResolvers<unknown>();
  const { sent, change } = await atCheckout(aReply({ lines }), aCourierDraft(), {
    '/cart/delivery-variants': ({ query }: { query: { lineIds: string } }) =>
      query.lineIds === 'l1,l2' ? someVariants() : ofRest.promise,
  });
  const changed = change({ apart: ['s2'] });
  return {
    change,
    kept: () => sent.filter(({ path }) => path === '/cart/delivery').map(({ body }) => body),
    answer: async (variants: ReturnType<typeof someVariants>) => {
      ofRest.resolve(variants);
      await changed;
    },
  };
}

test('hours that the courier does not offer for what is left are not sent, and other ones are once they are chosen', async () => {
  const { kept, change, answer } = await aPieceSetApart();
  const later = someVariants().days.slice(1);

  await answer(someVariants({ days: later }));
  expect(kept()).toEqual([]);

  await change({ slot: { date: '2026-11-24', from: '10:00', to: '14:00' } });
  expect(kept()).toMatchObject([{ lineIds: ['l1'], date: '2026-11-24' }]);
});

test('hours that the courier offers for what is left too are sent once that is known', async () => {
  const { kept, answer } = await aPieceSetApart();
  await answer(someVariants());

  expect(kept()).toMatchObject([{ lineIds: ['l1'], date: '2026-11-23' }]);
});
