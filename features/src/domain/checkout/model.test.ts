import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { aLine, aReply } from '../cart/cart-builders.ts';
import { refreshFx } from '../cart/index.ts';
import { aStore } from '../obtaining/obtaining-builders.ts';
import { aCourierDraft, aDraft } from './checkout-builders.ts';
import type { CheckoutDraft } from './draft.ts';
import * as checkout from './index.ts';
import { addressLocated } from './location.ts';
import { aShop, lost, refusing } from './test-shop.ts';

test('a pickup sets shop, contact and payment and then orders the version that was seen [CHK-02 CHK-04 CHK-06]', async () => {
  const shop = aShop();
  await shop.open();

  await shop.submit();

  expect(shop.sent.map(({ path }) => path).slice(-5, -1)).toEqual([
    '/cart/shipping-group',
    '/cart/contact',
    '/cart/payment-method',
    '/cart/checkout',
  ]);
  expect(shop.orders()).toEqual([
    {
      path: '/cart/checkout',
      body: {
        version: 1,
        shown: {
          groups: [
            {
              type: 'pickup',
              pickupId: 'msk1',
              date: '2026-11-22',
              interval: null,
              price: 0,
              lines: [{ skuId: 's1', quantity: 1, pricePerItem: 399_900 }],
            },
          ],
          giftCards: [],
          promoCodes: [],
          bonuses: 0,
          total: 399_900,
        },
        agreement: { rules: true, personalData: true, mailing: false },
      },
      key: 'key-1',
    },
  ]);
  expect(shop.went).toHaveBeenCalledWith({ to: '/thankyoupage?orders=A-1001', replace: true });
});

test('a courier gets address, day and hours [CHK-03 CHK-05]', async () => {
  const shop = aShop({}, { draft: aCourierDraft() });
  await shop.open();

  await shop.submit();

  expect(shop.sent.find(({ path }) => path === '/cart/delivery')?.body).toMatchObject({
    lineIds: ['l1'],
    address: { cityId: 524901, street: 'Лесная', house: '7' },
    date: '2026-11-23',
    interval: { from: '10:00', to: '14:00' },
  });
  expect(shop.orders()).toHaveLength(1);
});

test('a double click makes one order', async () => {
  const shop = aShop();
  await shop.open();

  await Promise.all([shop.submit(), shop.submit()]);

  expect(shop.orders()).toHaveLength(1);
});

test('after a lost answer the same order is sent again with its key and nothing before it', async () => {
  const shop = aShop({ '/cart/checkout': lost });
  await shop.open();
  await shop.submit();
  const before = shop.sent.length;

  shop.replies['/cart/checkout'] = () => ({ orderNumbers: ['A-1001'], accountCreated: false });
  await shop.submit();

  expect(shop.sent.slice(before).map(({ path }) => path)[0]).toBe('/cart/checkout');
  expect(shop.orders().map(({ key }) => key)).toEqual(['key-1', 'key-1']);
  expect(shop.orders()[1]?.body).toEqual(shop.orders()[0]?.body);
});

test('an order whose answer got lost is kept beside the page, so that a reload repeats it', async () => {
  const shop = aShop({ '/cart/checkout': lost });
  await shop.open();
  await shop.submit();
  const kept = shop.saved.mock.lastCall?.[0];

  const after = aShop({}, kept);
  await after.open();
  await after.submit();

  expect(after.orders()[0]?.key).toBe('key-1');
});

test('another wish after a refusal has another key', async () => {
  const shop = aShop({ '/cart/checkout': refusing('upstream_services_unavailable') });
  await shop.open();

  await shop.submit();
  await shop.submit();

  expect(shop.orders().map(({ key }) => key)).toEqual(['key-1', 'key-2']);
});

test('nothing is sent while something is missing, and the summary names it', async () => {
  const shop = aShop({}, { draft: aDraft({ paymentMethod: null, rules: false }) });
  await shop.open();

  await shop.submit();

  expect(shop.orders()).toEqual([]);
  expect(shop.scope.getState(checkout.checkoutForm.$shown).map(({ field }) => field)).toEqual([
    'paymentMethod',
    'rules',
  ]);
});

test('no fault is shown before the focus has left its field or the order was tried', async () => {
  const shop = aShop({}, null);
  await shop.open();
  expect(shop.scope.getState(checkout.checkoutForm.$shown)).toEqual([]);

  await allSettled(checkout.checkoutForm.touched, { scope: shop.scope, params: ['fullName'] });

  expect(shop.scope.getState(checkout.checkoutForm.$shown).map(({ field }) => field)).toEqual(['fullName']);
});

test('a faulty field that the server names is told at its place until it changes, and nothing typed is lost', async () => {
  const shop = aShop({ '/cart/contact': refusing('validation', 'email') });
  await shop.open();

  await shop.submit();
  expect(shop.scope.getState(checkout.checkoutForm.$shown)).toEqual([
    { field: 'email', fault: { code: 'server', message: 'validation' } },
  ]);
  expect(shop.scope.getState(checkout.$draft)).toEqual(aDraft());

  await allSettled(checkout.changed, { scope: shop.scope, params: { email: 'a@example.com' } });
  expect(shop.scope.getState(checkout.checkoutForm.$shown)).toEqual([]);
});

test('an address where no courier goes is told at its street, and nothing is sent until it is another', async () => {
  const shop = aShop(
    { '/delivery-terms': () => ({ cityId: 524901, cityName: 'Москва', terms: [] }) },
    { draft: aCourierDraft() },
  );
  await shop.open();
  const place = { name: 'Лесная, 7', locationLevel: 'house', geoPoint: { lat: 57, lon: 39 } } as const;
  await allSettled(addressLocated, { scope: shop.scope, params: place });

  await shop.submit();
  expect(shop.orders()).toEqual([]);
  expect(shop.scope.getState(checkout.checkoutForm.$shown)).toEqual([
    { field: 'street', fault: { code: 'far' } },
  ]);

  await allSettled(checkout.addressChanged, { scope: shop.scope, params: { house: '9' } });
  await shop.submit();
  expect(shop.orders()).toHaveLength(1);
});

