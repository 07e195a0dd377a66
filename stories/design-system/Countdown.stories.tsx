import { Countdown } from '@rukav/design-system/Countdown';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';

const clock = (ms: number) => {
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const meta = {
  component: Countdown,
  args: {
    remaining: 900_000,
    format: clock,
    announcements: {
      start: 'На оплату есть 15 минут',
      fiveMinutes: 'Осталось 5 минут',
      oneMinute: 'Осталась минута',
      end: 'Время вышло. Оформите заказ ещё раз',
    },
    onEnd: fn(),
  },
  // A running clock is another picture every second.
  parameters: { chromatic: { disableSnapshot: true } },
} satisfies Meta<typeof Countdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') }, tags: ['!test'] };
/** The look of the digits, on a clock that stands. */
export const Digits: Story = {
  args: { format: () => '14:59' },
  parameters: { chromatic: { disableSnapshot: false, ignoreSelectors: [] } },
};

export const Ended: Story = {
  args: { remaining: 0 },
  parameters: { chromatic: { disableSnapshot: false, ignoreSelectors: [] } },
};

export const ItSpeaksAtTheStartAndNotEverySecond: Story = {
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');

    await waitFor(() => expect(status).toHaveTextContent('На оплату есть 15 минут'), { timeout: 3000 });
    await expect(canvas.getByRole('timer')).toHaveAttribute('aria-live', 'off');
  },
};

export const ItSpeaksAtTheMinute: Story = {
  args: { remaining: 60_900 },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');

    await waitFor(() => expect(status).toHaveTextContent('Осталась минута'), { timeout: 4000 });
  },
};

export const TheEndIsToldOnce: Story = {
  args: { remaining: 1200 },
  play: async ({ args, canvas }) => {
    const status = canvas.getByRole('status');

    await waitFor(() => expect(status).toHaveTextContent('Время вышло'), { timeout: 4000 });
    await expect(args.onEnd).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('timer')).toHaveTextContent('0:00');
  },
};
