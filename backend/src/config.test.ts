import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { newKeys } from './push/new-keys.ts';

test('with nothing set the store is a demo with a database of its own', () => {
  const config = readConfig({});

  expect([config.port, config.isDemo, config.databaseUrl, config.publicUrl.href]).toEqual([
    3001,
    true,
    undefined,
    'http://localhost:3000/',
  ]);
});

test('with a database it is no demo, unless that is asked for', () => {
  const DATABASE_URL = 'postgres://shop@db/shop';

  expect(readConfig({ DATABASE_URL }).isDemo).toBe(false);
  expect(readConfig({ DATABASE_URL, RUKAV_DEMO: '1' }).isDemo).toBe(true);
});

test('every wrong value is named at once', () => {
  expect(() => readConfig({ PORT: 'soon', DATABASE_URL: 'mysql://db' })).toThrow(
    /PORT: .*\n.*DATABASE_URL: /,
  );
});

test('notifications in browsers need a key pair that fits, and somebody to turn to', () => {
  const { publicKey: WEB_PUSH_PUBLIC_KEY, privateKey: WEB_PUSH_PRIVATE_KEY } = newKeys();
  const keys = { WEB_PUSH_PUBLIC_KEY, WEB_PUSH_PRIVATE_KEY };
  const other = newKeys().publicKey;

  expect(readConfig({}).push.keys).toBeUndefined();
  expect(readConfig({ ...keys, WEB_PUSH_SUBJECT: 'mailto:help@shop.example' }).push).toEqual({
    keys: { publicKey: WEB_PUSH_PUBLIC_KEY, privateKey: WEB_PUSH_PRIVATE_KEY },
    subject: 'mailto:help@shop.example',
    origins: [],
  });
  expect(readConfig({ ...keys, PUBLIC_URL: 'https://shop.example/' }).push.subject).toBe(
    'https://shop.example',
  );
  expect(readConfig({ WEB_PUSH_ORIGINS: 'https://a.example http://b.example:8' }).push.origins).toEqual([
    'https://a.example',
    'http://b.example:8',
  ]);
  expect(() => readConfig(keys)).toThrow(/WEB_PUSH_SUBJECT: /);
  expect(() => readConfig({ WEB_PUSH_PUBLIC_KEY })).toThrow(/WEB_PUSH_PRIVATE_KEY: .*\n.*WEB_PUSH_SUBJECT: /);
  expect(() => readConfig({ ...keys, WEB_PUSH_PUBLIC_KEY: other })).toThrow(/WEB_PUSH_PUBLIC_KEY: /);
  expect(() => readConfig({ WEB_PUSH_ORIGINS: 'https://a.example/path' })).toThrow(/WEB_PUSH_ORIGINS: /);
});

const url = 'https://bank.example';
const ofBank = { RBS_USER: 'shop', RBS_PASSWORD: 'secret', RBS_SECRET: 'secret' };

test.each([
  [{ RBS_URL: url }, ['RBS_USER', 'RBS_PASSWORD', 'RBS_SECRET']],
  [{ RBS_URL: url, RBS_USER: 'shop' }, ['RBS_PASSWORD', 'RBS_SECRET']],
  [{ SBP_URL: url, ...ofBank, RBS_SECRET: '' }, ['RBS_SECRET']],
  [ofBank, ['RBS_USER', 'RBS_PASSWORD', 'RBS_SECRET']],
  [{ YANDEX_PAY_URL: url, YANDEX_PAY_KEY: 'key' }, ['YANDEX_PAY_MERCHANT']],
  [{ YANDEX_PAY_MERCHANT: 'shop' }, ['YANDEX_PAY_MERCHANT']],
  [{ SOVCOMBANK_URL: url }, ['SOVCOMBANK_SHOP', 'SOVCOMBANK_SECRET']],
  [{ SOVCOMBANK_SECRET: 'secret' }, ['SOVCOMBANK_SECRET']],
  [{ SMARTCAPTCHA_SITE_KEY: 'key' }, ['SMARTCAPTCHA_SERVER_KEY']],
  [{ SMARTCAPTCHA_SERVER_KEY: 'key' }, ['SMARTCAPTCHA_SERVER_KEY']],
  [{ MESSAGES_TOKEN: 'token' }, ['MESSAGES_TOKEN']],
])('a service whose settings are half given ends the start by their names: %o', (environment, named) => {
  const message = () => {
    try {
      readConfig(environment);
      return '';
    } catch (error) {
      return (error as Error).message;
    }
  };

  expect([...message().matchAll(/^ {2}(\w+): It is /gm)].map(([, name]) => name)).toEqual(named);
});

test('a provider with all of its settings is offered', () => {
  const { payments } = readConfig({ DATABASE_URL: 'postgres://shop@db/shop', SBP_URL: url, ...ofBank });

  expect([payments.card, payments.sbp]).toMatchObject([undefined, { url, user: 'shop' }]);
});

/** Settings whose line in `.env.example` shows the default, with that default. */
const documented = [
  ...readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').matchAll(
    /^#(PORT|BACKEND_PORT|HOST|RUKAV_DEMO|SIMULATOR_PORT|TRUST_PROXY|LOG_LEVEL|DRAIN_MS|MAP_CREDIT|DATABASE_CONNECTIONS|(?:LIMIT|MAX|GUEST|MEMBER|CODES|PICTURES)_(?!DIR)\w+|\w+_TAX_TYPE|(?:DADATA|SMARTCAPTCHA)_URL)=(.+)$/gm,
  ),
].map(([, name = '', value = '']) => [name, value] as const);

test('every setting has the default that is documented', () => {
  expect(documented.length).toBeGreaterThan(20);
  expect(documented.map(([name]) => name)).toEqual(
    expect.arrayContaining(['MEMBER_PIECES', 'MEMBER_SUM_RUB', 'MEMBER_SUM_KZT']),
  );

  for (const [name, value] of documented)
    expect([name, readConfig({ [name]: value })]).toEqual([name, readConfig({})]);
});
