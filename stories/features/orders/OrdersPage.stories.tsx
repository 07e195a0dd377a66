import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inModes } from '../../../.storybook/modes.ts';
import { aCourierOrder, anOrder } from '../../../features/src/domain/orders/order-builders.ts';
import { addressRequestedFx, type AddressRequest } from '@rukav/features/navigation';
import { OrdersPage } from '@rukav/features/orders/view';
import { refused, supplying, withShop } from '../scope.tsx';

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

const went = fn();
/** Each choice is an address; the present filters stay in it. */
export const AChoiceIsAnAddress: Story = {
  args: { state: 'history', filter: { period: 'year' } },
  beforeEach: () => void went.mockClear(),
  parameters: { chromatic: inModes('day', 'phone') },
  decorators: [
    withShop({
      actor: 'member',
      replies: { 'GET /orders': list(anOrder({ status: 'complete' })) },
      handlers: [supplying(addressRequestedFx, ({ to }: AddressRequest) => void went(to))],
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Найдено заказов: 1')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Период' })).toHaveValue('year');

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Статус' }), 'Получен');

    await waitFor(async () =>
      expect(went).toHaveBeenCalledWith('/personal/orders?tab=history&status=complete&period=year'),
    );
  },
};

export const NothingFits: Story = {
  args: { filter: { kind: 'giftCard' } },
  parameters: { chromatic: inModes('day', 'phone') },
  decorators: [withShop({ actor: 'member', replies: { 'GET /orders': list() } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Таких заказов нет' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Сбросить фильтры' })).toHaveAttribute(
      'href',
      '/personal/orders',
    );
  },
};

export const EmptyHistory: Story = {
  args: { state: 'history' },
  decorators: [withShop({ actor: 'member', replies: { 'GET /orders': list() } })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Завершённых заказов пока нет' })).toBeVisible();
    await expect(canvas.queryByRole('combobox')).toBeNull();
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
