import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled } from 'effector';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { createModalStack, memoryHistoryPort, ModalStack } from '@rukav/design-system/ModalStack';
import { looksAlike } from '../../../.storybook/modes.ts';
import { aGroup, aLine, aReply } from '../../../features/src/domain/cart/cart-builders.ts';
import CartMergeModal from '../../../features/src/domain/profile/CartMergeModal.tsx';
import DeleteGroupModal from '../../../features/src/domain/cart/DeleteGroupModal.tsx';
import PaidDeliveryModal from '../../../features/src/domain/cart/PaidDeliveryModal.tsx';
import DeleteSoldOutModal from '../../../features/src/domain/cart/DeleteSoldOutModal.tsx';
import { requested } from '@rukav/features/cart';
import { withShop } from '../scope.tsx';

const modals = {
  group: DeleteGroupModal,
  soldOut: DeleteSoldOutModal,
  merge: CartMergeModal,
  bonuses: PaidDeliveryModal,
  code: PaidDeliveryModal,
  promotions: PaidDeliveryModal,
};

interface OpenedProps {
  /** Which modal is open from the start. */
  modal: keyof typeof modals;
}

/** A page on which one of the cart's modals is open. */
function Opened({ modal }: OpenedProps) {
  const [stack] = useState(() => {
    const made = createModalStack<{
      group: { groupId: string };
      soldOut: object;
      merge: { carts: { id: string; productCount: number }[] };
      bonuses: { by: 'bonuses'; sum: number };
      code: { by: 'code'; code: string; sum: number };
      promotions: { by: 'promotions'; sum: number };
    }>({
      history: memoryHistoryPort(),
    });
    if (modal === 'group') made.open('group', { groupId: 'g1' });
    if (modal === 'soldOut') made.open('soldOut', {});
    if (modal === 'merge') made.open('merge', { carts: [{ id: 'old', productCount: 3 }] });
    if (modal === 'bonuses') made.open('bonuses', { by: 'bonuses', sum: 120_000 });
    if (modal === 'code') made.open('code', { by: 'code', code: 'ОСЕНЬ', sum: 39_990 });
    if (modal === 'promotions') made.open('promotions', { by: 'promotions', sum: 120_000 });
    return made;
  });
  return <ModalStack stack={stack} modals={modals} closeLabel="Закрыть" />;
}

const called = fn();
const recording =
  (reply: unknown) =>
  ({ body }: { body: unknown }) => {
    called(body);
    return reply;
  };

const meta = {
  component: Opened,
  decorators: [
    withShop({
      replies: {
        'GET /cart': aReply({
          shippingGroups: [aGroup(), aGroup({ id: 'g3', type: 'soldout' })],
          lines: [
            aLine(),
            aLine({ skuId: 's2', lineIds: ['l2'] }),
            aLine({ skuId: 's3', lineIds: ['l3'], shippingGroupId: 'g3', isSoldOut: true }),
          ],
        }),
        'POST /cart/products/delete': recording(aReply({ version: 2 })),
        'POST /cart/bonuses': recording(aReply({ version: 2 })),
        'POST /cart/promotions': recording(aReply({ version: 2 })),
        'POST /cart/promo/delete': recording(aReply({ version: 2 })),
        'POST /cart/merge': recording({ ...aReply({ version: 2 }), merged: true, leftOut: 0 }),
      },
      started: (scope) => void allSettled(requested, { scope }),
    }),
  ],
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

export const AWholeGroupIsDeletedAfterAQuestion: Story = {
  args: { modal: 'group' },
  tags: ['CART-45'],
  play: async ({ userEvent }) => {
    await screen.findByText(/Из корзины уйдут: Рубашка/);

    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));

    await waitFor(() => expect(called).toHaveBeenCalledWith({ lineIds: ['l1', 'l2'] }));
  },
};

export const WhatIsSoldOutIsDeletedAfterAQuestion: Story = {
  args: { modal: 'soldOut' },
  tags: ['CART-46'],
  play: async ({ userEvent }) => {
    await screen.findByText(/больше нет в наличии: Рубашка/);

    await userEvent.click(screen.getByRole('button', { name: 'Удалить' }));

    await waitFor(() => expect(called).toHaveBeenCalledWith({ lineIds: ['l3'] }));
  },
};

export const ASavedCartCanBeAddedOrLeft: Story = {
  args: { modal: 'merge' },
  tags: ['CART-47'],
  play: async ({ userEvent }) => {
    const add = await screen.findByRole('button', { name: 'Добавить к новой' });
    await waitFor(() => expect(add).toBeVisible());

    await userEvent.click(screen.getByRole('button', { name: 'Оставить только новую' }));

    await waitFor(() => expect(called).toHaveBeenCalledWith({ ids: [] }));
  },
};

export const BonusesThatCostTheFreeDeliveryAreAskedAboutFirst: Story = {
  args: { modal: 'bonuses' },
  play: async ({ userEvent }) => {
    await screen.findByText(/на 1 200 ₽ дешевле.*везём от 3 000 ₽/);

    await userEvent.click(screen.getByRole('button', { name: 'Списать бонусы' }));

    await waitFor(() => expect(called).toHaveBeenCalledWith({ apply: true }));
  },
};

export const ACodeThatCostsTheFreeDeliveryCanBeTakenOff: Story = {
  args: { modal: 'code' },
  play: async ({ userEvent }) => {
    await screen.findByText(/С промокодом ОСЕНЬ вещи дешевле на 399,90 ₽/);

    await userEvent.click(screen.getByRole('button', { name: 'Убрать промокод' }));

    await waitFor(() => expect(called).toHaveBeenCalledWith({ promo: 'ОСЕНЬ' }));
  },
};

export const PromotionsThatCostTheFreeDeliveryCanBeDeclined: Story = {
  args: { modal: 'promotions' },
  parameters: looksAlike,
  play: async ({ userEvent }) => {
    await screen.findByText(/Со скидками по акциям вещи дешевле на 1 200 ₽.*везём от 3 000 ₽/);

    await userEvent.click(screen.getByRole('button', { name: 'Отказаться от акций' }));

    await waitFor(() => expect(called).toHaveBeenCalledWith({ apply: false }));
  },
};
