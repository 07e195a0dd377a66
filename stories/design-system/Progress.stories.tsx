import { Progress } from '@rukav/design-system/Progress';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: Progress,
  args: { label: 'До бесплатной доставки', value: 3790, max: 4990, valueText: 'осталось 1 200 ₽' },
} satisfies Meta<typeof Progress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const Empty: Story = { args: { value: 0, valueText: 'осталось 4 990 ₽' } };
export const Full: Story = { args: { value: 4990, valueText: 'доставим бесплатно' } };

export const TheAmountIsReadInWords: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'До бесплатной доставки' });

    await expect(bar).toHaveAttribute('aria-valuetext', 'осталось 1 200 ₽');
  },
};
