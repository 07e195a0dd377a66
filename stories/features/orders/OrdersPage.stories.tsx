import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes } from '../../../.storybook/modes.ts';
import { aCourierOrder, anOrder } from '../../../features/src/domain/orders/order-builders.ts';
import { OrdersPage } from '@rukav/features/orders/view';
import { refused, withShop } from '../scope.tsx';

const meta = { component: OrdersPage, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof OrdersPage
>;
export default meta;
type Story = StoryObj<typeof meta>;

const list = (...orders: ReturnType<typeof anOrder>[]) => ({
  orders,
  totalCount: orders.length,
  pageNumber: 0,
});

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night') },
  decorators: [
    withShop({
      actor: 'member',
      replies: {
        'GET /orders': list(anOrder({ status: 'waitingInStore' }), aCourierOrder({ status: 'underway' })),
      },
    }),
  ],
  tags: ['ORD-01'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Заказ № A-1001' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Текущие' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: 'История' })).toHaveAttribute(
      'href',
      '/personal/orders?tab=history',
    );
  },
};

const payable = { cancel: true, repeat: true, extend: false, pay: true };
/** The store lets an order be paid for 31 days: one of yesterday can be, one of last month cannot. */
export const WhatCanBePaidIsOffered: Story = {
  tags: ['PAY-29'],
  decorators: [
    withShop({
      actor: 'member',
      replies: {
        'GET /orders': list(
          anOrder({ orderNumber: 'A-1001', date: '2026-11-20T12:00:00+03:00', actions: payable }),
          anOrder({
            orderNumber: 'A-0900',
            date: '2026-10-20T12:00:00+03:00',
            actions: { ...payable, pay: false },
          }),
        ),
      },
    }),
  ],
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Заказ № A-0900' });
    const offered = canvas.getAllByRole('link', { name: /Оплатить/ });

    await expect(offered.map((link) => link.getAttribute('href'))).toEqual(['/dopay/A-1001']);
  },
};

export const EmptyHistory: Story = {
  args: { state: 'history' },
  decorators: [withShop({ actor: 'member', replies: { 'GET /orders': list() } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Завершённых заказов пока нет' })).toBeVisible();
  },
};

export const AGuestIsAskedToSignIn: Story = {
  decorators: [
    withShop({
      replies: {
        'GET /orders': () => {
          throw refused('auth_required', 401);
        },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Войти' })).toBeVisible();
  },
};

export const InKazakh: Story = {
  decorators: [withShop({ locale: 'kk-KZ', actor: 'member', replies: { 'GET /orders': list(anOrder()) } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '№ A-1001 тапсырыс' })).toBeVisible();
  },
};
