import { Steps } from '@rukav/design-system/Steps';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: Steps,
  args: {
    label: 'Шаги оформления',
    doneLabel: 'пройден',
    steps: [
      { id: 'cart', label: 'Корзина', state: 'done', href: '#cart' },
      { id: 'delivery', label: 'Доставка', state: 'current' },
      { id: 'payment', label: 'Оплата', state: 'ahead' },
    ],
  },
} satisfies Meta<typeof Steps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const LongKazakhNames: Story = {
  args: {
    steps: [
      { id: 'a', label: 'Себет', state: 'done', href: '#a' },
      { id: 'b', label: 'Жеткізу тәсілі мен мекенжайы', state: 'current' },
      { id: 'c', label: 'Төлем және растау', state: 'ahead' },
    ],
  },
};

export const WhatIsDoneCanBeLookedAtAgain: Story = {
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem');

    await expect(canvas.getByRole('link', { name: 'Корзина' })).toHaveAttribute('href', '#cart');
    await expect(first).toHaveTextContent('пройден');
    await expect(second).toHaveAttribute('aria-current', 'step');
  },
};
