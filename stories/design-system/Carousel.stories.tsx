import { Carousel } from '@rukav/design-system/Carousel';
import { ProductTile } from '@rukav/design-system/ProductTile';
import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Stack } from '@rukav/design-system/Stack';
import { pictures } from './pictures/index.ts';
import { inModes } from '../../.storybook/modes.ts';

const labels = { current: 'цена', old: 'старая цена' };
const things = [
  ['Рубашка в клетку', pictures.shirt],
  ['Джинсовая куртка', pictures.jacket],
  ['Джемпер в полоску', pictures.knit],
  ['Юбка миди', pictures.skirt],
  ['Широкие брюки', pictures.trousers],
  ['Футболка в полоску', pictures.tee],
  ['Платье-рубашка', pictures.shirtDress],
] as const;

const items = things.map(([name, picture]) => ({
  id: name,
  content: (
    <ProductTile
      name={name}
      href="#thing"
      picture={picture}
      sizes="25vw"
      price={{ current: '4 590 ₽', labels }}
    />
  ),
}));

const meta = {
  component: Carousel,
  // Photographs look the same by night; the first story shows what is around them.
  parameters: { chromatic: inModes('day') },
  args: { title: 'С этим носят', items, previousLabel: 'Предыдущие', nextLabel: 'Следующие' },
} satisfies Meta<typeof Carousel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const Wide: Story = { args: { itemWidth: 'wide' } };
export const ThatFits: Story = { args: { items: items.slice(0, 2) } };
export const LongKazakhTitle: Story = {
  args: { title: 'Осы тауармен бірге сатып алушылар жиі таңдайтын заттар' },
};

/** Narrow enough that the row goes on beyond the edge in every window. */
const onNarrowPage: Decorator = (Story) => (
  <div style={{ maxInlineSize: '30rem' }}>
    <Story />
  </div>
);

export const TheNextButtonTurnsTheRow: Story = {
  decorators: [onNarrowPage],
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Предыдущие' })).toHaveAttribute('aria-disabled', 'true');

    await userEvent.click(canvas.getByRole('button', { name: 'Следующие' }));

    await waitFor(() => expect(canvas.getByRole('list').scrollLeft).toBeGreaterThan(0));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Предыдущие' })).not.toHaveAttribute('aria-disabled'),
    );
  },
};

export const TabBringsWhatLiesBeyondTheEdgeIntoView: Story = {
  decorators: [onNarrowPage],
  play: async ({ canvas }) => {
    const last = canvas.getByRole('link', { name: 'Платье-рубашка' });

    last.focus();

    await waitFor(() => expect(canvas.getByRole('list').scrollLeft).toBeGreaterThan(0));
  },
};

export const ItsTitleStandsWhereItBelongsInTheOutline: Story = {
  render: (args) => (
    <Stack space="large">
      {([2, 3] as const).map((level) => (
        <Carousel key={level} {...args} title={`С этим носят, ряд ${level - 1}`} headingLevel={level} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const level of [2, 3]) await expect(canvas.getAllByRole('heading', { level })).not.toHaveLength(0);
  },
};
