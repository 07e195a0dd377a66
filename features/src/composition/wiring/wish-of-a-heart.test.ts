import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { aReply } from '../../domain/cart/cart-builders.ts';
import { $favourites, marksRequested } from '../../domain/marks/index.ts';
import { signedIn, type SignedInReply } from '../../domain/profile/index.ts';
import { $api, type Api } from '../../platform/api/index.ts';
import { closeAllModalsFx, closeModalFx, showToastFx } from '../../platform/overlays/index.ts';
import { presentPathFx } from '../../platform/navigation/index.ts';
import { session } from '../../platform/session/index.ts';
import { wished } from '../../platform/wish/index.ts';
import './index.ts';

const aSession = { locale: 'ru-RU', country: 'RU', lang: 'ru', currency: 'RUB', cityId: 1, actor: 'guest' };

test('the heart that a guest had to sign in for is filled, beside what she liked before [PDP-13 AUTH-56]', async () => {
  const send = (async ({ path }: { path: string }) => {
    if (path === '/session') return aSession;
    if (path === '/account/marks') return { favourites: ['before'], favouriteStores: [], unreadMessages: 0 };
    return aReply();
  }) as unknown as Api;
  const handlers = [closeModalFx, closeAllModalsFx, showToastFx, presentPathFx].map(
    (effect) => [effect, () => '/'] as [typeof effect, () => string],
  );
  const scope = fork({ values: [[$api, { send }]], handlers: handlers as never });
  await allSettled(session.openFx, { scope, params: {} });
  await allSettled(marksRequested, { scope });
  await allSettled(wished, { scope, params: { kind: 'favourite', about: { productId: 'p1' } } });

  const reply = { ...aReply(), profile: {}, merged: false, savedCarts: [], giftCardsLeftOut: 0, cityId: 1 };
  await allSettled(signedIn, { scope, params: reply as unknown as SignedInReply });

  expect([...(scope.getState($favourites) ?? [])]).toEqual(['p1', 'before']);
});
