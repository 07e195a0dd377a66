import { BannerTile } from '@rukav/design-system/BannerTile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from './pictures/index.ts';

const meta = {
  component: BannerTile,
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

export const Default: Story = {};
export const Beside: Story = { args: { words: 'beside' } };
export const Over: Story = { args: { words: 'over', titleSize: 'large' } };

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
