import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Message } from '@rukav/contract/notifications/schemas.ts';
import { NotificationsPage } from '@rukav/features/notifications/view';
import { inModes } from '../../../.storybook/modes.ts';
import { withShop, type Replies } from '../scope.tsx';

const read = fn();
const meta = {
  component: NotificationsPage,
  args: { slot: 'orders' },
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void read.mockClear(),
} satisfies Meta<typeof NotificationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const aMessage = (changes: Partial<Message>): Message => ({
  id: '1',
  slot: 'orders',
  kind: 'INFO',
  commentCodes: ['order_waitingInStore'],
  title: 'Заказ 1024-5678 ждёт вас',
  text: 'Ваш заказ можно забрать. Храним его до 24 ноября.',
  url: '/personal/orders/1024-5678',
  createdAt: '2026-11-20T12:00:00+03:00',
  isRead: false,
  ...changes,
});
const unread = { actions: 0, orders: 0, messages: 0, bonuses: 0 };
const told = (messages: readonly Message[], more: Replies = {}) =>
  withShop({
    actor: 'member',
    replies: {
      'GET /account/messages': { messages, totalCount: messages.length, unread: { ...unread, orders: 1 } },
      'GET /account/messages-read': (request: unknown) => {
        read(request);
        return { unread };
      },
      ...more,
    },
  });

export const Default: Story = {
  decorators: [
    told([
      aMessage({}),
      aMessage({
        id: '2',
        title: 'Заказ 1024-5678 в пути',
        text: 'Ваш заказ собран и уже в пути.',
        isRead: true,
      }),
    ]),
  ],
  parameters: { chromatic: inModes('day', 'night', 'phone') },
  tags: ['SUBS-10', 'SUBS-16'],
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('heading', { name: 'Новое: Заказ 1024-5678 ждёт вас' });
    await expect(first).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Заказ 1024-5678 в пути' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Заказы' })).toHaveAttribute('aria-current', 'page');
    await waitFor(() => expect(read).toHaveBeenCalledWith({ query: { slot: 'orders', ids: '1,2' } }));
  },
};

export const AnOffer: Story = {
  args: { slot: 'actions' },
  decorators: [
    told([
      aMessage({
        slot: 'actions',
        kind: 'PROMO',
        title: 'Стало дешевле: Платье «Нева»',
        text: 'Вещь из вашего избранного стоила 5 000 ₽, теперь — 4 000 ₽.',
      }),
    ]),
  ],
};

export const NoneYet: Story = {
  args: { slot: 'bonuses' },
  decorators: [told([])],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'О бонусах пока нечего сказать' })).toBeVisible();
  },
};

export const NotLoaded: Story = {
  decorators: [withShop({ actor: 'member' })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Уведомления не загрузились' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Повторить' })).toBeVisible();
  },
};

export const InKazakh: Story = {
  decorators: [
    withShop({
      locale: 'kk-KZ',
      actor: 'member',
      replies: {
        'GET /account/messages': {
          messages: [
            aMessage({
              title: '1024-5678 тапсырысы сізді күтіп тұр',
              text: 'Тапсырысты алуға болады. Оны 24 қарашаға дейін сақтаймыз.',
            }),
          ],
          totalCount: 41,
          unread,
        },
        'GET /account/messages-read': { unread },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('navigation', { name: 'Хабарландыру беттері' })).toBeVisible();
  },
};
