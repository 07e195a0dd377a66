import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@rukav/design-system/Button';
import { ModeBar } from '@rukav/design-system/ModeBar';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: ModeBar,
  args: {
    title: 'Заказ за покупателя',
    facts: ['Анна С., карта 2900 ···· 5678', 'Магазин 0412', 'Табельный номер 118204'],
    actions: (
      <Button size="small" emphasis="quiet">
        Выйти из режима
      </Button>
    ),
  },
} satisfies Meta<typeof ModeBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const Strong: Story = { args: { tone: 'strong' } };

export const Preview: Story = {
  args: { title: 'Предпросмотр: главная, черновик от 12 ноября', facts: [], tone: 'accent' },
};

export const TitleAlone: Story = { args: { facts: undefined, actions: undefined } };

export const LongKazakhTexts: Story = {
  args: {
    title: 'Сатып алушының атынан тапсырыс беру',
    facts: ['Айгерім С., карта нөмірі 2900 ···· 5678', '«Mega Silk Way» дүкені', 'Қызметкер нөмірі 118204'],
    actions: (
      <Button size="small" emphasis="quiet">
        Қызметкер режимінен шығу
      </Button>
    ),
  },
};

export const ItIsALandmarkWithItsName: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Заказ за покупателя' })).toBeVisible();
  },
};

export const OnAHighScreenItStaysInSight: Story = {
  parameters: { chromatic: { cropToViewport: true } },
  render: (args) => (
    <div style={{ blockSize: '300vh' }}>
      <ModeBar {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    scrollTo(0, 600);
    const isSticky = getComputedStyle(canvas.getByRole('region')).position === 'sticky';

    await expect(isSticky).toBe(matchMedia('(min-height: 40rem)').matches);
  },
};
