import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { getOrder } from '@rukav/contract/orders/calls.ts';
import { GetOrder, type Order } from '@rukav/contract/orders/schemas.ts';
import { ThankYouPage } from '@rukav/features/orders/view';
import { aCourierOrder, anOrder } from '../../features/src/domain/orders/order-builders.ts';
import { inModes } from '../../.storybook/modes.ts';
import { answer, fail, neverAnswer, refuse } from './answers.ts';
import { aShopOf } from './orderables.ts';
import { onSite } from './site.tsx';

const meta = {
  component: ThankYouPage,
  args: { orderNumbers: ['A-1001'] },
  parameters: { layout: 'fullscreen', chromatic: inModes('phone') },
} satisfies Meta<typeof ThankYouPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** These orders by their numbers; by default nobody needed a new account. */
const placed = (orders: readonly Order[], accountCreated = false) => ({
  answers: () => [
    answer(getOrder, GetOrder, ({ params }) => {
      const order = orders.find(({ orderNumber }) => orderNumber === params.id);
      if (!order) throw new Error(`The story has no order ${params.id}.`);
      return { order, accountCreated };
    }),
  ],
});

/** To be collected in a shop and paid there. */
export const Pickup: Story = {
  parameters: { chromatic: inModes('day', 'phone', 'night', 'contrast') },
  decorators: onSite(placed([anOrder()])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('с 22 ноября, храним до 24 ноября')).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Спасибо, заказ оформлен' })).toBeVisible();
  },
};

/** Opened in a browser that knows nothing of the order, as from a letter: signing in leads to it. */
export const FromALetter: Story = {
  decorators: onSite({ answers: () => [refuse(getOrder, 'auth_required')] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Войдите по телефону, указанному в заказе/)).toBeVisible();
  },
};

/** Brought by a courier; an account was made for the guest. */
export const CourierWithANewAccount: Story = {
  args: { orderNumbers: ['A-1002'] },
  decorators: onSite(
    placed([aCourierOrder({ comment: 'Домофон не работает, позвоните за десять минут.' })], true),
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Москва, улица Лесная, д. 7А, кв. 15/)).toBeVisible();
    await expect(canvas.getByText('Для вас открыт аккаунт')).toBeVisible();
  },
};

/** One cart became two orders: a part is collected, a part is brought. */
export const TwoOrders: Story = {
  args: { orderNumbers: ['A-1001', 'A-1002'] },
  decorators: onSite(placed([anOrder(), aCourierOrder()])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Заказ № A-1001' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Заказ № A-1002' })).toBeVisible();
  },
};

/** The page was opened again after the order had been cancelled: it tells so, and nothing of what comes next. */
export const CancelledSince: Story = {
  decorators: onSite(placed([anOrder({ status: 'cancelled' })])),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Отменён')).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Что будет дальше' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('heading', { name: 'Спасибо, заказ оформлен' })).not.toBeInTheDocument();
  },
};

export const InKazakh: Story = {
  decorators: onSite({
    locale: 'kk-KZ',
    ...placed(
      [
        anOrder({
          currency: 'KZT',
          subtotal: 10_250_000,
          totalCost: 10_250_000,
          cityName: 'Алматы',
          point: aShopOf('kk-KZ'),
          recipient: {
            fullName: 'Нұрмағамбетова Айгерім Серікқызы',
            phone: '+77011234567',
            email: 'aigerim@example.com',
          },
        }),
      ],
      true,
    ),
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: '№ A-1001 тапсырыс' })).toBeVisible();
  },
};

export const Loading: Story = {
  decorators: onSite({ answers: () => [neverAnswer(getOrder)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
  },
};

/** The order is made; only its page did not come, and comes the second time. */
export const ARetryBringsTheOrder: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  decorators: onSite({
    answers: () => [fail(getOrder, { once: true }), ...placed([anOrder()]).answers()],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }));

    await expect(await canvas.findByRole('heading', { name: 'Заказ № A-1001' })).toBeVisible();
  },
};

export const LoadingFailed: Story = {
  decorators: onSite({ answers: () => [fail(getOrder)] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Заказы не загрузились' })).toBeVisible();
  },
};

/** The page was opened without an order. */
export const WithoutAnOrder: Story = {
  args: { orderNumbers: [] },
  decorators: onSite({ answers: () => [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Здесь появится ваш заказ' })).toBeVisible();
  },
};
