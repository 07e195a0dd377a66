import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inModes, looksAlike } from '../../../.storybook/modes.ts';
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

const online = {
  type: 'online',
  state: 'not_paid',
  paid: 0,
  underpaid: 0,
  overpaid: 0,
  payUntil: null,
} as const;
/** Each order says whether it is paid, how long it can still be, and what of its money comes back. */
export const HowEachIsPaid: Story = {
  tags: ['PAY-16'],
  parameters: { chromatic: inModes('day', 'phone') },
  decorators: [
    withShop({
      actor: 'member',
      replies: {
        'GET /orders': list(
          anOrder({ orderNumber: 'A-1', payment: { ...online, payUntil: '2026-11-21T12:12:00+03:00' } }),
          anOrder({
            orderNumber: 'A-2',
            payment: { ...online, state: 'needs_extra_payment', paid: 300_000, underpaid: 99_900 },
          }),
          anOrder({ orderNumber: 'A-3', payment: { ...online, state: 'paid', paid: 399_900 } }),
          anOrder({
            orderNumber: 'A-4',
            status: 'cancelled',
            payment: { ...online, state: 'paid', paid: 399_900 },
          }),
          anOrder({ orderNumber: 'A-5' }),
        ),
      },
    }),
  ],
  play: async ({ canvas }) => {
    const tiles = await canvas.findAllByRole('listitem');
    const tile = (name: string) => tiles.find((one) => one.querySelector('h2')?.textContent === name);

    await expect(tile('Заказ № A-1')).toHaveTextContent(/К оплате 3\s999\s₽, осталось 1[12]:\d\d/);
    await expect(tile('Заказ № A-2')).toHaveTextContent(/Нужна доплата 999/);
    await expect(tile('Заказ № A-3')).toHaveTextContent(/Оплачено 3\s999/);
    await expect(tile('Заказ № A-4')).toHaveTextContent(/Возвращаем 3\s999/);
    await expect(tile('Заказ № A-5')).toHaveTextContent('Оплата при получении');
  },
};

/** The same in Kazakh, and one whose time to pay is over. */
export const HowTheyArePaidInKazakh: Story = {
  parameters: { chromatic: inModes('phone') },
  decorators: [
    withShop({
      locale: 'kk-KZ',
      actor: 'member',
      replies: {
        'GET /orders': list(
          anOrder({ orderNumber: 'A-1', payment: { ...online, payUntil: '2026-11-21T12:12:00+03:00' } }),
          anOrder({ orderNumber: 'A-2', payment: { ...online, payUntil: '2026-11-21T11:59:00+03:00' } }),
        ),
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Төлем уақыты бітті/)).toBeVisible();
    await expect(canvas.getByRole('timer')).toHaveTextContent(/1[12]:\d\d/);
  },
};

const asked = fn();
/** At the end of its time the store is asked what became of an order, and the tile says so. */
export const ATimeThatEndsIsAskedFor: Story = {
  tags: ['PAY-18'],
  parameters: looksAlike,
  beforeEach: () => void asked.mockClear(),
  decorators: [
    withShop({
      actor: 'member',
      replies: {
        'GET /orders': list(anOrder({ payment: { ...online, payUntil: '2026-11-21T12:00:02+03:00' } })),
        'GET /order/{id}': ({ params }: { params: { id: string } }) => {
          asked(params.id);
          // The first answer comes before the store has ended it.
          const late = anOrder({ payment: { ...online, payUntil: '2026-11-21T12:00:02+03:00' } });
          const ended = anOrder({ status: 'cancelled', payment: { ...online, payUntil: null } });
          return { order: asked.mock.calls.length > 1 ? ended : late, accountCreated: false };
        },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toBeVisible();
    await expect(await canvas.findByText(/^Время на оплату вышло/, {}, { timeout: 6000 })).toBeVisible();

    await expect(await canvas.findByText('Отменён', {}, { timeout: 8000 })).toBeVisible();
    await expect(canvas.queryByText(/Время на оплату/)).not.toBeInTheDocument();
    await expect(asked.mock.calls).toEqual([['A-1001'], ['A-1001']]);
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
