import { addDeliveryAddress, getDeliveryAddresses } from '@rukav/contract/addresses/calls.ts';
import { getCart } from '@rukav/contract/cart/calls.ts';
import { setShippingGroup } from '@rukav/contract/cart/checkout-calls.ts';
import { getAccount } from '@rukav/contract/account/calls.ts';
import { addGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { getOrders, moveOrder } from '@rukav/contract/orders/calls.ts';
import { prefixes, type Base, type Call } from '@rukav/contract';
import { getDevices, logout } from '@rukav/contract/sign-in/calls.ts';
import { afterAll, expect, test } from 'vitest';
import { add, cities, openStore, readyCart, submit } from './cart/test-store.ts';
import { testDatabase } from './database/test-database.ts';
import { aCard } from './gift-cards/test-card.ts';
import { noAddresses } from './geography/index.ts';
import { createServer } from './http/server.ts';
import { testKernel } from './http/test-kernel.ts';
import { visitorOf, type Sent } from './http/test-visitor.ts';
import { partnerSignature } from './orders/partner-status.ts';
import { createPorts } from './ports.ts';
import { logIn, signUp } from './sign-in/test-shopper.ts';
import { createSubjects } from './subjects.ts';

/** What may be called by whom, as the published interface says it. */
interface Operation {
  security?: readonly Record<string, unknown>[];
  parameters: readonly { name: string; in: 'path' | 'query' }[];
  requestBody?: { content: Record<string, { schema: { properties?: object } }> };
  responses: { default: { description: string } };
}

const secret = 'secret of the order system';
const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db, { PARTNER_SECRET: secret });
const app = await createServer(
  kernel,
  createSubjects({ ...createPorts(kernel.config), addresses: noAddresses }),
);
afterAll(() => app.close());

const { paths } = (await app.inject('/api/openapi.json')).json<{
  paths: Record<string, Record<string, Operation>>;
}>();
/** The longest prefix first: `/api/v2/front` lies below `/api/v2`. */
const bases = (Object.entries(prefixes) as [Base, string][]).toSorted(([, a], [, b]) => b.length - a.length);
const operations = Object.entries(paths).flatMap(([address, methods]) =>
  Object.entries(methods).map(([method, operation]) => {
    const [base, prefix] = bases.find(([, start]) => address.startsWith(`${start}/`)) ?? ['v3', ''];
    const path = address.slice(prefix.length);
    const call = { base, method: method.toUpperCase(), path, refusals: {} } as Call;
    return { name: `${call.method} ${address}`, call, operation };
  }),
);
type Operated = (typeof operations)[number];
const needs = ({ operation }: Operated) => Object.keys(operation.security?.[0] ?? {})[0];
const namesRefusal = ({ operation }: Operated) =>
  operation.responses.default.description.includes('auth_required');

const phones = { owner: '+79160000001', other: '+79160000002' };
const [owner, ownerElsewhere, other, guest] = [
  visitorOf(app),
  visitorOf(app),
  visitorOf(app),
  visitorOf(app),
];

