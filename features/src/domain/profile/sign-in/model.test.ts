import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $api, CallFailed, type Api } from '../../../platform/api/index.ts';
import { $clock } from '../../../platform/clock/index.ts';
import { leaveRequestedFx, presentPathFx, reloadRequestedFx } from '../../../platform/navigation/index.ts';
import {
  closeAllModalsFx,
  closeModalFx,
  openModalFx,
  showToastFx,
} from '../../../platform/overlays/index.ts';
import { aReply } from '../../cart/cart-builders.ts';
import { $cart } from '../../cart/index.ts';
import '../../../composition/wiring/index.ts';
import { mergeClosed } from '../after-merge.ts';
import { $profile, logoutChosen, mergeChosen, pauseFx, signIn } from '../index.ts';
import { $notice } from './said.ts';

const profile = {
  clubproId: '1',
  firstName: 'Анна',
  lastName: null,
  secondName: null,
  phone: '+79161234567',
  email: null,
  isEmailConfirmed: false,
};
const signedInReply = (changes: object = {}) => ({
  ...aReply({ id: 'mine', version: 5 }),
  profile,
  merged: false,
  savedCarts: [],
  giftCardsLeftOut: 0,
  cityId: 524901,
  ...changes,
});
const refusing = (code: string) => () => {
  throw new CallFailed({ kind: 'refused', status: 409, errors: [{ code, message: code }], requestId: 'r' });
};

function aVisit(answers: Record<string, (request: { body?: unknown }) => unknown> = {}, path = '/cart') {
  const sent: { path: string; body: unknown }[] = [];
  const replies: typeof answers = {
    '/request-sms-code': () => ({
      resendAt: '2026-11-21T12:01:00+03:00',
      codeLength: 4,
      channel: 'SMS',
      isDelayed: false,
    }),
    '/check-sms-code': () => ({ token: 'proof', hasAccount: true }),
    '/login': () => signedInReply(),
    '/register': () => signedInReply(),
    '/logout': () => ({ reload: true }),
    '/cart': () => aReply({ id: 'guest' }),
    '/cart/merge': () => ({ ...aReply({ id: 'mine', version: 6 }), merged: true, leftOut: 0 }),
    ...answers,
  };
  const send = (async (called: { path: string }, request: { body?: unknown }) => {
    sent.push({ path: called.path, body: request.body });
    return replies[called.path]?.(request);
  }) as unknown as Api;
  const [modals, closed, left, reloaded, paused] = [vi.fn(), vi.fn(), vi.fn(), vi.fn(), vi.fn()];
  const said = vi.fn();
  const scope = fork({
    values: [
      [$api, { send }],
      [$clock, { now: () => Date.parse('2026-11-21T12:00:00+03:00') }],
    ],
    handlers: [
      [openModalFx, modals],
      [closeModalFx, closed],
      [showToastFx, said],
      [closeAllModalsFx, () => undefined],
      [leaveRequestedFx, left],
      [reloadRequestedFx, reloaded],
      [presentPathFx, () => path],
      [pauseFx, paused],
    ],
  });
  const submit = async (changes: Parameters<typeof signIn.changed>[0]) => {
    await allSettled(signIn.changed, { scope, params: changes });
    await allSettled(signIn.signInForm.submitted, { scope });
  };
  const shown = () =>
    Object.fromEntries(
      scope.getState(signIn.signInForm.$shown).map(({ field, fault }) => [field, fault.code]),
    );
  return { scope, sent, modals, closed, left, reloaded, paused, said, submit, shown };
}

const phone = '+79161234567';
const agreed = { rules: true, userAgreement: true, personalData: true };

test('a phone and its code sign in, and the cart of the account is taken over [CART-34]', async () => {
  const visit = aVisit();

  await visit.submit({ phone });
  await visit.submit({ code: '0042' });

  expect(visit.sent.map(({ path }) => path)).toEqual(['/request-sms-code', '/check-sms-code', '/login']);
  expect(visit.scope.getState($profile)?.firstName).toBe('Анна');
  expect(visit.scope.getState($cart)?.id).toBe('mine');
  expect(visit.closed).toHaveBeenCalledTimes(1);
});

test('who is signed in is told so, by name where one is known', async () => {
  const [named, unnamed] = [
    aVisit(),
    aVisit({ '/login': () => signedInReply({ profile: { ...profile, firstName: null } }) }),
  ];

  for (const visit of [named, unnamed]) {
    await visit.submit({ phone });
    await visit.submit({ code: '0042' });
  }

  expect(named.said.mock.lastCall?.[0]).toMatchObject({
    level: 'success',
    message: 'profile.signedIn.named',
    values: { name: 'Анна' },
  });
  expect(unnamed.said.mock.lastCall?.[0]).toMatchObject({ message: 'profile.signedIn' });
});

