import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $api, type Api } from '../../platform/api/index.ts';
import { session } from '../../platform/session/index.ts';
import { $favouriteStores, $unread, marksRequested, storesKnown, unreadKnown } from './marks.ts';

const aSession = {
  locale: 'ru-RU',
  country: 'RU',
  lang: 'ru',
  currency: 'RUB',
  cityId: 1,
  actor: 'member',
  flags: {},
};

/** A member's page whose marks were asked for, and are answered when they are let come. */
async function aPage() {
  const marks = Promise.withResolvers<object>();
  const send = (({ path }: { path: string }) =>
    path === '/session' ? Promise.resolve(aSession) : marks.promise) as unknown as Api;
  const scope = fork({ values: [[$api, { send }]] });
  await allSettled(session.openFx, { scope, params: {} });
  const isAnswered = allSettled(marksRequested, { scope });
  return {
    scope,
    answer: async () => {
      marks.resolve({ favourites: [], favouriteStores: ['before'], unreadMessages: 2 });
      await isAnswered;
    },
  };
}

test('shops and unread messages are what the marks say', async () => {
  const { scope, answer } = await aPage();

  await answer();

  expect(scope.getState($favouriteStores)).toEqual(['before']);
  expect(scope.getState($unread)).toBe(2);
});

test('marks that come after a shop was added and messages were read take neither back', async () => {
  const { scope, answer } = await aPage();
  void allSettled(storesKnown, { scope, params: ['before', 'added'] });
  void allSettled(unreadKnown, { scope, params: 0 });

  await answer();

  expect(scope.getState($favouriteStores)).toEqual(['before', 'added']);
  expect(scope.getState($unread)).toBe(0);
});
