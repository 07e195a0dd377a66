import type { Meta, StoryObj } from '@storybook/react-vite';
import { scopeBind } from 'effector';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { createModalStack, memoryHistoryPort, ModalStack } from '@rukav/design-system/ModalStack';
import { modals } from '@rukav/features/features';
import { product, requestOf } from '@rukav/features/product';
import { inModes } from '../../../.storybook/modes.ts';
import { anEmptyReply } from '../../../features/src/domain/cart/cart-builders.ts';
import { aCard, garments, marketOf } from '../../pages/goods.ts';
import { aProduct, aSku, aSoldOutSku } from '../../pages/product.ts';
import { withShop } from '../scope.tsx';

/** The modal of a look, open from the start. */
function Opened() {
  const [stack] = useState(() => {
    const made = createModalStack<{ look: { kitId: string } }>({ history: memoryHistoryPort() });
    made.open('look', { kitId: 'k1' });
    return made;
  });
  return <ModalStack stack={stack} modals={modals} closeLabel="Закрыть" />;
}

const added = fn();
const market = marketOf('ru-RU');
const replies = {
  'GET /product/{id}': aProduct(market),
  'GET /product/{id}/promo-kits': {
    kits: [
      {
        id: 'k1',
        name: 'Прогулка',
        percent: 15,
        pieces: [
          { product: aCard(garments.knit, market), skus: [aSku('44'), aSku('46'), aSoldOutSku('48')] },
          { product: aCard(garments.jeans, market), skus: [aSku('27'), aSoldOutSku('28')] },
        ],
      },
    ],
  },
  'POST /cart/products/add': ({ body }: { body: unknown }) => {
    added(body);
    return anEmptyReply();
  },
};

const opening = (more: object = {}) =>
  withShop({
    replies: { ...replies, ...more },
    started: (scope) => void scopeBind(product.openFx, { scope })(requestOf('w101')),
  });

const meta = {
  component: Opened,
  beforeEach: () => void added.mockClear(),
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [opening()],
  parameters: { chromatic: inModes('day', 'night', 'phone') },
  play: async () => {
    await expect(await screen.findAllByRole('radiogroup')).toHaveLength(2);
  },
};

export const TheWholeLookGoesIntoTheCartEachPieceInItsSize: Story = {
  decorators: [opening()],
  tags: ['PDP-14', 'PDP-15'],
  play: async ({ userEvent }) => {
    const add = await screen.findByRole('button', { name: 'Добавить образ в корзину' });
    await userEvent.click(add);
    const asked = await screen.findByText('Выберите размер');
    await waitFor(() => expect(asked).toBeVisible());
    await expect(added).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('radio', { name: /^46/ }));
    await userEvent.click(add);

    await expect(added).toHaveBeenLastCalledWith({
      items: [
        { skuId: aSku('46').id, quantity: 1 },
        { skuId: aSku('27').id, quantity: 1 },
      ],
    });
  },
};

export const WhatDoesNotLoadCanBeAskedForAgain: Story = {
  decorators: [opening({ 'GET /product/{id}/promo-kits': undefined })],
  play: async () => {
    const failed = await screen.findByText(/Не удалось загрузить образ/);
    await waitFor(() => expect(failed).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Попробовать ещё раз' })).toBeVisible();
  },
};