test('no code is sent to a phone of another country [AUTH-34 AUTH-35]', async () => {
  const visit = aVisit();

  await allSettled(signIn.signInForm.submitted, { scope: visit.scope });
  expect(visit.shown()).toEqual({ phone: 'required' });
  await visit.submit({ phone: '+77011234567' });

  expect(visit.shown()).toEqual({ phone: 'country' });
  expect(visit.sent).toEqual([]);
});

test('another code can be asked for after 60 seconds [AUTH-10 AUTH-11]', async () => {
  const visit = aVisit();
  await visit.submit({ phone });
  expect(visit.scope.getState(signIn.$resendIn)).toBe(60_000);

  await allSettled(signIn.countdownEnded, { scope: visit.scope });
  await allSettled(signIn.resendRequested, { scope: visit.scope, params: 'SMS' });

  expect(visit.sent.map(({ path }) => path)).toEqual(['/request-sms-code', '/request-sms-code']);
});

test('a wrong code is told at the code and another try is possible [ERR-133]', async () => {
  const visit = aVisit({ '/check-sms-code': refusing('wrong_code') });
  await visit.submit({ phone });

  await visit.submit({ code: '1111' });

  expect(visit.shown()).toEqual({ code: 'wrong' });
  expect(visit.scope.getState(signIn.$step)).toBe('code');
  expect(visit.scope.getState(signIn.$draft).code).toBe('1111');
});

test('a code of an order that is over by the time of the agreement leads back to the phone and says so', async () => {
  const login = vi
    .fn<() => unknown>()
    .mockImplementationOnce(refusing('agreement_required'))
    .mockImplementationOnce(refusing('temporary_password_invalid'));
  const visit = aVisit({ '/login': login });
  await allSettled(signIn.wayChosen, { scope: visit.scope, params: 'password' });
  await visit.submit({ phone, password: '123456' });
  expect(visit.scope.getState(signIn.$step)).toBe('agreement');

  await visit.submit(agreed);

  expect([visit.scope.getState(signIn.$step), visit.scope.getState($notice)]).toEqual([
    'contact',
    'temporary',
  ]);
});

test('a code is required [AUTH-15]', async () => {
  const visit = aVisit();
  await visit.submit({ phone });

  await allSettled(signIn.signInForm.submitted, { scope: visit.scope });

  expect(visit.shown()).toEqual({ code: 'required' });
});

test('a phone without an account is registered, with both agreements [AUTH-47 AUTH-48 AUTH-23]', async () => {
  const visit = aVisit({ '/check-sms-code': () => ({ token: 'proof', hasAccount: false }) });
  await visit.submit({ phone });
  await visit.submit({ code: '1234' });
  expect(visit.scope.getState(signIn.$step)).toBe('registration');

  await allSettled(signIn.signInForm.submitted, { scope: visit.scope });
  expect(visit.shown()).toEqual({
    name: 'required',
    mailbox: 'required',
    rules: 'required',
    userAgreement: 'required',
    personalData: 'required',
  });
  await visit.submit({ name: 'Анна-Мария', mailbox: 'anna@example.com', ...agreed });

  expect(visit.sent.at(-1)).toMatchObject({
    path: '/register',
    body: { phone, token: 'proof', name: 'Анна-Мария', email: 'anna@example.com' },
  });
  expect(visit.scope.getState($profile)).not.toBeNull();
});

test('registration tells the birthday and the page on which it was agreed to [API-117]', async () => {
  const visit = aVisit({ '/check-sms-code': () => ({ token: 'proof', hasAccount: false }) }, '/catalog');
  await allSettled(signIn.opened, { scope: visit.scope });
  await visit.submit({ phone });
  await visit.submit({ code: '123456' });
  await visit.submit({ name: 'Анна', mailbox: 'anna@example.com', birthday: '1990-02-30', ...agreed });
  expect(visit.shown()).toEqual({ birthday: 'form' });

  await visit.submit({ birthday: '1990-02-28' });

  expect(visit.sent.at(-1)).toMatchObject({
    path: '/register',
    body: { birthday: '1990-02-28', subscribePage: '/catalog' },
  });
});

