import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { LateShelves } from '@rukav/features/recommendations/view';
import { inModes } from '../../../.storybook/modes.ts';
import { aCard, garments, marketOf } from '../../pages/goods.ts';
import { withShop } from '../scope.tsx';

const { coat, knit, jeans, dress, shirt, cardigan } = garments;
const asked = fn();
const rows = (locale: 'ru-RU' | 'kk-KZ') => ({
  'GET /recommendations/pattern': ({ query }: { query: object }) => {
    asked(query);
    const cards = (some: readonly (typeof garments)[keyof typeof garments][]) =>
      some.map((one) => aCard(one, marketOf(locale)));
    return {
      slots: [
        { slot: 'together', products: cards([knit, jeans, shirt, cardigan, dress]) },
        { slot: 'viewed', products: cards([coat, dress]) },
      ],
    };
  },
});

const meta = {
  component: LateShelves,
  args: { pattern: 'product', ids: ['a', 'b', 'c', 'd', 'e', 'f'] },
  beforeEach: () => void asked.mockClear(),
} satisfies Meta<typeof LateShelves>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['CONT-68'],
  parameters: { chromatic: inModes('day', 'phone', 'night') },
  decorators: [withShop({ replies: rows('ru-RU') })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'С этим носят' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Вы смотрели' })).toBeVisible();
    await expect(asked).toHaveBeenLastCalledWith({ pattern: 'product', ids: 'a,b,c,d,e' });
  },
};

export const InKazakh: Story = {
  decorators: [withShop({ locale: 'kk-KZ', replies: rows('kk-KZ') })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Бірге киіледі' })).toBeVisible();
  },
};

/** A jump to the end of the page leads past the place. */
export const NothingIsAskedForBeforeItsPlaceIsNeared: Story = {
  decorators: [
    withShop({ replies: rows('ru-RU') }),
    (Story) => (
      <div style={{ paddingBlock: '300vh' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(asked).not.toHaveBeenCalled();

    canvasElement.ownerDocument.documentElement.scrollTo(0, 100_000);

    await expect(await canvas.findByRole('region', { name: 'С этим носят' })).toBeInTheDocument();
    await expect(asked).toHaveBeenCalledOnce();
  },
};

export const WhereNothingComesNothingStands: Story = {
  decorators: [
    withShop({
      replies: {
        'GET /recommendations/pattern': () => {
          asked();
          throw new Error('The server is gone.');
        },
      },
    }),
  ],
  play: async ({ canvas }) => {
    await waitFor(() => expect(asked).toHaveBeenCalled());
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};
