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