test.each([
  ['Anna', 'characters', 'AUTH-24 AUTH-26'],
  ['А', 'short', 'AUTH-25'],
  ['А'.repeat(65), 'long', 'AUTH-25'],
])('the name %s is refused as %s [%s]', async (name, fault, _rows) => {
  const visit = aVisit({ '/check-sms-code': () => ({ token: 'proof', hasAccount: false }) });
  await visit.submit({ phone });
  await visit.submit({ code: '1234' });

  await visit.submit({ name, mailbox: 'anna@example.com', ...agreed });

  expect(visit.shown()).toEqual({ name: fault });
});

test('a proof that is not valid any more makes the shopper repeat the code step [ERR-121]', async () => {
  const visit = aVisit({ '/login': refusing('token_invalid') });
  await visit.submit({ phone });

  await visit.submit({ code: '1234' });

  expect(visit.scope.getState(signIn.$step)).toBe('contact');
  expect(visit.scope.getState($notice)).toBe('again');
});

test('a cart saved earlier is offered, to be added or left, and no toast covers the question [CART-36]', async () => {
  const savedCarts = [{ id: 'old', productCount: 3 }];
  const visit = aVisit({ '/login': () => signedInReply({ savedCarts }) });
  await visit.submit({ phone });
  await visit.submit({ code: '1234' });
  expect(visit.modals).toHaveBeenCalledWith({ id: 'cart-merge', props: { carts: savedCarts } });
  expect(visit.said).not.toHaveBeenCalled();

  await allSettled(mergeChosen, { scope: visit.scope, params: ['old'] });

  expect(visit.sent.at(-1)).toEqual({ path: '/cart/merge', body: { ids: ['old'] } });
  expect(visit.scope.getState($cart)?.version).toBe(6);
  await allSettled(mergeClosed, { scope: visit.scope });
  expect(visit.said).toHaveBeenCalledWith(expect.objectContaining({ id: 'signed-in' }));
});

test('gift cards that found no room are told of in numbers, and others need no word [GIFT-27]', async () => {
  const visit = aVisit({ '/login': () => signedInReply({ giftCardsLeftOut: 3 }) });
  const roomy = aVisit();

  for (const one of [visit, roomy]) {
    await one.submit({ phone });
    await one.submit({ code: '1234' });
  }

  const told = { message: 'profile.merge.cardsLeftOut', values: { shown: '3', most: '10' } };
  expect(visit.said).toHaveBeenCalledWith(expect.objectContaining(told));
  expect(roomy.said).not.toHaveBeenCalledWith(expect.objectContaining({ message: told.message }));
});

test('when carts cannot be merged that is told and the cart is kept [ERR-049]', async () => {
  const visit = aVisit({ '/cart/merge': refusing('merge_failed') });
  await visit.submit({ phone });
  await visit.submit({ code: '1234' });

  await allSettled(mergeChosen, { scope: visit.scope, params: ['old'] });

  expect(visit.modals.mock.lastCall?.[0]).toMatchObject({ props: { message: 'profile.merge.failed' } });
  expect(visit.scope.getState($cart)?.id).toBe('mine');
});

test.each([
  ['/personal/orders', '/', 'AUTH-58'],
  ['/account', '/', 'AUTH-58'],
  ['/cart/checkout', '/', 'AUTH-58'],
  ['/catalog', 'reload', 'AUTH-59'],
])('after 800 ms a logout on %s leads to %s [%s]', async (path, next, _row) => {
  const visit = aVisit({}, path);

  await allSettled(logoutChosen, { scope: visit.scope, params: 'this_device' });

  expect(visit.paused).toHaveBeenCalledWith(800);
  expect(visit.left.mock.calls).toEqual(next === '/' ? [['/']] : []);
  expect(visit.reloaded).toHaveBeenCalledTimes(next === 'reload' ? 1 : 0);
});

test('a logout elsewhere leaves the page when the server asks for nothing [AUTH-60]', async () => {
  const visit = aVisit({ '/logout': () => ({ reload: false }) }, '/catalog');

  await allSettled(logoutChosen, { scope: visit.scope, params: 'all_devices' });

  expect(visit.left).not.toHaveBeenCalled();
  expect(visit.reloaded).not.toHaveBeenCalled();
});

test('a logout clears profile and cart [AUTH-55 AUTH-57]', async () => {
  const visit = aVisit();
  await visit.submit({ phone });
  await visit.submit({ code: '1234' });

  await allSettled(logoutChosen, { scope: visit.scope, params: 'this_device' });

  expect(visit.scope.getState($profile)).toBeNull();
  expect(visit.scope.getState($cart)?.id).toBe('guest');
});
