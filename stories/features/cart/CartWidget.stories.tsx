import type { Meta, StoryObj } from '@storybook/react-vite';
import { allSettled, type Scope } from 'effector';
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

const counting = { scope: undefined as Scope | undefined, pieces: 0 };

/** 1 and 21, 2, then 5 and 11: three forms. */
export const PiecesAreCountedByTheRussianRule: Story = {
  tags: ['I18N-11'],
  decorators: [
    withShop({
      replies: {
        'GET /cart': aReply(),
        'POST /cart/products/add': () =>
          aReply({ version: 2 + counting.pieces, productCount: counting.pieces }),
      },
      started: (scope) => void (counting.scope = scope),
    }),
  ],
  play: async ({ canvas }) => {
    for (const said of ['1 товар', '2 товара', '5 товаров', '11 товаров', '21 товар']) {
      counting.pieces = Number.parseInt(said, 10);
      if (counting.scope)
        await allSettled(addFx, {
          scope: counting.scope,
          params: { body: { items: [{ skuId: 's1', quantity: 1 }] } },
        });
      await expect(await canvas.findByText(`В корзине ${said}`)).toBeVisible();
    }
  },
};
