import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes } from '../../../.storybook/modes.ts';
import { GiftCardPage } from '@rukav/features/gift-card/view';
import { withShop } from '../scope.tsx';

const meta = {
  component: GiftCardPage,
  parameters: { layout: 'fullscreen' },
  decorators: [withShop()],
} satisfies Meta<typeof GiftCardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night', 'phone') },
  tags: ['GIFT-01'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Условия' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Купить карту' })).toHaveAttribute(
      'href',
      '/pages/gift-card/buy',
    );
  },
};

export const InKazakh: Story = { decorators: [withShop({ locale: 'kk-KZ' })] };
