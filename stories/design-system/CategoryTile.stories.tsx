import { CategoryTile } from '@rukav/design-system/CategoryTile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { pictures } from './pictures/index.ts';
import { inModes, looksAlike } from '../../.storybook/modes.ts';

const meta = {
  component: CategoryTile,
  // Photographs look the same by night; the first story shows what is around them.
  parameters: { chromatic: inModes('day') },
  args: { name: 'Верхняя одежда', href: '#outerwear', picture: pictures.coat, sizes: '50vw', count: '128' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CategoryTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const TheFirstTilesAreFetchedFirst: Story = {
  parameters: looksAlike,
  args: { isPriority: true },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toHaveAttribute('fetchpriority', 'high');
  },
};

export const Square: Story = { args: { ratio: 'square', count: undefined } };

export const LongKazakhName: Story = {
  args: { name: 'Балаларға арналған маусымаралық сырткиімдер' },
  decorators: [
    (Story) => (
      <div lang="kk" style={{ maxInlineSize: '8rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const TheWholeTileIsOneLink: Story = {
  parameters: looksAlike,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Верхняя одежда/ })).toHaveAttribute('href', '#outerwear');
  },
};
