import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { Device } from '@rukav/contract/sign-in/schemas.ts';
import { createModalStack, memoryHistoryPort, ModalStack } from '@rukav/design-system/ModalStack';
import { modals } from '@rukav/features/features';
import { looksAlike } from '../../../.storybook/modes.ts';
import { refused, withShop, type Replies } from '../scope.tsx';

/** A page on which the list is open. */
function Opened() {
  const [stack] = useState(() => {
    const made = createModalStack<{ devices: object }>({ history: memoryHistoryPort() });
    made.open('devices', {});
    return made;
  });
  return <ModalStack stack={stack} modals={modals} closeLabel="Закрыть" />;
}

/** Where a member is signed in; each device but hers can be signed out from here. */
const meta = { component: Opened, parameters: looksAlike } satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

const device = (id: string, changes: Partial<Device> = {}): Device => ({
  id,
  type: 'desktop',
  name: 'Chrome, Windows',
  isCurrent: false,
  signedInAt: '2026-11-02T09:00:00+03:00',
  seenAt: '2026-11-20T18:30:00+03:00',
  ...changes,
});
const here = device('here', { name: 'Safari, iPhone', type: 'mobile', isCurrent: true });
const work = device('work');
const nameless = device('nameless', { name: null, type: null });

/** The devices of an account, of which those that are signed out are gone. */
function account(known: readonly Device[], more: Replies = {}, locale: 'ru-RU' | 'kk-KZ' = 'ru-RU') {
  const left = new Set(known);
  return withShop({
    locale,
    actor: 'member',
    replies: {
      'GET /account/devices': () => ({ devices: [...left] }),
      'DELETE /account/devices/{id}': ({ params: { id } }: { params: { id: string } }) => {
        for (const one of left) if (one.id === id) left.delete(one);
        return {};
      },
      ...more,
    },
  });
}
const rows = async () => within(await screen.findByRole('dialog')).findAllByRole('listitem');

export const Default: Story = {
  decorators: [account([here, work, nameless])],
  play: async () => {
    const [first, second, third] = await rows();
    await expect(first).toHaveTextContent('Safari, iPhoneЭто устройство');
    await expect(second).toHaveTextContent('Chrome, WindowsПоследний визит: 20.11.2026');
    await expect(third).toHaveTextContent('Неизвестное устройство');
    await expect(screen.getAllByRole('button', { name: 'Выйти' })).toHaveLength(2);
  },
};

export const InKazakh: Story = { decorators: [account([here, work], {}, 'kk-KZ')] };

export const AnotherDeviceIsSignedOut: Story = {
  decorators: [account([here, work])],
  play: async ({ userEvent }) => {
    await expect(await rows()).toHaveLength(2);
    const out = screen.getByRole('button', { name: 'Выйти' });
    await expect(out).toHaveAccessibleDescription(/Chrome, Windows/);
    await userEvent.click(out);
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
    await expect(screen.getByRole('listitem')).toHaveTextContent('Это устройство');
    await expect(screen.queryByRole('button', { name: 'Выйти' })).toBeNull();
  },
};

export const ADeviceThatIsNotSignedOutStays: Story = {
  decorators: [
    account([here, work], {
      'DELETE /account/devices/{id}': () => {
        throw refused('upstream_unavailable', 503);
      },
    }),
  ],
  play: async ({ userEvent }) => {
    await rows();
    await userEvent.click(screen.getByRole('button', { name: 'Выйти' }));
    await waitFor(() => expect(screen.getByText('Не получилось. Повторите попытку.')).toBeVisible());
    await expect(screen.getAllByRole('listitem')).toHaveLength(2);
  },
};

const flaky = fn();
export const AListThatDoesNotComeIsAskedForAgain: Story = {
  decorators: [
    account([here], {
      'GET /account/devices': () => {
        flaky();
        if (flaky.mock.calls.length === 1) throw refused('upstream_unavailable', 503);
        return { devices: [here] };
      },
    }),
  ],
  beforeEach: () => void flaky.mockClear(),
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Повторить' }));
    await expect(await rows()).toHaveLength(1);
    await expect(screen.queryByText('Не получилось. Повторите попытку.')).toBeNull();
  },
};
