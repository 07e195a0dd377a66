import type { StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { createModalStack, memoryHistoryPort, ModalStack } from '@rukav/design-system/ModalStack';
import { aGroup, aReply } from '../../../features/src/domain/cart/cart-builders.ts';
import { aPoint, aStore, someVariants } from '../../../features/src/domain/obtaining/obtaining-builders.ts';
import { draftReadFx, draftSavedFx } from '@rukav/features/checkout';
import { modals } from '@rukav/features/features';
import { closeModalFx } from '@rukav/features/overlays';
import { supplying, type Shop } from '../scope.tsx';

/** The modal of obtaining methods, open from the start. */
export function Opened() {
  const [stack] = useState(() => {
    const made = createModalStack<{ 'cart-obtaining-methods': Record<never, never> }>({
      history: memoryHistoryPort(),
    });
    made.open('cart-obtaining-methods', {});
    return made;
  });
  return <ModalStack stack={stack} modals={modals} closeLabel="Закрыть" />;
}

/** Hears what is sent. */
export const called = fn();
/** Hears what is closed. */
export const closed = fn();
/** Every way that a server tells of. */
export const types = ['pickup', 'thirdparty', 'post', 'delivery', 'express_delivery'] as const;
/** Channels of which these are available. */
export const channels = (...available: (typeof types)[number][]) =>
  types.map((type) => ({
    type,
    isAvailable: available.includes(type),
    price: available.includes(type) ? (type === 'pickup' ? 0 : 14_900) : null,
    from: available.includes(type) ? '2026-11-22' : null,
    pointCount: null,
  }));

/** A partner's point with its name for an id. */
export const partner = (id: string, changes: Partial<Parameters<typeof aPoint>[0]> = {}, price = 14_900) =>
  aStore({
    point: aPoint({ id, name: id, format: 'standard', metro: null, phone: '', ...changes }),
    hereLineIds: [],
    price,
  });
const round = Array.from({ length: 7 }, () => ({ from: '00:00', to: '24:00' }));
/** Points of every kind, one of them closed. */
export const partners = [
  partner('Шаг у рынка', { type: 'pvz', services: ['has_fitting', 'cash_and_card'], address: 'Садовая, 3' }),
  partner('Ячейка 8', { type: 'postamat', services: ['card_only'], workHours: round, address: 'Лесная, 20' }),
  partner(
    'Почта 101000',
    { type: 'post', services: ['cash_only'], address: '101000, Мясницкая, 26' },
    19_900,
  ),
  partner('Ячейка 7', {
    type: 'postamat',
    services: ['has_qr_code'],
    needPrepay: true,
    capacity: 2,
    workHours: round,
    address: 'Лесная, 9',
    metro: 'Менделеевская',
  }),
  aStore({
    ...partner('Закрытый пункт', { type: 'pvz', shopStatus: { shopNowStatus: 'NOT_SALE' } }),
    availableLineIds: [],
    unavailableLineIds: ['l1'],
  }),
];

/** Hours of an express courier on a day. */
export const expressOn = (date: string) => ({
  days: [{ date, intervals: [{ interval: { from: '18:00', to: '20:00' }, price: 49_900 }] }],
  unavailableLineIds: [],
});

/** A shop whose cart has one line, which every way can get. */
export const shop = (changes: Partial<Shop> = {}): Shop => ({
  ...changes,
  replies: {
    'GET /cart': aReply(),
    'GET /cart/proposed-address': { address: null },
    'GET /cart/shipping-channels': {
      channels: channels(...types),
      warehouseLineIds: ['l1'],
      expressLineIds: ['l1'],
    },
    'POST /cart/stores-with-communications': { stores: [aStore(), ...partners] },
    'GET /cart/delivery-variants': ({ query }: { query: { filter?: string } }) =>
      query.filter === 'express_delivery' ? expressOn('2026-11-21') : someVariants(),
    'GET /map': { styleUrl: null, credit: null, plan: null },
    'GET /streets': { streets: [] },
    'GET /houses': { houses: [] },
    'POST /cart/shipping-group': ({ body }: { body: { shippingGroupType: string; pickupId?: string } }) => {
      called(body);
      const group = aGroup({ id: 'g2', type: 'pickup', pickupId: body.pickupId ?? null, cityId: 524901 });
      return aReply({ version: 2, shippingGroups: [group] });
    },
    'POST /cart/delivery': ({ body }: { body: unknown }) => {
      called(body);
      return aReply({ version: 3 });
    },
    ...changes.replies,
  },
  handlers: [
    supplying(draftReadFx, () => null),
    supplying(draftSavedFx, () => undefined),
    supplying(closeModalFx, closed),
    ...(changes.handlers ?? []),
  ],
});

type User = Parameters<NonNullable<StoryObj['play']>>[0]['userEvent'];

/** A tab of the modal, once that has come in. */
export async function tab(name: string) {
  const found = await screen.findByRole('tab', { name });
  await waitFor(() => expect(found).toBeVisible());
  return found;
}
/** Opens a tab. */
export const open = async (userEvent: User, name: string) => userEvent.click(await tab(name));
/** Saves the choice. */
export const save = (userEvent: User) => userEvent.click(screen.getByRole('button', { name: 'Сохранить' }));
/** The names of the partners' points that are listed. */
export const listed = async () => {
  const list = await screen.findByRole('list', { name: 'Пункты выдачи, постаматы и почта' });
  return within(list)
    .getAllByRole('heading')
    .map(({ textContent }) => textContent);
};
/** Switches a filter of the points. */
export const filter = async (userEvent: User, name: string) => {
  if (!screen.queryByRole('checkbox', { name }))
    await userEvent.click(screen.getByRole('button', { name: /^Фильтры/ }));
  await userEvent.click(screen.getByRole('checkbox', { name }));
};
