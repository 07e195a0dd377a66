import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { $api, type Api } from '../../platform/api/index.ts';
import { openModalFx } from '../../platform/overlays/index.ts';
import { aCart, aGroup, aReply } from './cart-builders.ts';
import { requested } from './model.ts';
import { offerChosen, offerConfirmed, paidDeliveryAccepted } from './one-offer.ts';
import { addPromoFx, promotionsChosen } from './promo.ts';

const free = aCart().totals.freeDeliveryFrom;

/** A cart for a courier whose goods cost so much, minor units; delivery is free from 3 000 ₽. */
const costing = (subtotal: number, changes: Partial<Cart> = {}) =>
  aReply({
    shippingGroups: [aGroup({ type: 'delivery', subtotal })],
    totals: { ...aCart().totals, subtotal },
    ...changes,
  });

/** A shop in which an offer brings the goods from one sum to another; calls and dialogs are recorded. */
async function aShop(from: number, to: number, changes: Partial<Cart> = {}) {
  const calls: { path: string; body: unknown }[] = [];
  const modals = vi.fn();
  const send = (async ({ path }: { path: string }, { body }: { body?: { apply?: boolean } }) => {
    if (path === '/cart') return costing(from, changes);
    calls.push({ path, body });
    return costing(body?.apply === false ? from : to, { version: 1 + calls.length });
  }) as unknown as Api;
  const scope = fork({ values: [[$api, { send }]], handlers: [[openModalFx, modals]] });
  await allSettled(requested, { scope });
  return { scope, calls, modals };
}

const purse = (most: number) => ({ bonuses: { applied: false, used: 0, balance: 5000, most, worth: 100 } });
const toBonuses = { offer: 'bonuses', apply: true } as const;
const toPromotions = { offer: 'promotions', apply: true } as const;

test('bonuses that cost the free delivery are asked about, and nothing is sent before the shopper agrees', async () => {
  const { scope, calls, modals } = await aShop(free + 10_000, free - 40_000, purse(500));

  await allSettled(offerChosen, { scope, params: toBonuses });
  expect(modals).toHaveBeenCalledExactlyOnceWith({
    id: 'cart-paid-delivery',
    props: { by: 'bonuses', sum: 50_000 },
  });
  expect(calls).toEqual([]);

  await allSettled(paidDeliveryAccepted, { scope });
  expect(calls).toEqual([{ path: '/cart/bonuses', body: { apply: true } }]);
});

test.each([
  ['keep the free delivery', free + 50_000, 500],
  ['meet a delivery that is paid anyway', free - 1, 500],
])('bonuses that %s are applied at once', async (_, from, most) => {
  const { scope, calls, modals } = await aShop(from, from - most * 100, purse(most));

  await allSettled(offerChosen, { scope, params: toBonuses });

  expect(calls).toHaveLength(1);
  expect(modals).not.toHaveBeenCalled();
});

test('bonuses that take the place of promotions are asked about as well', async () => {
  const promotions = { apply: true, offered: [{ id: 'women', name: 'Минус 20 %', discount: 1000 }] };
  const shop = await aShop(free, free - 50_000, { ...purse(500), promotions });
  const { scope, calls, modals } = shop;

  await allSettled(offerChosen, { scope, params: toBonuses });
  await allSettled(offerConfirmed, { scope, params: 'bonuses' });

  expect(modals.mock.calls.map(([{ id }]) => id)).toEqual(['cart-one-offer', 'cart-paid-delivery']);
  expect(calls).toEqual([]);
});

/** Offers whose discount is known once they are applied. */
const offers = [
  {
    what: 'a code',
    apply: (scope: Awaited<ReturnType<typeof aShop>>['scope']) =>
      allSettled(addPromoFx, { scope, params: 'ОСЕНЬ' }),
    changes: {},
    props: { by: 'code', code: 'ОСЕНЬ' },
  },
  {
    what: 'promotions switched on',
    apply: (scope: Awaited<ReturnType<typeof aShop>>['scope']) =>
      allSettled(offerChosen, { scope, params: toPromotions }),
    changes: { promotions: { apply: false, offered: [] } },
    props: { by: 'promotions' },
  },
  {
    what: 'promotions in place of bonuses',
    apply: (scope: Awaited<ReturnType<typeof aShop>>['scope']) =>
      allSettled(offerConfirmed, { scope, params: 'promotions' }),
    changes: { bonuses: { ...purse(500).bonuses, applied: true } },
    props: { by: 'promotions' },
  },
];

test.each(offers)('$what: the loss of free delivery is asked about', async ({ apply, changes, props }) => {
  const { scope, modals } = await aShop(free, free - 1000, changes);

  await apply(scope);

  expect(modals).toHaveBeenCalledExactlyOnceWith({
    id: 'cart-paid-delivery',
    props: { ...props, sum: 1000 },
  });
});

test.each(
  offers.flatMap((offer) => [
    { ...offer, how: 'free delivery that stays', from: free + 1000, to: free },
    { ...offer, how: 'delivery that was paid before', from: free - 1, to: free - 1000 },
  ]),
)('$what: nothing is asked about $how', async ({ apply, changes, from, to }) => {
  const { scope, modals } = await aShop(from, to, changes);

  await apply(scope);

  expect(modals).not.toHaveBeenCalled();
});

test('promotions that are declined ask nothing', async () => {
  const { scope, calls, modals } = await aShop(free, free - 1000);

  await allSettled(promotionsChosen, { scope, params: false });

  expect(calls).toEqual([{ path: '/cart/promotions', body: { apply: false } }]);
  expect(modals).not.toHaveBeenCalled();
});
