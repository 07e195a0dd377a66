import type { ReactNode } from 'react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Badge } from '@rukav/design-system/Badge';
import { Table } from '@rukav/design-system/Table';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: Table,
  args: {
    caption: 'История бонусов',
    columns: [
      { id: 'date', label: 'Дата' },
      { id: 'reason', label: 'За что' },
      { id: 'until', label: 'Действуют до' },
      { id: 'amount', label: 'Бонусы', align: 'end' },
    ],
    rows: [
      {
        id: '1',
        cells: {
          date: '12 ноября 2026',
          reason: 'Заказ № 1024-7781',
          until: '12 мая 2027',
          amount: '+364',
        },
      },
      { id: '2', cells: { date: '3 ноября 2026', reason: 'Оплата заказа № 1019-2204', amount: '−500' } },
      {
        id: '3',
        cells: {
          date: '1 октября 2026',
          reason: 'Ко дню рождения',
          until: '31 октября 2026',
          amount: <Badge>сгорели</Badge>,
        },
      },
    ],
  },
} satisfies Meta<typeof Table>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const WithoutAVisibleCaption: Story = { args: { isCaptionHidden: true } };

export const DeliveryTerms: Story = {
  args: {
    caption: 'Доставка по Москве',
    columns: [
      { id: 'way', label: 'Способ' },
      { id: 'time', label: 'Срок' },
      { id: 'price', label: 'Стоимость', align: 'end' },
    ],
    rows: [
      { id: 'shop', cells: { way: 'Самовывоз из магазина', time: 'сегодня', price: 'бесплатно' } },
      { id: 'courier', cells: { way: 'Курьером', time: '1–2 дня', price: '390 ₽' } },
      { id: 'express', cells: { way: 'Экспресс-доставка', time: 'за 2 часа', price: '690 ₽' } },
    ],
  },
};

const sizes = {
  caption: 'Размеры женских платьев, см',
  columns: [
    { id: 'size', label: 'Российский размер' },
    { id: 'international', label: 'Международный' },
    ...['Обхват груди', 'Обхват талии', 'Обхват бёдер', 'Рост', 'Длина рукава'].map((label) => ({
      id: label,
      label,
      align: 'end' as const,
    })),
  ],
  rows: [
    ['42', 'XS', '82–85', '63–66', '89–92', '164–170', '59'],
    ['44', 'S', '86–89', '67–70', '93–96', '164–170', '59,5'],
    ['46', 'M', '90–93', '71–74', '97–100', '164–170', '60'],
    ['48', 'L', '94–97', '75–78', '101–104', '164–170', '60,5'],
  ].map(([size = '', international = '', bust, waist, hips, height, sleeve]) => ({
    id: size,
    cells: {
      size,
      international,
      'Обхват груди': bust,
      'Обхват талии': waist,
      'Обхват бёдер': hips,
      Рост: height,
      'Длина рукава': sleeve,
    },
  })),
};

const phone = [(Story: () => ReactNode) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>];

export const SizesThatAreCompared: Story = { args: { ...sizes, whenNarrow: 'scroll' } };
export const StackedOnAPhone: Story = { args: { whenNarrow: 'stack' }, decorators: phone };
export const ScrolledOnAPhone: Story = { args: { ...sizes, whenNarrow: 'scroll' }, decorators: phone };

export const LongKazakhTexts: Story = {
  args: {
    caption: 'Бонустардың есептелу және жұмсалу тарихы',
    columns: [
      { id: 'date', label: 'Күні' },
      { id: 'reason', label: 'Не үшін есептелді' },
      { id: 'until', label: 'Жарамдылық мерзімі' },
      { id: 'amount', label: 'Бонустар', align: 'end' },
    ],
    rows: [
      {
        id: '1',
        cells: {
          date: '2026 жылғы 12 қараша',
          reason: '№ 1024-7781 тапсырыс, «Mega Silk Way» дүкенінен алынды',
          until: '2027 жылғы 12 мамырға дейін',
          amount: '+1 364',
        },
      },
    ],
  },
};

export const StackedRowsAreStillATable: Story = {
  decorators: phone,
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'История бонусов' });

    await expect(getComputedStyle(table).display).toBe('block');
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(4);
    await expect(canvas.getByRole('rowheader', { name: '3 ноября 2026' })).toBeVisible();
    await expect(canvas.getByRole('cell', { name: '+364' })).toBeVisible();
  },
};

export const WhatDoesNotFitIsScrolledByKeysAndTheFirstColumnStays: Story = {
  args: { ...sizes, whenNarrow: 'scroll' },
  decorators: phone,
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Размеры женских платьев, см' });
    const first = canvas.getByRole('rowheader', { name: '44' });
    const from = first.getBoundingClientRect().left;

    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.scrollTo({ left: 200 });

    await waitFor(() => expect(region.scrollLeft).toBeGreaterThan(100));
    await expect(Math.abs(first.getBoundingClientRect().left - from)).toBeLessThan(2);
  },
};

export const WhatFitsIsNoStopOfTab: Story = {
  args: { whenNarrow: 'scroll' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).not.toBeInTheDocument();
  },
};
