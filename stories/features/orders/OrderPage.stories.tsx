import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes } from '../../../.storybook/modes.ts';
import { aCourierOrder, anOrder, anOrderLine } from '../../../features/src/domain/orders/order-builders.ts';
import { OrderPage } from '@rukav/features/orders/view';
import { refused, withShop } from '../scope.tsx';

const meta = {
  component: OrderPage,
  args: { orderNumber: 'A-1001' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof OrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (order: ReturnType<typeof anOrder>) => ({
  replies: { 'GET /order/{id}': { order, accountCreated: false } },
});

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night') },
  decorators: [withShop(answering(anOrder({ status: 'waitingInStore' })))],
  tags: ['ORD-02', 'ORD-08', 'ORD-09'],
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('list', { name: 'Путь заказа' })).toBeVisible();
    await expect(canvas.getByText('Песочный, размер 46, 1 шт.')).toBeVisible();
    const picture = canvasElement.querySelector('img');
    await expect(picture).toHaveAttribute('src', expect.stringMatching(/#200x250$/));
  },
};

export const CourierWithThingsCancelledAndReturned: Story = {
  decorators: [
    withShop(
      answering(
        aCourierOrder({
          status: 'complete',
          productGroups: {
            added: [anOrderLine()],
            cancelled: [anOrderLine({ skuId: 's2', product: 'Пальто двубортное' })],
            refused: [],
            returned: [anOrderLine({ skuId: 's3', product: 'Платье миди' })],
          },
        }),
      ),
    ),
  ],
  tags: ['ORD-07'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Отменено' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Возвращено' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Не выкуплено' })).toBeNull();
  },
};

export const Cancelled: Story = {
  decorators: [
    withShop(answering(anOrder({ status: 'cancelled', cancelReason: { code: 'mind', name: 'Передумали' } }))),
  ],
};

export const CanBeCancelled: Story = {
  decorators: [
    withShop(answering(anOrder({ actions: { cancel: true, repeat: false, extend: false, pay: false } }))),
  ],
  tags: ['ORD-22'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Отменить заказ' })).toBeVisible();
  },
};

export const CanBeRepeated: Story = {
  decorators: [
    withShop(
      answering(
        anOrder({ status: 'complete', actions: { cancel: false, repeat: true, extend: false, pay: false } }),
      ),
    ),
  ],
  tags: ['ORD-27', 'FLAG-06'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Повторить заказ' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Отменить заказ' })).toBeNull();
  },
};

export const CancellationRequested: Story = {
  decorators: [
    withShop(
      answering(
        anOrder({ isCancelRequested: true, cancelReason: { code: 'cheaper', name: 'Нашлось дешевле' } }),
      ),
    ),
  ],
  tags: ['ORD-16'],
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByText('Отмена запрошена'))[0]).toBeVisible();
    await expect(canvas.getByText('Причина отмены: Нашлось дешевле')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Отменить заказ' })).toBeNull();
  },
};

export const NotFound: Story = {
  decorators: [
    withShop({
      replies: {
        'GET /order/{id}': () => {
          throw refused('order_not_found', 404);
        },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Такого заказа нет' })).toBeVisible();
  },
};

export const InKazakh: Story = { decorators: [withShop({ locale: 'kk-KZ', ...answering(aCourierOrder()) })] };
