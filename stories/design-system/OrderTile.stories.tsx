import { Button } from '@rukav/design-system/Button';
import { OrderTile } from '@rukav/design-system/OrderTile';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Stack } from '@rukav/design-system/Stack';
import { inModes } from '../../.storybook/modes.ts';
import { pictures } from './pictures/index.ts';

const meta = {
  component: OrderTile,
  args: {
    title: 'Заказ № 1024-7781',
    href: '#order',
    date: '12 ноября 2026',
    status: { label: 'Собираем', tone: 'neutral' },
    note: 'Привезём в субботу, 14 ноября, с 10 до 14',
    pictures: [
      { id: 'coat', alt: 'Пальто прямого кроя', ...pictures.coat },
      { id: 'shirt', alt: 'Рубашка в клетку', ...pictures.shirt },
      { id: 'skirt', alt: 'Юбка миди', ...pictures.skirt },
    ],
    more: 'и ещё 2',
    total: '36 450 ₽',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '40rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof OrderTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Unpaid: Story = {
  args: {
    status: { label: 'Ждёт оплаты', tone: 'danger' },
    note: 'Оплатите до 18:40, иначе заказ отменится',
    action: <Button size="small">Оплатить</Button>,
  },
};

export const Received: Story = { args: { status: { label: 'Получен', tone: 'success' }, note: undefined } };

export const LongKazakhTexts: Story = {
  args: {
    title: '№ 1024-7781 тапсырыс',
    date: '2026 жылғы 12 қараша',
    more: 'тағы 2',
    total: '136 450 ₸',
    status: { label: 'Таңдалған дүкенге жеткізілді', tone: 'success' },
    note: 'Тапсырысты «Mega Silk Way» сауда орталығындағы дүкеннен жеті күн ішінде алып кетуге болады',
  },
};

export const ItsTitleStandsWhereItBelongsInTheOutline: Story = {
  render: (args) => (
    <Stack space="large">
      {([2, 3, 4] as const).map((level) => (
        <OrderTile key={level} {...args} headingLevel={level} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const level of [2, 3, 4])
      await expect(canvas.getAllByRole('heading', { level })).not.toHaveLength(0);
  },
};
