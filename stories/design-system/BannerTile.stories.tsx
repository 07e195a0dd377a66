import { BannerTile } from '@rukav/design-system/BannerTile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Grid } from '@rukav/design-system/Grid';
import { Stack } from '@rukav/design-system/Stack';
import { pictures } from './pictures/index.ts';
import { inModes, looksAlike } from '../../.storybook/modes.ts';

const meta = {
  component: BannerTile,
  // Photographs look the same by night; the first story shows what is around them.
  parameters: { chromatic: inModes('day') },
  args: {
    title: 'Пальто, которые носят годами',
    text: 'Плотная шерсть, ровный крой и подкладка, которая не электризуется.',
    link: { href: '#coats', label: 'Смотреть пальто' },
    picture: pictures.coatClose,
    alt: 'Воротник пальто цвета кэмел',
    sizes: '100vw',
    ratio: 'landscape',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '60rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BannerTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Ratios: Story = {
  render: (args) => (
    <Grid columns={2} space="large">
      {(['portrait', 'square', 'landscape', 'wide', 'banner'] as const).map((ratio) => (
        <BannerTile key={ratio} {...args} ratio={ratio} />
      ))}
    </Grid>
  ),
};

export const AsHighAsItsNeighbour: Story = {
  args: { ratio: 'fill', words: 'filling', keeps: 'bottom' },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '2fr 1fr', gap: '1rem' }}>
      <BannerTile {...args} />
      <div style={{ blockSize: '28rem' }} />
    </div>
  ),
};

export const TheFirstBannerIsFetchedFirst: Story = {
  parameters: looksAlike,
  args: { isPriority: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  },
};

export const Beside: Story = { args: { words: 'beside' } };
export const Over: Story = { args: { words: 'over', titleSize: 'large' } };

/** On a wide picture whose start is empty and light; on phones another crop, and the words below. */
export const Within: Story = {
  args: {
    words: 'within',
    titleSize: 'large',
    picture: pictures.coatWide,
    alt: 'Прямое пальто цвета кэмел',
    ratio: 'banner',
    onPhones: { picture: pictures.coat, sizes: '100vw', ratio: 'square' },
  },
};

/** As high as the tile beside it. */
export const Filling: Story = {
  args: { words: 'filling', keeps: 'right' },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '2fr 1fr', gap: '1rem' }}>
      <BannerTile {...args} />
      <div style={{ blockSize: '28rem' }} />
    </div>
  ),
};

export const LongKazakhTitle: Story = {
  args: {
    title: 'Жылдар бойы киілетін, мерзімі өтпейтін пальтолар топтамасы',
    text: 'Тығыз жүн, түзу пішім және электрленбейтін астар.',
    link: { href: '#coats', label: 'Пальтоларды көру' },
    words: 'over',
  },
  decorators: [
    (Story) => (
      <div lang="kk" style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const ItsTitleStandsWhereItBelongsInTheOutline: Story = {
  render: (args) => (
    <Stack space="large">
      {([1, 2, 3] as const).map((level) => (
        <BannerTile key={level} {...args} headingLevel={level} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const level of [1, 2, 3])
      await expect(canvas.getAllByRole('heading', { level })).not.toHaveLength(0);
  },
};
