import { allSettled, fork } from 'effector';
import { visibleFlags } from '@rukav/contract/visible-flags.ts';
import { expect, test, vi } from 'vitest';
import { $api, visitorChanged, type Api } from '../api/index.ts';
import { $session, session, setCityFx, setLocaleFx } from './index.ts';

const inKazakhstan = {
  locale: 'kk-KZ',
  country: 'KZ',
  lang: 'kk',
  currency: 'KZT',
  cityId: 1_526_384,
  cityName: 'Алматы',
  actor: 'guest',
  flags: visibleFlags,
} as const;

const inRussia = {
  locale: 'ru-RU',
  country: 'RU',
  lang: 'ru',
  currency: 'RUB',
  cityId: 498_817,
  cityName: 'Санкт-Петербург',
  actor: 'guest',
  flags: visibleFlags,
} as const;

const changed = vi.fn();
visitorChanged.watch((part) => changed(part));

function aVisit() {
  changed.mockClear();
  const sent: string[] = [];
  const send = (async ({ path }: { path: string }) => {
    sent.push(path);
    return path === '/session' ? inRussia : inKazakhstan;
  }) as unknown as Api;
  return { sent, scope: fork({ values: [[$api, { send }]] }) };
}

test('a visitor of whom nothing is known is in Moscow, pays in rubles and reads Russian [GEO-02]', () => {
  const { scope } = aVisit();

  expect(scope.getState($session)).toEqual({
    locale: 'ru-RU',
    country: 'RU',
    lang: 'ru',
    currency: 'RUB',
    cityId: 524_901,
    cityName: 'Москва',
    actor: 'guest',
    flags: visibleFlags,
  });
});

test('a session that was loaded is not asked for again within five minutes', async () => {
  const { scope, sent } = aVisit();

  await allSettled(session.openFx, { scope, params: {} });
  await allSettled(session.openFx, { scope, params: {} });

  expect(sent).toEqual(['/session']);
  expect(scope.getState($session)).toEqual(inRussia);
});

test('the reply to a change of city is the new session, and what depends on the city is outdated', async () => {
  const { scope, sent } = aVisit();

  await allSettled(session.openFx, { scope, params: {} });
  await allSettled(setCityFx, { scope, params: { body: { cityId: inKazakhstan.cityId } } });

  expect(sent).toEqual(['/session', '/city']);
  expect(scope.getState($session)).toEqual(inKazakhstan);
  expect(changed.mock.calls).toEqual([['city']]);
});

test('the reply to a change of country and language is the new session, and no city has changed by it', async () => {
  const { scope, sent } = aVisit();

  await allSettled(session.openFx, { scope, params: {} });
  await allSettled(setLocaleFx, { scope, params: { body: { country: 'KZ', lang: 'kk' } } });

  expect(sent).toEqual(['/session', '/locale']);
  expect(scope.getState($session)).toEqual(inKazakhstan);
  expect(changed).not.toHaveBeenCalled();
});