/** Everything that one member owns. */
async function ownSome() {
  await signUp(db, owner, phones.owner, { email: 'owner@example.com', name: 'Айгерім' });
  await signUp(db, other, phones.other, { email: 'other@example.com', name: 'Ольга' });
  const orderOf = async () => {
    const version = await readyCart(owner, { skuId: 'p2-42', by: 'pickup', phone: phones.owner });
    return (await submit(owner, version)).body.orderNumbers[0] ?? '';
  };
  const [order, done] = [await orderOf(), await orderOf()];
  const receipt = { storage: '9282440300688488', document: '121', sign: '1223334444' };
  for (const status of ['collect', 'underway', 'deliveredToStore', 'waitingInStore'])
    await moveAs(done, { status });
  await moveAs(done, { status: 'complete', receipt });
  const address = { addressName: 'Дом', cityId: cities.moscow, street: 'Неизвестная', house: '7' };
  await owner.call(addDeliveryAddress, { body: address });
  kernel.clock.move(600_000);
  await owner.call(addDeliveryAddress, { body: { ...address, house: '9' } });
  const { addresses } = (await owner.call(getDeliveryAddresses)).body;
  const card = await aCard(db);

  await add(ownerElsewhere, 'p2-42', 2);
  kernel.clock.move(60_000);
  await add(owner, 'p1-42');
  await logIn(db, ownerElsewhere, phones.owner);
  await add(other, 'p2-42');
  const ids = (await owner.call(getCart)).body.cart.lines.flatMap((line) => line.lineIds);
  await owner.call(setShippingGroup, {
    body: { lineIds: ids, shippingGroupType: 'pickup', pickupId: 'arbat', cityId: cities.moscow },
  });
  const sender = { email: 'owner@example.com' };
  await owner.call(addGiftCard, {
    body: { sum: 100_000, currency: 'RUB', sender, receiver: sender, design: 'plain' },
  });
  const receipts = await db.selectFrom('order_receipt').select('id').execute();
  const saved = await db.selectFrom('cart').select('id').where('state', '=', 'saved').executeTakeFirst();
  const { cart } = (await owner.call(getCart)).body;
  const { devices } = (await owner.call(getDevices)).body;
  return {
    order,
    receipt: receipts[0]?.id ?? '',
    card: { cardNumber: card.number, code: card.pin },
    address: addresses[0]?.id ?? '',
    spareAddress: addresses[1]?.id ?? '',
    device: devices.find(({ isCurrent }) => !isCurrent)?.id ?? '',
    savedCart: saved?.id ?? '',
    lineIds: cart.lines.flatMap(({ lineIds }) => lineIds),
    group: cart.shippingGroups[0]?.id ?? '',
    giftCard: cart.giftCards[0]?.id ?? '',
  };
}

/** Moves an order on as the retailer's system does. */
function moveAs(number: string, step: object, key = secret) {
  const body = { sequence: Math.round(performance.now() * 1000), ...step };
  const timestamp = String(Math.floor(kernel.clock.now().getTime() / 1000));
  const signed = { number, timestamp, body: Buffer.from(JSON.stringify(body)) };
  const headers = { 'x-timestamp': timestamp, 'x-signature': partnerSignature(key, signed) };
  return visitorOf(app).call(moveOrder, { params: { number }, body, headers });
}
const mine = await ownSome();

