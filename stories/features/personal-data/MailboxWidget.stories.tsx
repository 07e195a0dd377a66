import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MailboxWidget } from '@rukav/features/personal-data/view';
import { inModes } from '../../../.storybook/modes.ts';
import { aMember, memberShop } from './member.tsx';

/** The reminder in the corner of a desktop's main page. */
const meta = { component: MailboxWidget, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof MailboxWidget
>;
export default meta;
type Story = StoryObj<typeof meta>;

const unconfirmed = { isEmailConfirmed: false, unconfirmedEmail: 'anna@example.com' };

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night') },
  tags: ['SHELL-20', 'SHELL-21', 'SHELL-22'],
  decorators: [memberShop({ profile: aMember(unconfirmed) })],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText('Подтвердите почту')).toBeVisible();
    await expect(canvas.getByText(/На anna@example.com отправлено письмо/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Отправить письмо ещё раз' })).toBeEnabled();

    await userEvent.click(canvas.getByRole('button', { name: 'Закрыть напоминание' }));
    await expect(canvas.queryByText('Подтвердите почту')).toBeNull();
  },
};

export const TooSoon: Story = {
  tags: ['SHELL-23'],
  decorators: [
    memberShop({
      profile: aMember({ ...unconfirmed, nextConfirmationEmailRetryDate: '2026-11-21T12:00:50+03:00' }),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/можно будет через/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Отправить письмо ещё раз' })).toBeNull();
  },
};
