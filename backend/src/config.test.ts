import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

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
