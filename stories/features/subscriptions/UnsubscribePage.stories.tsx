import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { LinkedSubscription } from '@rukav/contract/subscriptions/schemas.ts';
import { UnsubscribePage } from '@rukav/features/subscriptions/view';
import { inModes } from '../../../.storybook/modes.ts';
import { refused, withShop, type Replies } from '../scope.tsx';

/** The page of the link in a letter of news: it ends them without signing in. */
const meta = {
  component: UnsubscribePage,
  parameters: { layout: 'fullscreen' },
  args: { token: 'f'.repeat(64) },
} satisfies Meta<typeof UnsubscribePage>;
export default meta;
type Story = StoryObj<typeof meta>;

const linked = (changes: Partial<LinkedSubscription> = {}) => ({
  subscription: {
    pointOfContact: 'EMAIL' as const,
    contact: 'a•••@example.com',
    isSubscribed: true,
    ...changes,
  },
});
const throwing = (thrown: Error) => () => {
  throw thrown;
};
const of = (replies: Replies = {}, locale: 'ru-RU' | 'kk-KZ' = 'ru-RU') =>
  withShop({
    locale,
    replies: {
      'GET /subscriptions/{token}': linked(),
      'POST /subscriptions/{token}/leave': linked({ isSubscribed: false }),
      'POST /subscriptions/{token}/resume': linked(),
      ...replies,
    },
  });

export const Default: Story = {
  decorators: [of()],
  parameters: { chromatic: inModes('day', 'night', 'phone') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/приходят на a•••@example\.com/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Отписаться' })).toBeVisible();
  },
};

export const LeavingSaysWhatWasLeftAndCanBeUndone: Story = {
  decorators: [of()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отписаться' }));
    await expect(await canvas.findByText(/на a•••@example\.com больше не придут/)).toBeVisible();

    await userEvent.click(canvas.getByRole('button', { name: 'Вернуть подписку' }));
    await expect(await canvas.findByText(/Подписка снова включена/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Отписаться' })).toBeVisible();
  },
};

export const LeftBefore: Story = {
  decorators: [of({ 'GET /subscriptions/{token}': linked({ isSubscribed: false }) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/подписка отключена/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Вернуть подписку' })).toBeVisible();
  },
};

export const AnOldLink: Story = {
  decorators: [of({ 'GET /subscriptions/{token}': throwing(refused('subscription_not_found', 404)) })],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Ссылка больше не действует', level: 1 }),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Мои подписки' })).toHaveAttribute(
      'href',
      '/personal/subscribes',
    );
  },
};

export const NotChanged: Story = {
  decorators: [of({ 'POST /subscriptions/{token}/leave': throwing(refused('upstream_unavailable', 503)) })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отписаться' }));
    await expect(await canvas.findByText(/Подписка не изменилась/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Отписаться' })).toBeVisible();
  },
};

export const OfAnEmployee: Story = {
  decorators: [
    of({ 'POST /subscriptions/{token}/leave': throwing(refused('subscription_of_employee', 403)) }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Отписаться' }));
    await expect(await canvas.findByText(/на корпоративном портале/)).toBeVisible();
  },
};

export const Kazakh: Story = {
  decorators: [of({}, 'kk-KZ')],
  parameters: { chromatic: inModes('day', 'phone') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Бас тарту' }));
    await expect(await canvas.findByText(/енді келмейді/)).toBeVisible();
  },
};
