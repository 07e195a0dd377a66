import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled } from 'effector';
import { expect } from 'storybook/test';
import { inModes } from '../../../.storybook/modes.ts';
import { aReply } from '../../../features/src/domain/cart/cart-builders.ts';
import { addFx } from '@rukav/features/cart';
import { CartWidget } from '@rukav/features/cart/view';
import { withShop, type Shop } from '../scope.tsx';

const meta = { component: CartWidget } satisfies Meta<typeof CartWidget>;
export default meta;
type Story = StoryObj<typeof meta>;

const added: Shop = {
  replies: { 'GET /cart': aReply(), 'POST /cart/products/add': aReply({ version: 2 }) },
  started: (scope) => {
    void allSettled(addFx, { scope, params: { body: { items: [{ skuId: 's1', quantity: 1 }] } } });
  },
};

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night') },
  decorators: [withShop(added)],
  tags: ['CART-21'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Добавлено в корзину' })).toBeVisible();
    await expect(canvas.getByText('В корзине 1 товар')).toBeVisible();
    await expect(document.body).toHaveFocus();
  },
};

export const InKazakh: Story = { decorators: [withShop({ ...added, locale: 'kk-KZ' })] };
