import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { aGroup, aReply } from '../../../features/src/domain/cart/cart-builders.ts';
import { aPoint } from '../../../features/src/domain/obtaining/obtaining-builders.ts';
import { CartPage } from '@rukav/features/cart/view';
import { refused, withShop } from '../scope.tsx';

const meta = {
  component: CartPage,
  parameters: { layout: 'padded', chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof CartPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const commented = fn();
const point = aPoint();
const inAShop = aReply({
  shippingGroups: [aGroup({ type: 'pickup', pickupId: point.id, point, comment: 'Заберёт муж' })],
});

export const ACommentThatCouldNotBeSavedStaysAsWritten: Story = {
  decorators: [
    withShop({
      replies: {
        'GET /cart': inAShop,
        'POST /cart/comment': ({ body }: { body: unknown }) => {
          commented(body);
          throw refused('too_many_requests', 429);
        },
      },
    }),
  ],
  beforeEach: () => void commented.mockClear(),
  tags: ['CART-50'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Изменить комментарий' }));
    const field = canvas.getByRole('textbox', { name: /^Комментарий к заказу/ });
    await userEvent.clear(field);
    await userEvent.type(field, 'Заберёт сестра');
    await userEvent.click(canvas.getByRole('button', { name: 'Сохранить комментарий' }));

    await waitFor(() =>
      expect(commented).toHaveBeenCalledWith({ shippingGroupId: 'g1', comment: 'Заберёт сестра' }),
    );
    await expect(field).toBeVisible();
    await expect(field).toHaveValue('Заберёт сестра');
  },
};
