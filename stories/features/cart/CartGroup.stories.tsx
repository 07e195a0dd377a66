import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { aGroup, aLine, aReply } from '../../../features/src/domain/cart/cart-builders.ts';
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

const byCourier = aGroup({
  type: 'delivery',
  cityId: 524901,
  address: {
    cityId: 524901,
    city: 'Москва',
    streetId: null,
    street: 'Садовая',
    streetType: 'улица',
    house: '12',
    houseBlock: 'А',
    build: '',
    entrance: '',
    floor: '',
    apartment: '5',
  },
  date: '2026-11-23',
  interval: { from: '10:00', to: '14:00' },
  price: 29_900,
});
const atPartner = aGroup({ id: 'g2', type: 'thirdparty', pickupId: point.id, point, price: 0 });

/** Of a cart that comes by two ways, each says where to, when and for how much. */
export const EachWaySaysWhatIsChosen: Story = {
  decorators: [
    withShop({
      replies: {
        'GET /cart': aReply({
          lines: [aLine(), aLine({ lineIds: ['l2'], shippingGroupId: 'g2' })],
          shippingGroups: [byCourier, atPartner],
        }),
      },
    }),
  ],
  play: async ({ canvas }) => {
    const courier = await canvas.findByRole('region', { name: 'Доставка курьером' });
    await expect(
      await within(courier).findByText('Москва, улица Садовая, д. 12, корп. А, кв. 5'),
    ).toBeVisible();
    await expect(within(courier).getByText('23 ноября, с 10:00 до 14:00')).toBeVisible();
    await expect(within(courier).getByText(/^Доставка: 299\s₽$/)).toBeVisible();
    const partner = canvas.getByRole('region', { name: /^Пункт выдачи/ });
    await expect(await within(partner).findByText('Доставка: бесплатно')).toBeVisible();
  },
};

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
