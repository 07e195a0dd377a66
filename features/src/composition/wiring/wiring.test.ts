import { allSettled, createWatch, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { aReply } from '../../domain/cart/cart-builders.ts';
import { $cart, requested } from '../../domain/cart/index.ts';
import { logoutFx, signedIn, type SignedInReply } from '../../domain/profile/index.ts';
import { $api, visitorChanged, type Api } from '../../platform/api/index.ts';
import { presentPathFx } from '../../platform/navigation/index.ts';
import { closeAllModalsFx, closeModalFx, showToastFx } from '../../platform/overlays/index.ts';
import { $isMember, session, setCityFx, setLocaleFx } from '../../platform/session/index.ts';
import './index.ts';

function aVisit() {
  const sent: string[] = [];
  const send = (async ({ path }: { path: string }) => {
    sent.push(path);
    if (path !== '/cart')
      return {
        locale: 'ru-KZ',
        country: 'KZ',
        lang: 'ru',
        currency: 'KZT',
        cityId: 1,
        cityName: 'Алматы',
        actor: 'guest',
      };
    return aReply(sent.length > 1 ? { version: 2, currency: 'KZT' } : {});
  }) as unknown as Api;
  const scope = fork({
    values: [[$api, { send }]],
    handlers: [
      [closeModalFx, () => undefined],
      [closeAllModalsFx, () => undefined],
      [showToastFx, () => undefined],
      [presentPathFx, () => '/catalog'],
    ],
  });
  return { scope, sent };
}

test('after a change of country the cart is priced anew', async () => {
  const { scope } = aVisit();
  await allSettled(requested, { scope });

  await allSettled(setLocaleFx, { scope, params: { body: { country: 'KZ', lang: 'ru' } } });

  expect(scope.getState($cart)?.currency).toBe('KZT');
});

test('a change of city asks for the cart only where there is one on screen', async () => {
  const { scope, sent } = aVisit();

  await allSettled(setCityFx, { scope, params: { body: { cityId: 1 } } });

  expect(sent).toEqual(['/city']);
});

test('the session is a member’s after signing in and a guest’s after signing out [AUTH-55]', async () => {
  const { scope } = aVisit();
  await allSettled(session.openFx, { scope, params: {} });
  const reply = {
    ...aReply(),
    profile: { firstName: 'Анна' },
    merged: false,
    savedCarts: [],
    giftCardsLeftOut: 0,
    cityId: 1,
  };

  await allSettled(signedIn, { scope, params: reply as unknown as SignedInReply });
  const isSignedIn = scope.getState($isMember);
  await allSettled(logoutFx, { scope, params: { body: { type: 'this_device' } } });

  expect([isSignedIn, scope.getState($isMember)]).toEqual([true, false]);
});

test.each([
  ['of her own goes on there, and what depends on the city is asked for anew', 524_901, true],
  ['that is the present one asks for nothing', 1, false],
])('whoever signs in to a city %s', async (_, cityId, isAsked) => {
  const { scope, sent } = aVisit();
  const changed = vi.fn<(part: string) => void>();
  createWatch({ unit: visitorChanged, scope, fn: changed });
  await allSettled(session.openFx, { scope, params: {} });
  const reply = {
    ...aReply(),
    profile: { firstName: 'Анна' },
    merged: false,
    savedCarts: [],
    giftCardsLeftOut: 0,
    cityId,
  };
  sent.length = 0;

  await allSettled(signedIn, { scope, params: reply as unknown as SignedInReply });

  expect(sent.includes('/session')).toBe(isAsked);
  expect(changed.mock.calls).toEqual(isAsked ? [['city']] : []);
});
