import { Button } from '@rukav/design-system/Button';
import { PointTile } from '@rukav/design-system/PointTile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '@rukav/design-system/Stack';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: PointTile,
  args: {
    name: 'Рукав на Тверской',
    href: '#shop',
    address: 'Москва, Тверская улица, 12, стр. 1',
    hours: ['Ежедневно с 10:00 до 22:00'],
    distance: '1,2 км',
    services: { label: 'Услуги', names: ['Примерка', 'Подгонка по фигуре', 'Возврат'] },
    availability: { label: 'Сегодня после 14:00', tone: 'success' },
    action: (
      <Button size="small" emphasis="quiet">
        Забрать здесь
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '26rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof PointTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const Current: Story = { args: { isCurrent: true } };
export const WithoutTheThing: Story = {
  args: { availability: { label: 'Нет в наличии', tone: 'neutral' }, action: undefined },
};

export const LongKazakhTexts: Story = {
  args: {
    name: '«Mega Silk Way» сауда-ойын-сауық орталығындағы «Рукав» дүкені',
    address: 'Астана қаласы, Есіл ауданы, Қабанбай батыр даңғылы, 62, екінші қабат',
    hours: ['Дүйсенбі–жұма 10:00–22:00', 'Сенбі, жексенбі 10:00–23:00'],
    distance: '12,4 км',
    services: {
      label: 'Қызметтер',
      names: ['Киіп көру бөлмесі', 'Киімді фигураға сай тігу', 'Тауарды қайтару'],
    },
    availability: { label: 'Ертең сағат 14:00-ден кейін', tone: 'success' },
  },
};

export const ItsTitleStandsWhereItBelongsInTheOutline: Story = {
  render: (args) => (
    <Stack space="large">
      {([2, 3, 4] as const).map((level) => (
        <PointTile key={level} {...args} headingLevel={level} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const level of [2, 3, 4])
      await expect(canvas.getAllByRole('heading', { level })).not.toHaveLength(0);
  },
};
