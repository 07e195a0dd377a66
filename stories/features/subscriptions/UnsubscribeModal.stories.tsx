import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { SubscriptionChannel } from '@rukav/contract/subscriptions/channels.ts';
import { createModalStack, memoryHistoryPort, ModalStack } from '@rukav/design-system/ModalStack';
import { modals } from '@rukav/features/features';
import { inModes } from '../../../.storybook/modes.ts';
import { withShop } from '../scope.tsx';

function Opened() {
  const [stack] = useState(() => {
    const made = createModalStack<{ unsubscribe: { channel: SubscriptionChannel } }>({
      history: memoryHistoryPort(),
    });
    made.open('unsubscribe', { channel: 'SMS' });
    return made;
  });
  return <ModalStack stack={stack} modals={modals} closeLabel="Закрыть" />;
}

const sent = fn();
const leaving = (locale: 'ru-RU' | 'kk-KZ') =>
  withShop({
    locale,
    actor: 'member',
    replies: {
      'POST /subscriptions': ({ body }: { body: { subscriptions: unknown } }) => {
        sent(body.subscriptions);
        return { subscriptions: [], isConfirmationSent: false };
      },
    },
  });
const meta = { component: Opened, beforeEach: () => void sent.mockClear() } satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [leaving('ru-RU')],
  parameters: { chromatic: inModes('day', 'night', 'phone') },
  tags: ['SUBS-01', 'SUBS-07', 'SUBS-05'],
  play: async ({ userEvent }) => {
    const leave = await screen.findByRole('button', { name: 'Отписаться' });
    const reasons = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
    await expect(reasons).toEqual(['Слишком много сообщений', 'Мне это неинтересно', 'Другая причина']);

    await userEvent.click(leave);
    await expect(screen.getByText('Выберите причину')).toBeVisible();
    await expect(sent).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('radio', { name: 'Мне это неинтересно' }));
    await userEvent.click(leave);
    await waitFor(() =>
      expect(sent).toHaveBeenCalledWith([{ pointOfContact: 'SMS', isSubscribed: false, reason: 7 }]),
    );
  },
};

export const InKazakh: Story = { decorators: [leaving('kk-KZ')] };
