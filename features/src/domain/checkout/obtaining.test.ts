import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';
import { $api, CallFailed, type Api } from '../../platform/api/index.ts';
import { closeModalFx, openModalFx } from '../../platform/overlays/index.ts';
import { aReply } from '../cart/cart-builders.ts';
import { aStore, someVariants } from '../obtaining/obtaining-builders.ts';
import { aCourierDraft, aDraft } from './checkout-builders.ts';
import * as checkout from './index.ts';

/** A shopper at her cart with the modal open; what she chose before is `draft`. */
async function aShopper(draft: unknown, refuse?: () => never) {
  const sent: { path: string; body: unknown }[] = [];
  const replies: Record<string, () => unknown> = {
    '/account': () => ({ profile: null }),
    '/cart/proposed-address': () => ({ address: null }),
    '/cart/shipping-channels': () => ({ channels: [], warehouseLineIds: ['l1'], expressLineIds: [] }),
    '/cart/stores-with-communications': () => ({ stores: [aStore()] }),
    '/cart/delivery-variants': () => someVariants(),
    ...(refuse && { '/cart/shipping-group': refuse }),
  };
  const send = (async ({ path }: { path: string }, { body }: { body?: unknown }) => {
    sent.push({ path, body });
    return (replies[path] ?? (() => aReply()))();
  }) as unknown as Api;
  const [modals, closed, saved] = [vi.fn(), vi.fn(), vi.fn()];
  const scope = fork({
    values: [[$api, { send }]],
    handlers: [
      [openModalFx, modals],
      [closeModalFx, closed],
      [checkout.draftReadFx, () => ({ draft })],
      [checkout.draftSavedFx, saved],
    ],
  });
  await allSettled(checkout.opened, { scope });
  sent.length = 0;
  return {
    scope,
    sent,
    modals,
    closed,
    saved,
    confirm: () => allSettled(checkout.obtainingForm.submitted, { scope }),
  };
}

/** How to get things is known, and nothing of whom they are for. */
const nobody = { fullName: '', phone: '', email: '', paymentMethod: null, rules: false, personalData: false };

test('a shop that is chosen in the cart is where the lines are collected [SHIP-13 MODAL-17]', async () => {
  const { sent, closed, confirm } = await aShopper(aDraft(nobody));

  await confirm();

  expect(sent[0]).toMatchObject({
    path: '/cart/shipping-group',
    body: { lineIds: ['l1'], shippingGroupType: 'pickup', pickupId: 'msk1' },
  });
  expect(sent.map(({ path }) => path)).not.toContain('/cart/checkout');
  expect(closed).toHaveBeenCalledTimes(1);
});

test('a courier that is chosen in the cart has an address, a day and hours [SHIP-13]', async () => {
  const { sent, closed, confirm } = await aShopper(aCourierDraft(nobody));

  await confirm();

  expect(sent.slice(0, 2)).toMatchObject([
    { path: '/cart/shipping-group', body: { shippingGroupType: 'delivery' } },
    {
      path: '/cart/delivery',
      body: { date: '2026-11-23', interval: { from: '10:00', to: '14:00' }, address: { street: 'Лесная' } },
    },
  ]);
  expect(closed).toHaveBeenCalledTimes(1);
});

test('what is missing of the choice is told, and of the recipient nothing', async () => {
  const { scope, sent, closed, confirm } = await aShopper(aCourierDraft({ ...nobody, slot: null }));
  expect(scope.getState(checkout.obtainingForm.$shown)).toEqual([]);

  await confirm();

  expect(scope.getState(checkout.obtainingForm.$shown).map(({ field }) => field)).toEqual(['slot']);
  expect(scope.getState(checkout.checkoutForm.$shown).map(({ field }) => field)).toEqual(['slot']);
  expect(sent).toEqual([]);
  expect(closed).not.toHaveBeenCalled();
});

test('a shop that gives out no more orders is told at its place, and the modal stays', async () => {
  const { scope, modals, closed, confirm } = await aShopper(aDraft(nobody), () => {
    const errors = [{ code: 'pickup_point_not_found', message: '' }];
    throw new CallFailed({ kind: 'refused', status: 404, errors, requestId: 'r' });
  });

  await confirm();

  expect(scope.getState(checkout.obtainingForm.$shown)).toMatchObject([
    { field: 'pickupId', fault: { code: 'gone' } },
  ]);
  expect(modals).toHaveBeenCalledWith(
    expect.objectContaining({ props: expect.objectContaining({ message: 'checkout.error.pointNotFound' }) }),
  );
  expect(closed).not.toHaveBeenCalled();
});

const split = {
  ...nobody,
  apart: ['s2'],
  rests: [{ way: 'delivery' as const, apart: [] }],
};

test('ways that were only looked at leave the choice as it was, and nothing of them is kept', async () => {
  const { scope, sent, saved } = await aShopper(aDraft(split));
  await allSettled(checkout.savingStarted, { scope });
  await allSettled(checkout.choiceOpened, { scope });
  saved.mockClear();

  await allSettled(checkout.changed, { scope, params: { method: 'delivery', apart: [], rests: [] } });
  await allSettled(checkout.addressChanged, { scope, params: { street: 'Лесная' } });
  await allSettled(checkout.choiceLeft, { scope });

  expect(scope.getState(checkout.$draft)).toEqual(aDraft(split));
  expect(sent.filter(({ path }) => path.startsWith('/cart/shipping-group'))).toEqual([]);
  expect(saved).not.toHaveBeenCalled();
});

test('a way that was saved stays when the choice is left', async () => {
  const { scope, saved, confirm } = await aShopper(aCourierDraft(split));
  await allSettled(checkout.choiceOpened, { scope });
  await allSettled(checkout.changed, {
    scope,
    params: { method: 'pickup', pickupId: 'msk1', apart: [], rests: [] },
  });

  await confirm();
  await allSettled(checkout.choiceLeft, { scope });

  const chosen = { method: 'pickup', pickupId: 'msk1', apart: [], rests: [] };
  expect(scope.getState(checkout.$draft)).toMatchObject(chosen);
  expect(saved).toHaveBeenLastCalledWith(
    expect.objectContaining({ draft: expect.objectContaining(chosen) as unknown }),
  );
});

test('a way that is looked at again is split as before', async () => {
  const { scope } = await aShopper(aDraft(split));
  await allSettled(checkout.choiceOpened, { scope });

  await allSettled(checkout.wayLookedAt, { scope, params: 'delivery' });
  expect(scope.getState(checkout.$draft)).toMatchObject({ method: 'delivery', apart: [], rests: [] });
  await allSettled(checkout.wayLookedAt, { scope, params: 'pickup' });

  expect(scope.getState(checkout.$draft)).toEqual(aDraft(split));
});
