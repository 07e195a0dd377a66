import { Price } from '@rukav/design-system/Price';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: Price,
  args: { current: '12 990 ₽', labels: { current: 'цена', old: 'старая цена' } },
} satisfies Meta<typeof Price>;

export default meta;
type Story = StoryObj<typeof meta>;

const reduced = { current: '8 990 ₽', old: '12 990 ₽', discount: '−30 %' };

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const Reduced: Story = { args: reduced };
export const WithNote: Story = { args: { ...reduced, note: 'По карте клуба 8 540 ₽' } };

export const Sizes: Story = {
  args: reduced,
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {(['small', 'medium', 'large'] as const).map((size) => (
        <Price key={size} {...args} size={size} />
      ))}
    </div>
  ),
};

export const LongAmountInANarrowTile: Story = {
  args: {
    current: '1 189 990 ₸',
    old: '1 699 990 ₸',
    discount: '−30 %',
    labels: { current: 'бағасы', old: 'бұрынғы бағасы' },
  },
  decorators: [
    (Story) => (
      <div lang="kk" style={{ inlineSize: '8rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const TheOldPriceIsReadAsSuch: Story = {
  args: reduced,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('старая цена 12 990 ₽, цена 8 990 ₽, −30 %');
  },
};
