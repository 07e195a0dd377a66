import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Account } from '@rukav/contract/account/schemas.ts';
import { deviceReadFx } from '@rukav/features/browser-notifications';
import { openModalFx } from '@rukav/features/overlays';
import { SubscriptionsPage } from '@rukav/features/subscriptions/view';
import { inModes } from '../../../.storybook/modes.ts';
import { supplying, withShop, type Replies } from '../scope.tsx';

const opened = fn();
const meta = {
  component: SubscriptionsPage,
  parameters: { layout: 'fullscreen' },
  beforeEach: () => void opened.mockClear(),
} satisfies Meta<typeof SubscriptionsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const profile: Pick<Account, 'email' | 'phone' | 'isEmployee' | 'subscriptions'> = {
  email: 'anna@example.com',
  phone: '+79161234567',
  isEmployee: false,
  subscriptions: [{ pointOfContact: 'EMAIL', isSubscribed: true }],
};
/** A browser in which notifications are not turned on yet. */
const push = { publicKey: 'B'.padEnd(87, 'A'), endpoint: null };
const inBrowser = supplying(deviceReadFx, () => ({ permission: 'default' as const, endpoint: null }));
const of = (changes: Partial<typeof profile> = {}, replies: Replies = {}) =>
  withShop({
    actor: 'member',
    replies: {
      'GET /account': { profile: { ...profile, ...changes } },
      'GET /account/push': push,
      ...replies,
    },
    handlers: [supplying(openModalFx, opened), inBrowser],
  });

export const Default: Story = {
  decorators: [of()],
  parameters: { chromatic: inModes('day', 'night', 'phone') },
  tags: ['SUBS-01', 'SUBS-06', 'SUBS-07'],
  play: async ({ canvas, userEvent }) => {
    const mail = await canvas.findByRole('switch', { name: 'По электронной почте' });
    await expect(mail).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'По SMS' })).not.toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'В WhatsApp' })).not.toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Уведомления в браузере' })).not.toBeChecked();

    await userEvent.click(mail);

    await waitFor(() =>
      expect(opened).toHaveBeenCalledWith({ id: 'unsubscribe', props: { channel: 'EMAIL' } }),
    );
    await expect(mail).toBeChecked();
  },
};

export const AMailboxIsConfirmedByALetterFirst: Story = {
  decorators: [
    of(
      { subscriptions: [] },
      {
        'POST /subscriptions': { subscriptions: [], isConfirmationSent: true },
        'POST /subscriptions/request': { subscriptions: [], isConfirmationSent: true },
      },
    ),
  ],
  tags: ['SUBS-18'],
  play: async ({ canvas, userEvent }) => {
    const mail = await canvas.findByRole('switch', { name: 'По электронной почте' });

    await userEvent.click(mail);

    await expect(await canvas.findByText(/^Мы отправили письмо на anna@example.com/)).toBeVisible();
    await expect(mail).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить ещё раз' }));
  },
};

export const AChangeThatFailsIsToldAndTheSwitchIsWhatItWas: Story = {
  decorators: [of()],
  tags: ['ERR-164'],
  play: async ({ canvas, userEvent }) => {
    const sms = await canvas.findByRole('switch', { name: 'По SMS' });

    await userEvent.click(sms);

    await waitFor(() =>
      expect(opened).toHaveBeenCalledWith(
        expect.objectContaining({ props: expect.objectContaining({ message: 'subscriptions.failed' }) }),
      ),
    );
    await expect(sms).not.toBeChecked();
  },
};

export const AnEmployeeChangesWhatsAppAlone: Story = {
  decorators: [of({ isEmployee: true })],
  tags: ['SUBS-08', 'SUBS-09'],
  play: async ({ canvas }) => {
    for (const name of ['По электронной почте', 'По SMS']) {
      const locked = await canvas.findByRole('switch', { name });
      await expect(locked).toBeDisabled();
      await expect(locked).toHaveAccessibleDescription(/корпоративном портале/);
    }
    await expect(canvas.getByRole('switch', { name: 'В WhatsApp' })).toBeEnabled();
  },
};

export const NotLoaded: Story = {
  decorators: [withShop({ actor: 'member', replies: { 'GET /account/push': push }, handlers: [inBrowser] })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Подписки не загрузились' })).toBeVisible();
  },
};

export const InKazakh: Story = {
  decorators: [
    withShop({
      locale: 'kk-KZ',
      actor: 'member',
      replies: { 'GET /account': { profile }, 'GET /account/push': push },
      handlers: [inBrowser],
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Электрондық поштаға' })).toBeChecked();
  },
};