test('what the server finds wrong with a place is forgotten with its house, and with another way', async () => {
  const shop = aShop({ '/cart/delivery': refusing('address_out_of_reach') }, { draft: aCourierDraft() });
  await shop.open();
  const shown = () => shop.scope.getState(checkout.checkoutForm.$shown);
  const far = [{ field: 'street', fault: { code: 'far' } }];

  await shop.submit();
  expect([shown(), shop.orders()]).toEqual([far, []]);
  await allSettled(checkout.addressChanged, { scope: shop.scope, params: { house: '9' } });
  expect(shown()).toEqual([]);

  await shop.submit();
  expect(shown()).toEqual(far);
  await allSettled(checkout.changed, { scope: shop.scope, params: { method: 'pickup', pickupId: 'msk1' } });
  expect(shown()).toEqual([]);
});

test('after a refusal that says the cart is not as it was seen, it is fetched anew', async () => {
  const shop = aShop({ '/cart/checkout': refusing('prices_outdated') });
  await shop.open();

  await shop.submit();

  const paths = shop.sent.map(({ path }) => path);
  expect(paths.slice(paths.indexOf('/cart/checkout'))).toContain('/cart');
  expect(shop.modals).toHaveBeenCalledTimes(1);
});

test('a size that only a shop has is collected there, and the courier brings the other, as two orders [SHIP-02 CHK-02]', async () => {
  const lines = [aLine(), aLine({ skuId: 's2', lineIds: ['l2'] })];
  const { slot, address } = aCourierDraft();
  const rests = [{ way: 'pickup', pickupId: 'msk1' }];
  const shop = aShop(
    {
      '/cart': () => aReply({ lines }),
      '/cart/shipping-channels': () => ({ channels: [], warehouseLineIds: ['l2'], expressLineIds: [] }),
      '/cart/stores-with-communications': () => ({ stores: [aStore({ hereLineIds: ['l1'] })] }),
    },
    { draft: aCourierDraft({ slot, address, rests: rests as CheckoutDraft['rests'] }) },
  );
  await shop.open();

  await shop.submit();

  const sent = shop.sent.filter(({ path }) => path === '/cart/shipping-group').map(({ body }) => body);
  expect(sent).toMatchObject([
    { lineIds: ['l1'], shippingGroupType: 'pickup', pickupId: 'msk1' },
    { lineIds: ['l2'], shippingGroupType: 'delivery' },
  ]);
  expect(shop.orders()).toHaveLength(1);
});

test('nothing is asked about lines that are being ordered: what is given up may be gone by then [CHK-02]', async () => {
  const lines = [aLine(), aLine({ skuId: 's2', lineIds: ['l2'] })];
  const left = () => aReply({ version: 2, lines: [aLine()] });
  const shop = aShop(
    {
      '/cart': () => aReply({ lines }),
      '/cart/products/delete': left,
      '/cart/shipping-group': left,
      '/cart/contact': left,
      '/cart/payment-method': left,
      '/cart/shipping-channels': () => ({ channels: [], warehouseLineIds: ['l1'], expressLineIds: [] }),
    },
    { draft: aCourierDraft({ rests: [{ way: 'delete' }] }) },
  );
  await shop.open();
  const before = shop.sent.length;

  await shop.submit();

  expect(shop.sent.slice(before).map(({ path }) => path)).toEqual([
    '/cart',
    '/cart/products/delete',
    '/cart/shipping-group',
    '/cart/delivery',
    '/cart/contact',
    '/cart/payment-method',
    '/cart/checkout',
    '/cart',
  ]);
});

test('nothing is asked about lines where nobody sees the answers: on another page they come and go', async () => {
  const lines = [aLine(), aLine({ skuId: 's2', lineIds: ['l2'] })];
  const shop = aShop();
  const asked = () => shop.sent.filter(({ path }) => path === '/cart/shipping-channels').length;

  await allSettled(refreshFx, { scope: shop.scope });
  expect(asked()).toBe(0);
  await shop.open();
  expect(asked()).toBe(1);
  await allSettled(checkout.left, { scope: shop.scope });
  shop.replies['/cart'] = () => aReply({ lines });
  await allSettled(refreshFx, { scope: shop.scope });
  expect(asked()).toBe(1);
});

test('a size that the courier does not have asks what becomes of it before anything is sent [CHK-08]', async () => {
  const shop = aShop(
    { '/cart/shipping-channels': () => ({ channels: [], warehouseLineIds: [], expressLineIds: [] }) },
    { draft: aCourierDraft() },
  );
  await shop.open();

  await shop.submit();

  expect(shop.scope.getState(checkout.checkoutForm.$shown).map(({ field }) => field)).toEqual(['rests']);
  expect(shop.orders()).toEqual([]);
});

test('what is known of the shopper is filled in, and what was written stays', async () => {
  const contact = { fullName: 'Ким Анна', phone: '+79160000000', email: 'kim@example.com' };
  const shop = aShop({ '/cart': () => aReply({ contact }) }, { draft: aDraft({ fullName: '', email: '' }) });

  await shop.open();

  expect(shop.scope.getState(checkout.$draft)).toMatchObject({
    fullName: 'Ким Анна',
    email: 'kim@example.com',
    phone: '+79161234567',
    rules: true,
  });
});
