import { randomUUID } from 'node:crypto';
import { acquirings } from '@rukav/contract/payments/methods.ts';
import { beforeEach, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { ProviderAway, type Registration } from './payment-provider.ts';
import { providersBy } from './providers.ts';
import { playProviders } from './test-simulator.ts';

const bank = await playProviders();
const providers = providersBy(readConfig(bank.environment));
const each = [...providers.values()].map((provider) => [provider.acquiring, provider] as const);

beforeEach(async () => {
  await bank.control({ do: 'reset' });
});

const wanted = (changes: Partial<Registration> = {}): Registration => ({
  paymentId: randomUUID(),
  orderNumber: 'ABCDE-23456',
  amount: 399_905,
  currency: 'RUB',
  language: 'ru',
  plan: null,
  urlSuccess: 'http://localhost:3000/dopay/ABCDE-23456',
  urlFail: 'http://localhost:3000/dopay/ABCDE-23456?result=fail',
  lifetime: 900_000,
  contact: { email: 'anna@example.com' },
  lines: [
    { name: 'Рубашка, 46', quantity: 1, price: 369_905, sum: 369_905, kind: 'goods' },
    { name: 'Доставка', quantity: 1, price: 30_000, sum: 30_000, kind: 'service' },
  ],
  ...changes,
});

test('providers are FPS, SBERBANK, SOVCOMBANK and YANDEX_SPLIT; the fifth, GIFT, is the store itself [PAY-07]', () => {
  expect([...providers.keys(), 'GIFT'].toSorted()).toEqual([...acquirings].toSorted());
});

test.each(each)(
  '%s: a payment is registered, paid on its page and told by its status',
  async (_, provider) => {
    const wish = wanted();
    const { providerId, link } = await provider.register(wish);
    const name = { paymentId: wish.paymentId, providerId };
    expect(await provider.status(name)).toMatchObject({ state: 'waiting', captured: 0, refunded: 0 });

    expect(await bank.press(link, { do: 'paid' })).toBe(wish.urlSuccess);

    expect(await provider.status(name)).toMatchObject({
      state: 'paid',
      captured: wish.amount,
      failure: null,
    });
  },
);

test.each(each)(
  '%s: one whose registration was not answered is found by our own name',
  async (_, provider) => {
    const wish = wanted();
    const nameless = { paymentId: wish.paymentId, providerId: null };
    expect(await provider.status(nameless)).toMatchObject({ state: 'unknown' });

    await provider.register(wish);

    expect(await provider.status(nameless)).toMatchObject({ state: 'waiting' });
  },
);

test.each(each)('%s: a part goes back once, however often it is asked for', async (_, provider) => {
  const wish = wanted();
  const { providerId, link } = await provider.register(wish);
  await bank.press(link, { do: 'paid' });
  const name = { paymentId: wish.paymentId, providerId };
  const refund = { ...name, id: randomUUID(), amount: 100_005, currency: 'RUB', lines: [] } as const;

  await provider.refund(refund);
  await provider.refund(refund);

  expect(await provider.status(name)).toMatchObject({
    state: 'paid',
    captured: wish.amount,
    refunded: 100_005,
  });
});

test.each(each)(
  '%s: one that was given up is paid by nobody; one that is paid stays so',
  async (_, provider) => {
    const wish = wanted();
    const { providerId, link } = await provider.register(wish);
    const name = { paymentId: wish.paymentId, providerId };

    await provider.cancel(name);
    await bank.press(link, { do: 'paid' });
    expect(await provider.status(name)).toMatchObject({ state: 'failed', failure: 'cancelled_by_user' });

    await bank.control({ do: 'pay', order: providerId });
    await provider.cancel(name);
    expect(await provider.status(name)).toMatchObject({ state: 'paid' });
  },
);

test.each(each)('%s: why it failed is told in the words of the store [ERR-053]', async (_, provider) => {
  const said = async (fields: Record<string, string>) => {
    const wish = wanted();
    const { providerId, link } = await provider.register(wish);
    expect(await bank.press(link, fields)).toBe(wish.urlFail);
    return (await provider.status({ paymentId: wish.paymentId, providerId })).failure;
  };

  expect(await said({ do: 'declined' })).toBe('declined');
  expect(await said({ do: 'insufficient' })).toBe('insufficient_funds');
  expect(await said({ do: 'refuse' })).toBe('cancelled_by_user');
});

test.each(each)('%s: a payment whose time is over has expired', async (_, provider) => {
  const wish = wanted();
  const { providerId } = await provider.register(wish);

  await bank.control({ do: 'clock', move: 901_000 });

  const name = { paymentId: wish.paymentId, providerId };
  expect(await provider.status(name)).toMatchObject({ state: 'expired', failure: 'expired' });
});

test.each(
  each.flatMap(([name, provider]) =>
    (['error', 'html', 'wrong'] as const).map((how) => [name, how, provider] as const),
  ),
)('%s: an answer of the kind %s is as good as none', async (_, how, provider) => {
  await bank.control({ do: 'answer', how });

  await expect(provider.register(wanted())).rejects.toThrow(ProviderAway);
  await expect(provider.status({ paymentId: randomUUID(), providerId: null })).rejects.toThrow(ProviderAway);
});

test('a QR code names the sum in kopecks, and a till prints receipts of what was paid and of what went back', async () => {
  const sbp = providers.get('FPS');
  const wish = wanted();
  const registered = await sbp?.register(wish);
  expect(registered?.code).toContain('type=02&sum=399905&cur=RUB');
  await bank.press(registered?.link ?? '', { do: 'paid' });
  const name = { paymentId: wish.paymentId, providerId: registered?.providerId ?? '' };
  await sbp?.refund({ ...name, id: randomUUID(), amount: 30_000, currency: 'RUB', lines: [] });

  expect((await sbp?.status(name))?.receipts).toMatchObject([
    { kind: 'income', amount: 399_905 },
    { kind: 'refund', amount: 30_000 },
  ]);
});

test.each([
  ['has not printed yet', { do: 'till', isPrinting: false }],
  ['does not answer', { do: 'answer', how: 'error', order: 'getReceiptStatus' }],
  ['shows a page', { do: 'answer', how: 'html', order: 'getReceiptStatus' }],
])('a payment is paid, and its receipt comes later, where the till %s', async (_, trouble) => {
  const card = providers.get('SBERBANK');
  const wish = wanted();
  const registered = await card?.register(wish);
  await bank.press(registered?.link ?? '', { do: 'paid' });
  const name = { paymentId: wish.paymentId, providerId: registered?.providerId ?? '' };

  await bank.control(trouble);
  expect(await card?.status(name)).toMatchObject({ state: 'paid', captured: wish.amount, receipts: [] });
  await bank.control({ do: 'reset' });

  expect((await card?.status(name))?.receipts).toMatchObject([{ kind: 'income', amount: wish.amount }]);
});

test('in Kazakhstan a card is charged in tenge, on a page in Kazakh', async () => {
  const { link } = (await providers
    .get('SBERBANK')
    ?.register(wanted({ currency: 'KZT', language: 'kk' }))) ?? {
    link: '',
  };

  expect(await bank.read(link)).toMatch(/lang="kk"[\s\S]*3\u00a0999,05\u00a0₸/);
});
