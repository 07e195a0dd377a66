import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SubscribeBlock } from '@rukav/features/subscriptions/view';
import { inModes } from '../../../.storybook/modes.ts';
import { refused, withShop, type Replies } from '../scope.tsx';

const meta = { component: SubscribeBlock } satisfies Meta<typeof SubscribeBlock>;
export default meta;
type Story = StoryObj<typeof meta>;

type Played = Parameters<NonNullable<Story['play']>>[0];

async function send({ canvas, userEvent }: Pick<Played, 'canvas' | 'userEvent'>, email: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'Подписаться' }));
  const field = await canvas.findByRole('textbox', { name: /^Электронная почта/ });
  if (email !== '') await userEvent.type(field, email);
  if (email !== '') await userEvent.click(canvas.getByRole('checkbox'));
  await userEvent.click(canvas.getByRole('button', { name: 'Подписаться' }));
  return field;
}
const answering = (replies: Replies) => withShop({ replies });

export const Default: Story = {
  decorators: [answering({ 'POST /subscriptions': { subscriptions: [], isConfirmationSent: true } })],
  parameters: { chromatic: inModes('day', 'night', 'phone') },
  tags: ['SUBS-17'],
  play: async (played) => {
    await send(played, 'anna@example.com');
    await expect(await played.canvas.findByText(/^Мы отправили письмо на anna@example.com/)).toBeVisible();
  },
};

export const WhatIsMissingIsNamed: Story = {
  decorators: [answering({})],
  play: async (played) => {
    const field = await send(played, '');
    await expect(field).toHaveAccessibleDescription('Укажите электронную почту');
    await expect(played.canvas.getByText('Без согласия мы не можем присылать новости')).toBeVisible();
  },
};

export const TooManyLetters: Story = {
  decorators: [
    answering({
      'POST /subscriptions': () => {
        throw refused('retry_interval_not_expired', 409, 'email');
      },
    }),
  ],
  play: async (played) => {
    const field = await send(played, 'anna@example.com');
    await expect(field).toHaveAccessibleDescription(/Попробуйте через час/);
  },
};

export const AFailureKeepsWhatWasWritten: Story = {
  decorators: [answering({})],
  tags: ['ERR-164'],
  play: async (played) => {
    const field = await send(played, 'anna@example.com');
    await expect(await played.canvas.findByText('Подписка не изменилась. Попробуйте ещё раз.')).toBeVisible();
    await expect(field).toHaveValue('anna@example.com');
  },
};

export const InKazakh: Story = {
  decorators: [withShop({ locale: 'kk-KZ' })],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Жазылу' }));
    await expect(await canvas.findByRole('textbox', { name: /^Электрондық пошта/ })).toBeVisible();
  },
};
