import { visibleFlags } from '@rukav/contract/visible-flags.ts';
import { getSession, setCity, setDeviceType, setLocale, systemTime } from '@rukav/contract/session/calls.ts';
import { countries, locales } from '@rukav/contract/values.ts';
import { beforeEach, expect, test } from 'vitest';
import { cities, openPlaces } from '../catalogue/test-catalogue.ts';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel, testNow } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { session } from './index.ts';

const { db } = await testDatabase();
await openPlaces(db);
const kernel = testKernel(db);

const app = await createServer(kernel, [session]);

const sessionCount = async () =>
  (
    await db
      .selectFrom('session')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

beforeEach(async () => {
  await db.deleteFrom('session').execute();
});

test('whoever only looks gets no session and no cookie, and reads Russian in Russia [I18N-02]', async () => {
  const visitor = visitorOf(app);

  const { body } = await visitor.call(getSession);
  await visitor.call(systemTime);
  await visitor.call(setDeviceType, { body: { deviceType: 'mobile' } });

  expect(body).toEqual({
    locale: 'ru-RU',
    country: 'RU',
    lang: 'ru',
    currency: 'RUB',
    cityId: cities.moscow,
    cityName: 'Москва',
    actor: 'guest',
    flags: visibleFlags,
  });
  expect([visitor.cookies.size, await sessionCount()]).toEqual([0, 0]);
});

test('the country is changed with the language, and the city follows the country [API-100]', async () => {
  const visitor = visitorOf(app);
  await visitor.call(setCity, { body: { cityId: cities.kazan } });

  const { body } = await visitor.call(setLocale, { body: { country: 'KZ', lang: 'kk' } });

  expect(body).toMatchObject({ locale: 'kk-KZ', currency: 'KZT', cityId: cities.almaty });
  expect((await visitor.call(getSession)).body).toEqual(body);
  expect(await sessionCount()).toBe(1);
});

test('there is no Kazakh in Russia, nor anywhere while its flag is off', async () => {
  const visitor = visitorOf(app);
  const inRussia = await visitor.call(setLocale, { body: { country: 'RU', lang: 'kk' } });
  await kernel.flags.set('localeKkKz', false);

  const inKazakhstan = await visitor.call(setLocale, { body: { country: 'KZ', lang: 'kk' } });
  const read = await visitor.call(getSession, { query: { locale: 'kk-KZ' } });
  await kernel.flags.set('localeKkKz', true);

  expect([inRussia.codes, inKazakhstan.codes]).toEqual([['locale_unavailable'], ['locale_unavailable']]);
  expect(read.body.locale).toBe('ru-KZ');
});

test('there are three locales in two countries, and a session names country and language [I18N-01 I18N-05 I18N-06]', async () => {
  expect(locales).toEqual(['ru-RU', 'ru-KZ', 'kk-KZ']);
  expect(countries).toEqual(['RU', 'KZ']);
  for (const [locale, country, lang] of [
    ['ru-RU', 'RU', 'ru'],
    ['ru-KZ', 'KZ', 'ru'],
    ['kk-KZ', 'KZ', 'kk'],
  ] as const) {
    const { body } = await visitorOf(app).call(getSession, { query: { locale } });
    expect(body).toMatchObject({ locale, country, lang });
  }
});

test('a city of the other country is not found [API-128]', async () => {
  const visitor = visitorOf(app);

  expect((await visitor.call(setCity, { body: { cityId: cities.almaty } })).codes).toEqual([
    'city_not_found',
  ]);
  expect((await visitor.call(setCity, { body: { cityId: cities.kazan } })).body.cityName).toBe('Казань');
});

test('the time is the store’s own, with its offset [API-114]', async () => {
  const { body } = await visitorOf(app).call(systemTime);

  expect(body.time).toBe(testNow.toISOString());
});

test('a device is remembered by a session that exists [API-129]', async () => {
  const visitor = visitorOf(app);
  await visitor.call(setCity, { body: { cityId: cities.kazan } });

  await visitor.call(setDeviceType, { body: { deviceType: 'tablet' } });

  expect(await db.selectFrom('session').select(['device_type', 'city_id']).execute()).toEqual([
    { device_type: 'tablet', city_id: cities.kazan },
  ]);
});
