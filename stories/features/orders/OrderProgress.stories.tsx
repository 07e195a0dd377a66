import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import { openModalFx } from '@rukav/features/overlays';
import { OrderPage } from '@rukav/features/orders/view';
import { inModes } from '../../../.storybook/modes.ts';
import {
  aCourierOrder,
  aGiftCardOrder,
  anOrder,
} from '../../../features/src/domain/orders/order-builders.ts';
import { refused, sessionIn, supplying, withShop } from '../scope.tsx';

const opened = fn();
const shop = (order: Order, more: object = {}) => ({
  handlers: [supplying(openModalFx, (modal) => void opened(modal))],
  replies: { 'GET /order/{id}': { order, accountCreated: false }, ...more },
});

const meta = {
  component: OrderPage,
  args: { orderNumber: 'A-1001' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void opened.mockClear(),
} satisfies Meta<typeof OrderPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const at = (status: Order['status'], date: string) => ({ status, date });
const inShop = anOrder({
  status: 'waitingInStore',
  inStoreLocation: 'Касса на первом этаже',
  actions: { cancel: false, repeat: true, extend: true, pay: false },
  events: [
    at('processing', '2026-11-18T12:00:00+03:00'),
    at('collect', '2026-11-19T09:00:00+03:00'),
    at('underway', '2026-11-19T20:00:00+03:00'),
    at('waitingInStore', '2026-11-20T10:00:00+03:00'),
  ],
});

export const EachStepHasItsDay: Story = {
  decorators: [withShop(shop(inShop))],
  parameters: { chromatic: inModes('day', 'phone') },
  play: async ({ canvas }) => {
    const way = await canvas.findByRole('list', { name: 'Путь заказа' });
    await expect(way).toHaveTextContent('18.11.2026');
    await expect(way).toHaveTextContent('Ждёт в магазине20.11.2026');
    await expect(canvas.getByText('Касса на первом этаже')).toBeVisible();
  },
};

export const StorageIsExtendedOnce: Story = {
  decorators: [
    withShop(
      shop(inShop, {
        'POST /order/{id}/extend-storage-date': {
          order: {
            ...inShop,
            extensionPeriod: { days: 3, until: '2026-11-27' },
            actions: { ...inShop.actions, extend: false },
          },
        },
      }),
    ),
  ],
  tags: ['ORD-23', 'ORD-24', 'ORD-25', 'API-025'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Продлить хранение на 3 дня' }));

    await expect(await canvas.findByText('27.11.2026')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Продлить хранение/ })).toBeNull();
  },
};

export const AnExtensionThatFailsChangesNothing: Story = {
  decorators: [
    withShop(
      shop(inShop, {
        'POST /order/{id}/extend-storage-date': () => {
          throw refused('extension_not_allowed');
        },
      }),
    ),
  ],
  tags: ['ERR-048'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Продлить хранение на 3 дня' }));

    await waitFor(() =>
      expect(opened).toHaveBeenCalledWith(
        expect.objectContaining({ props: expect.objectContaining({ message: 'orders.extend.refused' }) }),
      ),
    );
    await expect(canvas.getByRole('button', { name: 'Продлить хранение на 3 дня' })).toBeEnabled();
  },
};

const changed = (kind: NonNullable<Order['dateChange']>['kind']) => [
  withShop(shop(aCourierOrder({ orderNumber: 'A-1001', dateChange: { kind, previous: '2026-11-22' } }))),
];
const tellsOfChange =
  (title: string) =>
  async ({ canvas }: Parameters<NonNullable<Story['play']>>[0]) => {
    await expect(await canvas.findByText(title)).toBeVisible();
    await expect(canvas.getByText(/23 ноября, раньше была 22 ноября/)).toBeVisible();
  };
export const Delayed: Story = {
  tags: ['ORD-13'],
  decorators: changed('delayed'),
  play: tellsOfChange('Заказ задерживается'),
};
export const CollectedOnAnotherDay: Story = {
  tags: ['ORD-13'],
  decorators: changed('complectDateChanged'),
  play: tellsOfChange('Дата сборки изменилась'),
};
export const BroughtOnAnotherDay: Story = {
  tags: ['ORD-13'],
  decorators: changed('deliveryDateChanged'),
  play: tellsOfChange('Дата доставки изменилась'),
};

export const ACardPaysForIt: Story = {
  decorators: [
    withShop(shop(anOrder({ actions: { cancel: true, repeat: false, extend: false, pay: true } }))),
  ],
  tags: ['GIFT-05'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Оплатить подарочной картой' }));

    await expect(opened).toHaveBeenCalledWith({ id: 'gift-card', props: { orderNumber: 'A-1001' } });
  },
};

/** Gift cards are switched off: they are offered nowhere. */
export const CardsAreSwitchedOff: Story = {
  decorators: [
    withShop(
      shop(anOrder({ actions: { cancel: true, repeat: true, extend: false, pay: true } }), {
        'GET /session': {
          ...sessionIn('ru-RU'),
          flags: { ...sessionIn('ru-RU').flags, giftCardPayment: false },
        },
      }),
    ),
  ],
  tags: ['FLAG-04'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Оплатить онлайн' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Оплатить подарочной картой' })).toBeNull();
  },
};

export const OfAGiftCard: Story = {
  decorators: [
    withShop(shop(aGiftCardOrder({ status: 'complete' }, { sentAt: '2026-11-21T12:00:00+03:00' }))),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('aigerim@example.com')).toBeVisible();
    await expect(canvas.getByText('Дорогая Айгерим')).toBeVisible();
    await expect(canvas.getByText('Электронная подарочная карта')).toBeVisible();
  },
};
