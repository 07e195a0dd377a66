import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  deviceReadFx,
  deviceTurnedOffFx,
  deviceTurnedOnFx,
  type PushDevice,
} from '@rukav/features/browser-notifications';
import { BrowserNotifications } from '@rukav/features/browser-notifications/view';
import { inModes, looksAlike } from '../../../.storybook/modes.ts';
import { refused, supplying, withShop, type Replies } from '../scope.tsx';

const meta = { component: BrowserNotifications } satisfies Meta<typeof BrowserNotifications>;
export default meta;
type Story = StoryObj<typeof meta>;

const publicKey = 'B'.padEnd(87, 'A');
const endpoint = 'https://push.example/1';
const subscription = { endpoint, keys: { p256dh: publicKey, auth: 'A'.repeat(22) } };
const off = { publicKey, endpoint: null };
const on = { publicKey, endpoint };

interface Browser {
  device?: PushDevice;
  turnOn?: () => Promise<typeof subscription>;
  replies?: Replies;
  locale?: 'kk-KZ';
}

/** A member's shop, in a browser that has not been asked yet unless it says otherwise. */
const inBrowser = ({
  device = { permission: 'default', endpoint: null },
  turnOn = () => Promise.resolve(subscription),
  replies = {},
  locale,
}: Browser = {}) =>
  withShop({
    ...(locale && { locale }),
    actor: 'member',
    replies: {
      'GET /account/push': off,
      'POST /account/push': on,
      'DELETE /account/push': off,
      ...replies,
    },
    handlers: [
      supplying(deviceReadFx, () => device),
      supplying(deviceTurnedOnFx, turnOn),
      supplying(deviceTurnedOffFx, () => undefined),
    ],
  });
const name = 'Уведомления в браузере';

export const Default: Story = {
  decorators: [inBrowser()],
  parameters: { chromatic: inModes('day', 'night', 'contrast', 'brand', 'phone') },
  play: async ({ canvas }) => {
    const notifications = await canvas.findByRole('switch', { name });
    await expect(notifications).not.toBeChecked();
    await expect(notifications).toHaveAccessibleDescription(/^Расскажем о заказах и бонусах/);
  },
};

export const On: Story = {
  decorators: [
    inBrowser({ device: { permission: 'granted', endpoint }, replies: { 'GET /account/push': on } }),
  ],
  parameters: { chromatic: inModes('day', 'night', 'contrast', 'brand') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name })).toBeChecked();
  },
};

export const TurnedOnAndOffAgain: Story = {
  decorators: [inBrowser()],
  parameters: looksAlike,
  play: async ({ canvas, userEvent }) => {
    const notifications = await canvas.findByRole('switch', { name });

    await userEvent.click(notifications);
    await expect(notifications).toBeChecked();
    await waitFor(() => expect(notifications).toHaveAccessibleDescription(/^Расскажем/));

    await userEvent.click(notifications);
    await expect(notifications).not.toBeChecked();
    await waitFor(() => expect(notifications).toHaveAccessibleDescription(/^Расскажем/));
  },
};

export const Turning: Story = {
  decorators: [inBrowser({ turnOn: () => new Promise(() => {}) })],
  parameters: { chromatic: inModes('day', 'night', 'contrast', 'brand') },
  play: async ({ canvas, userEvent }) => {
    const notifications = await canvas.findByRole('switch', { name });

    await userEvent.click(notifications);

    await expect(notifications).toBeChecked();
    await expect(notifications).toHaveAccessibleDescription(/^Включаем/);
  },
};

export const ForbiddenInTheBrowser: Story = {
  decorators: [inBrowser({ device: { permission: 'denied', endpoint: null } })],
  parameters: { chromatic: inModes('day', 'night', 'contrast', 'brand', 'phone') },
  play: async ({ canvas }) => {
    const notifications = await canvas.findByRole('switch', { name });
    await expect(notifications).toBeDisabled();
    await expect(notifications).toHaveAccessibleDescription(/Разрешите их в настройках сайта/);
  },
};

export const NotAllowedWhenAsked: Story = {
  decorators: [inBrowser({ turnOn: () => Promise.reject(new Error('denied')) })],
  parameters: looksAlike,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name }));

    await waitFor(() => expect(canvas.getByRole('switch', { name })).toBeDisabled());
    await expect(canvas.getByRole('switch', { name })).not.toBeChecked();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const UnknownToTheBrowser: Story = {
  decorators: [inBrowser({ device: { permission: 'unsupported', endpoint: null } })],
  parameters: { chromatic: inModes('day', 'night', 'contrast', 'brand') },
  play: async ({ canvas }) => {
    const notifications = await canvas.findByRole('switch', { name });
    await expect(notifications).toBeDisabled();
    await expect(notifications).toHaveAccessibleDescription('Этот браузер не показывает уведомления сайтов.');
  },
};

let isBroken = true;
export const AFailureIsToldAndTriedAgain: Story = {
  decorators: [
    inBrowser({
      replies: {
        'POST /account/push': () => {
          if (isBroken) throw refused('push_unavailable', 403);
          return on;
        },
      },
    }),
  ],
  beforeEach: () => void (isBroken = true),
  parameters: looksAlike,
  play: async ({ canvas, userEvent }) => {
    const notifications = await canvas.findByRole('switch', { name });
    await userEvent.click(notifications);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Уведомления не включились');
    await expect(notifications).not.toBeChecked();

    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Повторить' }));
    await waitFor(() => expect(notifications).toBeChecked());
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
  },
};

export const Failed: Story = {
  decorators: [inBrowser({ turnOn: () => Promise.reject(new Error('no push service')) })],
  parameters: { chromatic: inModes('day', 'night', 'contrast', 'brand') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

export const ABrowserThatTheShopDoesNotReach: Story = {
  decorators: [
    inBrowser({
      replies: {
        'POST /account/push': () => {
          throw refused('push_service_unknown', 409, 'endpoint');
        },
      },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('мы пока не умеем');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const NotLoaded: Story = {
  decorators: [
    withShop({
      actor: 'member',
      handlers: [supplying(deviceReadFx, () => ({ permission: 'default' as const, endpoint: null }))],
    }),
  ],
  parameters: { chromatic: inModes('day', 'night', 'contrast', 'brand') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Не получилось узнать');
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

const asked = fn(() => ({ publicKey: null, endpoint: null }));
export const NotOffered: Story = {
  decorators: [inBrowser({ replies: { 'GET /account/push': asked } })],
  beforeEach: () => void asked.mockClear(),
  parameters: looksAlike,
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toHaveReturned());
    await expect(canvas.queryByRole('switch')).toBeNull();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const InKazakh: Story = {
  decorators: [inBrowser({ locale: 'kk-KZ', device: { permission: 'denied', endpoint: null } })],
  parameters: { chromatic: inModes('day', 'phone') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch', { name: 'Браузердегі хабарландырулар' })).toBeDisabled();
  },
};
