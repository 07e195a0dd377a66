import { allSettled, fork, type Scope } from 'effector';
import { visibleFlags } from '@rukav/contract/visible-flags.ts';
import { expect, test } from 'vitest';
import { aReply } from '../../domain/cart/cart-builders.ts';
import { $draft, changed, draftReadFx, draftSavedFx, emptyDraft } from '../../domain/checkout/index.ts';
import { bonuses, cardCode } from '../../domain/club/index.ts';
import { $favourites, marksRequested } from '../../domain/marks/index.ts';
import { $profile, logoutFx, signedIn, type SignedInReply } from '../../domain/profile/index.ts';
import { $api, type Api } from '../../platform/api/index.ts';
import { presentPathFx } from '../../platform/navigation/index.ts';
import { authRequired } from '../../platform/errors/index.ts';
import { closeAllModalsFx, closeModalFx, showToastFx } from '../../platform/overlays/index.ts';
import { session } from '../../platform/session/index.ts';
import './index.ts';

const aSession = {
  locale: 'ru-RU',
  country: 'RU',
  lang: 'ru',
  currency: 'RUB',
  cityId: 524_901,
  cityName: 'Москва',
  actor: 'guest',
  flags: visibleFlags,
};

/** A tab in which members come and go; the server answers whoever is signed in. */
function aTab() {
  let owner = 'A';
  const kept: unknown[] = [];
  const send = (async ({ path }: { path: string }) => {
    if (path === '/session') return aSession;
    if (path === '/account/marks')
      return { favourites: [`of ${owner}`], favouriteStores: [], unreadMessages: 0 };
    return path === '/cart' ? aReply() : { code: `of ${owner}`, reload: false };
  }) as unknown as Api;
  const scope = fork({
    values: [[$api, { send }]],
    handlers: [
      [closeModalFx, () => undefined],
      [closeAllModalsFx, () => undefined],
      [showToastFx, () => undefined],
      [presentPathFx, () => '/catalog'],
      [draftReadFx, () => kept.at(-1)],
      [draftSavedFx, (draft: unknown) => void kept.push(draft)],
    ],
  });
  const signIn = async (name: string) => {
    owner = name;
    const reply = {
      ...aReply(),
      profile: { clubproId: name },
      merged: false,
      savedCarts: [],
      cityId: 524_901,
    };
    await allSettled(signedIn, { scope, params: reply as unknown as SignedInReply });
  };
  /** What of a member stands in the tab. */
  const known = () => ({
    card: scope.getState(cardCode.$current).answer,
    bonuses: scope.getState(bonuses.$current).answer,
    favourites: [...(scope.getState($favourites) ?? [])],
    draft: scope.getState($draft).fullName,
    profile: scope.getState($profile),
  });
  return { scope, signIn, known, kept };
}

async function aMembersTab() {
  const tab = aTab();
  const { scope } = tab;
  await allSettled(session.openFx, { scope, params: {} });
  await tab.signIn('A');
  await allSettled(marksRequested, { scope });
  await allSettled(cardCode.openFx, { scope, params: {} });
  await allSettled(bonuses.openFx, { scope, params: {} });
  await allSettled(changed, { scope, params: { fullName: 'Анна А' } });
  return tab;
}

const nothing = { card: null, bonuses: null, favourites: [], draft: emptyDraft.fullName, profile: null };

test.each([
  ['signs out', (scope: Scope) => allSettled(logoutFx, { scope, params: { body: { type: 'this_device' } } })],
  ['has been signed out elsewhere', (scope: Scope) => allSettled(authRequired, { scope, params: 'read' })],
])('whoever %s leaves nothing in the tab, and the next member sees her own [AUTH-55]', async (_, leave) => {
  const { scope, signIn, known, kept } = await aMembersTab();

  await leave(scope);
  const left = known();
  await signIn('B');

  expect(left).toEqual(nothing);
  expect(kept.at(-1)).toMatchObject({ draft: { fullName: '' } });
  expect(known()).toMatchObject({
    card: { code: 'of B' },
    bonuses: { code: 'of B' },
    favourites: ['of B'],
    draft: '',
  });
});

test('a member who takes the place of one whose session had ended unnoticed sees nothing of hers', async () => {
  const { signIn, known } = await aMembersTab();

  await signIn('B');

  expect(known()).toMatchObject({ card: { code: 'of B' }, favourites: ['of B'], draft: '' });
});

test('what a guest has written for the order is hers after signing in', async () => {
  const { scope, signIn, known } = aTab();
  await allSettled(session.openFx, { scope, params: {} });
  await allSettled(changed, { scope, params: { fullName: 'Анна А' } });

  await signIn('A');

  expect(known().draft).toBe('Анна А');
});
