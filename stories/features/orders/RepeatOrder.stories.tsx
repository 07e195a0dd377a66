import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';
import { createModalStack, memoryHistoryPort, ModalStack } from '@rukav/design-system/ModalStack';
import { modals } from '@rukav/features/features';
import { inModes } from '../../../.storybook/modes.ts';
import { aReply } from '../../../features/src/domain/cart/cart-builders.ts';
import { anOrder, anOrderLine } from '../../../features/src/domain/orders/order-builders.ts';
import { refused, withShop } from '../scope.tsx';

/** The modal of repeat order, open from the start. */
function Opened() {
  const [stack] = useState(() => {
    const made = createModalStack<{ 'repeat-order': { orderNumber: string } }>({
      history: memoryHistoryPort(),
    });
    made.open('repeat-order', { orderNumber: 'A-1001' });
    return made;
  });
  return <ModalStack stack={stack} modals={modals} closeLabel="Закрыть" />;
}

const order = anOrder({
  productGroups: {
    added: [
      anOrderLine({ quantity: 2 }),
      anOrderLine({ skuId: 's2', product: 'Пальто двубортное из шерсти', color: 'Графит' }),
    ],
    cancelled: [],
    refused: [],
    returned: [],
  },
});

const adding = (refuse: (skuIds: readonly string[]) => void) => ({
  'GET /order/{id}': { order, accountCreated: false },
  'GET /cart': aReply({ lines: [] }),
  'POST /cart/products/add': ({ body }: { body: { items: { skuId: string }[] } }) => {
    refuse(body.items.map(({ skuId }) => skuId));
    return aReply();
  },
});
const everything = adding(() => undefined);
const withoutCoat = adding((skuIds) => {
  if (skuIds.includes('s2')) throw refused('sold_out');
});

const meta = { component: Opened, decorators: [withShop({ replies: everything })] } satisfies Meta<
  typeof Opened
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The goods of the order, once the modal has come in. */
async function goodsShown() {
  const goods = await screen.findByRole('list', { name: 'Вещи из заказа' });
  await waitFor(() => expect(goods).toBeVisible());
  return goods;
}

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night') },
  tags: ['ORD-27', 'MODAL-17'],
  play: async () => {
    const goods = await goodsShown();
    await expect(within(goods).getAllByRole('listitem')).toHaveLength(2);
    await expect(screen.getByRole('dialog', { name: 'Повторить заказ № A-1001' })).toBeVisible();
  },
};

export const EverythingIsAdded: Story = {
  tags: ['ORD-26'],
  play: async ({ userEvent }) => {
    await goodsShown();

    await userEvent.click(screen.getByRole('button', { name: 'Положить в корзину' }));

    await expect(await screen.findByText('Все вещи из заказа в корзине.')).toBeVisible();
    await expect(screen.getByRole('link', { name: 'Перейти в корзину' })).toHaveAttribute('href', '/cart');
  },
};

export const WhatIsSoldOutIsTold: Story = {
  decorators: [withShop({ replies: withoutCoat })],
  tags: ['ORD-26', 'CART-24'],
  play: async ({ userEvent }) => {
    await goodsShown();

    await userEvent.click(screen.getByRole('button', { name: 'Положить в корзину' }));

    const missing = await screen.findByRole('list', { name: 'Нет в наличии' });
    await expect(within(missing).getByText('Пальто двубортное из шерсти')).toBeVisible();
    const added = screen.getByRole('list', { name: 'Теперь в корзине' });
    await expect(within(added).getByText('Песочный, размер 46, 2 шт.')).toBeVisible();
  },
};

export const NothingIsThere: Story = {
  decorators: [
    withShop({
      replies: adding(() => {
        throw refused('sold_out');
      }),
    }),
  ],
  play: async ({ userEvent }) => {
    await goodsShown();

    await userEvent.click(screen.getByRole('button', { name: 'Положить в корзину' }));

    await expect(await screen.findByText('Сейчас ничего из этого заказа нет в наличии.')).toBeVisible();
    await expect(screen.queryByRole('link', { name: 'Перейти в корзину' })).toBeNull();
  },
};

export const WhatBrokeCanBeTriedAgain: Story = {
  decorators: [withShop({ replies: { 'GET /order/{id}': { order, accountCreated: false } } })],
  play: async ({ userEvent }) => {
    await goodsShown();

    await userEvent.click(screen.getByRole('button', { name: 'Положить в корзину' }));

    await expect(await screen.findByRole('alert')).toHaveTextContent(/Связь прервалась/);
    await expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const InKazakh: Story = { decorators: [withShop({ locale: 'kk-KZ', replies: withoutCoat })] };