/** What a call is sent to reach an object of the owner, and by which code everybody else is refused. */
interface Reach extends Sent {
  code: string;
}
const { lineIds, order } = mine;
const ofOrder = (more: Sent = {}, name = 'id'): Reach => ({
  params: { [name]: order },
  ...more,
  code: 'order_not_found',
});
const ofLines = (more: object = {}): Reach => ({ body: { lineIds, ...more }, code: 'lines_not_found' });
const saved = { addressName: 'Дом', cityId: cities.moscow, street: 'Неизвестная', house: '8' };
const ofAddress = (more: Sent = {}): Reach => ({
  params: { id: mine.address },
  ...more,
  code: 'saved_address_not_found',
});
const qr = { orderNumber: order, subtotal: 99_900, totalPay: 99_900 };
/** In this order, that of what ends an object last. */
const owned: Record<string, Reach> = {
  'GET /api/v3/order/{id}': ofOrder(),
  'GET /api/v2/front/order': { query: { number: order }, code: 'order_not_found' },
  'GET /api/v3/order/{id}/payment-tools': ofOrder(),
  'POST /api/v3/order/{id}/payment/acquiring': ofOrder({
    body: { acquiring: 'SBERBANK', totalPay: 99_900, urlSuccess: '/', urlFail: '/' },
  }),
  'GET /api/v3/order/payment/qr': { query: qr, code: 'order_not_found' },
  'DELETE /api/v3/order/payment/qr': { query: qr, code: 'order_not_found' },
  'POST /api/v3/order/{number}/apply-gift-card': ofOrder({ body: mine.card }, 'number'),
  'GET /api/v3/receipt/{id}': { params: { id: mine.receipt }, code: 'receipt_not_found' },
  'GET /api/v3/receipt/{id}/pdf': { params: { id: mine.receipt }, code: 'receipt_not_found' },
  'POST /api/v3/order/{id}/extend-storage-date': ofOrder(),
  'POST /api/v3/order/{id}/cancel': ofOrder({ body: { cancelReasonCode: 'not_needed' } }),
  'PUT /api/v3/account/delivery-address/{id}': ofAddress({ body: saved }),
  'PUT /api/v2/front/profile/address/{id}': ofAddress({ body: saved }),
  'POST /api/v3/account/address': { body: { id: mine.address }, code: 'saved_address_not_found' },
  'DELETE /api/v2/front/profile/address/{id}': ofAddress({ params: { id: mine.spareAddress } }),
  'DELETE /api/v3/account/delivery-address/{id}': ofAddress(),
  'POST /api/v3/cart/shipping-group': ofLines({
    shippingGroupType: 'pickup',
    pickupId: 'arbat',
    cityId: cities.moscow,
  }),
  'POST /api/v3/cart/products/add': {
    body: { items: [{ skuId: 'p2-42', quantity: 1 }], shippingGroupId: mine.group },
    code: 'invalid_request',
  },
  'POST /api/v3/cart/comment': {
    body: { shippingGroupId: mine.group, comment: 'Позвоните' },
    code: 'lines_not_found',
  },
  'POST /api/v3/cart/delivery': ofLines({
    address: {
      cityId: cities.moscow,
      city: 'Москва',
      street: 'Льва Толстого',
      streetType: 'ул.',
      house: '16',
    },
    date: '2026-03-04',
    interval: { from: '10:00', to: '14:00' },
  }),
  'POST /api/v3/cart/stores-with-communications': ofLines({ cityId: cities.moscow }),
  'GET /api/v3/cart/delivery-variants': {
    query: { lineIds: lineIds.join(','), cityId: cities.moscow },
    code: 'lines_not_found',
  },
  'GET /api/v3/cart/shipping-channels': { query: { lineIds: lineIds.join(',') }, code: 'lines_not_found' },
  'POST /api/v2/front/alternative-pickup': ofLines({ pickupId: 'arbat' }),
  'POST /api/v3/cart/gift-cards/delete': { body: { id: mine.giftCard }, code: 'lines_not_found' },
  'POST /api/v3/cart/products/update': ofLines({ sourceSkuId: 'p2-42', targetSkuId: 'p2-44' }),
  'POST /api/v3/cart/products/delete': ofLines(),
  'POST /api/v3/cart/merge': { body: { ids: [mine.savedCart] }, code: 'merge_failed' },
  'DELETE /api/v3/account/devices/{id}': { params: { id: mine.device }, code: 'device_not_found' },
};

/** Ids of what is everybody's, such as a product, and what whoever holds its number and secret may use. */
const everybodys = [
  /\/product\/\{id\}/,
  /\/products\/\{id\}\/questions$/,
  /\/static\/pages\/\{url\}$/,
  /\/gift-card\/\{cardNumber\}/,
  /\/cities\/ids$/,
  /\/api\/v3\/stores$/,
  /\/obtain-point$/,
  // Messages of others are passed over, as unknown ones are.
  /\/account\/(?:activate-coupon|messages-read)$/,
  /\/recommendations\//,
  /\/cross-sale$/,
  /\/favorites\/stores/,
  /\/profile\/send-confirmation-email$/,
  /\/(?:partner\/|subscriptions\/\{token\})/,
  // What it names is the visitor's own browser.
  /\/pg\/event$/,
];
/** Names of ids in a query or a body that are those of goods, places and pictures. */
const publicNames = /^(?:city|street|sku|sourceSku|targetSku|product|store|pickup|photo|application)Ids?$/;
const isId = (name: string) =>
  /^(?:id|ids|number)$|[a-z](?:Id|Ids|Number)$/.test(name) &&
  !publicNames.test(name) &&
  name !== 'pageNumber';
const namesOf = ({ parameters, requestBody }: Operation) => [
  ...parameters.filter(({ name, in: place }) => place === 'path' || isId(name)).map(({ name }) => name),
  ...Object.keys(requestBody?.content['application/json']?.schema.properties ?? {}).filter(isId),
];

test('of each call that takes an id it is known whose object that is', () => {
  const unknown = operations
    .filter(
      ({ name, operation }) => namesOf(operation).length > 0 && !everybodys.some((one) => one.test(name)),
    )
    .filter(({ name }) => !(name in owned))
    .map(({ name }) => name);

  expect(unknown).toEqual([]);
  expect(Object.keys(owned).filter((name) => !operations.some((one) => one.name === name))).toEqual([]);
});

