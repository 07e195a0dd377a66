import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { MailboxNotice } from '@rukav/features/personal-data/view';
import { inModes } from '../../../.storybook/modes.ts';
import { refused, refusedAs } from '../scope.tsx';
import { aMember, memberShop, throwing } from './member.tsx';

const meta = { component: MailboxNotice } satisfies Meta<typeof MailboxNotice>;
export default meta;
type Story = StoryObj<typeof meta>;

const unconfirmed = { isEmailConfirmed: false, unconfirmedEmail: 'anna@example.com' };
const again = 'Отправить письмо ещё раз';
const sent = fn(() => ({ nextConfirmationEmailRetryDate: '2026-11-21T12:01:00+03:00' }));

/** The address waits for its link; the letter can be asked for, and then not for a minute. */
export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night') },
  tags: ['PROF-21', 'PROF-23', 'PROF-30'],
  decorators: [
    memberShop({
      profile: aMember(unconfirmed),
      replies: { 'POST /profile/send-confirmation-email': sent },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Бонусы начисляем только после подтверждения/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: again }));

    await expect(await canvas.findByText(/Письмо отправлено/)).toBeVisible();
    await expect(sent).toHaveBeenCalledWith({
      body: { clubproId: '700000000042', email: 'anna@example.com' },
    });
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^(?:1:00|0:5\d)$/);
    await expect(canvas.queryByRole('button', { name: again })).toBeNull();
  },
};

/** The last letter was sent so lately that the retry date has not passed. */
export const TooSoon: Story = {
  tags: ['PROF-22'],
  decorators: [
    memberShop({
      profile: aMember({ ...unconfirmed, nextConfirmationEmailRetryDate: '2026-11-21T12:00:02+03:00' }),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('timer')).toHaveTextContent(/^0:0\d$/);
    await expect(await canvas.findByRole('button', { name: again }, { timeout: 8000 })).toBeEnabled();
  },
};

/** A new address beside a confirmed one: letters go to the old one, and that is said. */
export const ANewAddress: Story = {
  tags: ['PROF-29'],
  decorators: [memberShop({ profile: aMember({ unconfirmedEmail: 'new@example.com' }) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/На new@example.com отправлено письмо/)).toBeVisible();
    await expect(canvas.getByText(/прежний адрес, anna@example.com/)).toBeVisible();
  },
};

export const NotSentAgain: Story = {
  tags: ['ERR-087'],
  decorators: [
    memberShop({
      profile: aMember(unconfirmed),
      replies: { 'POST /profile/send-confirmation-email': throwing(refused('unexpected', 500)) },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: again }));
    await expect(
      await canvas.findByText('При повторной отправке письма для подтверждения Email произошла ошибка'),
    ).toBeVisible();
  },
};

/** Another device has asked a moment ago. */
export const AskedElsewhere: Story = {
  decorators: [
    memberShop({
      profile: aMember(unconfirmed),
      replies: {
        'POST /profile/send-confirmation-email': throwing(
          refusedAs(409, [{ code: 'retry_interval_not_expired', params: { retryAfter: 40 } }]),
        ),
      },
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: again }));
    await waitFor(() => expect(canvas.getByRole('timer')).toHaveTextContent(/^0:(?:40|3\d)$/));
  },
};

export const InKazakh: Story = {
  decorators: [memberShop({ locale: 'kk-KZ', profile: aMember(unconfirmed) })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Поштаны растаңыз')).toBeVisible();
  },
};