test('a call for members refuses every guest, before it reads what was sent, and lets every member in', async () => {
  const guests: Record<string, string> = {};
  const members: Record<string, string> = {};
  for (const { name, call, operation } of operations.filter((each) => needs(each) === 'session')) {
    const params = Object.fromEntries(operation.parameters.map((parameter) => [parameter.name, 'x']));
    const asGuest = await guest.call(call, { params, ...(call.method !== 'GET' && { body: {} }) });
    guests[name] = `${asGuest.status} ${asGuest.codes.join()}`;
    if (!name.endsWith('_delete')) members[name] = (await other.call(call, { params })).codes.join();
  }

  expect(Object.keys(guests).length).toBeGreaterThan(20);
  expect(new Set(Object.values(guests))).toEqual(new Set(['401 auth_required']));
  expect(Object.entries(members).filter(([, code]) => code === 'auth_required')).toEqual([]);
});

test('a call of a partner does nothing for who does not sign it, nor for who signs with another secret', async () => {
  const before = await db.selectFrom('placed_order').select(['number', 'status']).execute();
  const answers = [];
  for (const { call } of operations.filter((each) => needs(each) === 'signature'))
    for (const visitor of [guest, other, owner])
      answers.push(
        (await visitor.call(call, { params: { number: order }, body: { status: 'collect' } })).status,
      );
  const forged = await moveAs(order, { status: 'collect' }, 'another secret');

  expect(answers).toHaveLength(4 * 3);
  expect(answers.filter((status) => ![400, 401, 403].includes(status))).toEqual([]);
  expect([forged.status, forged.codes]).toEqual([401, ['signature_invalid']]);
  expect(await db.selectFrom('placed_order').select(['number', 'status']).execute()).toEqual(before);
});

test('a call that says nothing of signing in is answered to guests', async () => {
  const open = operations.filter((one) => needs(one) === undefined && !namesRefusal(one));
  const refused = [];
  for (const { name, call, operation } of open) {
    const params = Object.fromEntries(operation.parameters.map(({ name: one }) => [one, 'x']));
    const { codes } = await visitorOf(app).call(call, { params, ...(call.method !== 'GET' && { body: {} }) });
    if (codes.includes('auth_required')) refused.push(name);
  }

  expect(refused).toEqual([]);
});

/** All that the owner has, as she sees it. */
const seenByOwner = async () => {
  const reads = [getAccount, getOrders, getDeliveryAddresses, getCart, getDevices] as const;
  return Promise.all(reads.map(async (read) => (await owner.call(read as typeof getCart)).text));
};

test('what a member owns is refused to everybody else, who learns nothing of it and changes nothing', async () => {
  const before = await seenByOwner();
  const wanted: Record<string, unknown> = {};
  const met: Record<string, unknown> = {};
  const leaks = [];
  for (const [name, { code, ...sent }] of Object.entries(owned)) {
    const one = operations.find((each) => each.name === name) as Operated;
    const asksGuest = needs(one) === 'session' || namesRefusal(one);
    const answers = [await guest.call(one.call, sent), await other.call(one.call, sent)];
    wanted[name] = [asksGuest ? ['auth_required'] : [code], [code]];
    met[name] = answers.map(({ codes }) => codes);
    for (const { text } of answers)
      if (/owner@example|9160000001|Айгерім|Ёлкина|Неизвестная/.test(text)) leaks.push(name);
  }

  expect(met).toEqual(wanted);
  expect(leaks).toEqual([]);
  expect(await seenByOwner()).toEqual(before);
});

test('its owner reaches every object by the same calls', async () => {
  const refused: Record<string, unknown> = {};
  for (const [name, { code, ...sent }] of Object.entries(owned)) {
    const { call } = operations.find((one) => one.name === name) as Operated;
    const { codes } = await owner.call(call, sent);
    if (codes.some((met) => met === code || met === 'auth_required' || met === 'validation'))
      refused[name] = codes;
  }

  expect(refused).toEqual({});
});

test('who has signed out is a guest for everything that was hers', async () => {
  const statuses = [];
  await owner.call(logout, { body: { type: 'this_device' } });
  for (const { call } of operations.filter((each) => needs(each) === 'session'))
    statuses.push((await owner.call(call, { params: { id: 'x' } })).status);

  expect(new Set(statuses)).toEqual(new Set([401]));
});
