import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '@rukav/design-system/Button';
import { QrCode } from '@rukav/design-system/QrCode';
import { Receipt } from '@rukav/design-system/Receipt';
import { Stack } from '@rukav/design-system/Stack';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: Receipt,
  args: {
    title: 'Кассовый чек № 128',
    lines: {
      label: 'Что оплачено',
      items: [
        { id: '1', name: 'Пальто прямого кроя, 44, серый', detail: '1 × 24 990 ₽', value: '24 990 ₽' },
        { id: '2', name: 'Рубашка в клетку, 44, синий', detail: '2 × 4 990 ₽', value: '9 980 ₽' },
        { id: '3', name: 'Доставка', value: '390 ₽' },
      ],
    },
    amounts: [
      { label: 'Подарочная карта', value: '5 000 ₽' },
      { label: 'Картой', value: '30 360 ₽' },
      { label: 'в том числе НДС 20 %', value: '5 893,33 ₽' },
    ],
    total: { label: 'Итого', value: '35 360 ₽' },
    facts: [
      { term: 'Дата', value: '12 ноября 2026, 14:20' },
      { term: 'Продавец', value: 'ООО «Рукав», ИНН 7700000000' },
      { term: 'Касса', value: '№ 0001, смена 42' },
    ],
  },
} satisfies Meta<typeof Receipt>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const WithACodeAndAButton: Story = {
  args: {
    code: <QrCode value="t=20261112T1420&s=35360.00&n=1" label="QR-код для проверки чека" />,
    action: (
      <Button emphasis="quiet" isFullWidth>
        Скачать чек
      </Button>
    ),
  },
};

export const ARefundOfOneThing: Story = {
  args: {
    title: 'Чек возврата № 131',
    lines: {
      label: 'Что возвращено',
      items: [{ id: '1', name: 'Рубашка в клетку', value: '4 990 ₽' }],
    },
    amounts: [{ label: 'На карту', value: '4 990 ₽' }],
    total: { label: 'Возвращено', value: '4 990 ₽' },
    facts: [],
  },
};

export const LongKazakhTexts: Story = {
  args: {
    title: '№ 128 бақылау-касса машинасының чегі',
    lines: {
      label: 'Төленген тауарлар',
      items: [
        {
          id: '1',
          name: 'Тік пішілген жүн пальто, 44 өлшем, қою сұр түсті',
          detail: '2 × 124 990 ₸',
          value: '249 980 ₸',
        },
      ],
    },
    amounts: [{ label: 'Банк картасымен төленді', value: '249 980 ₸' }],
    total: { label: 'Барлығы', value: '249 980 ₸' },
    facts: [{ term: 'Сатушы', value: '«Рукав Қазақстан» жауапкершілігі шектеулі серіктестігі' }],
  },
};

export const WhatWasPaidForIsANamedList: Story = {
  play: async ({ canvas }) => {
    const list = within(canvas.getByRole('list', { name: 'Что оплачено' }));

    await expect(list.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const ItsTitleStandsWhereItBelongsInTheOutline: Story = {
  render: (args) => (
    <Stack space="large">
      {([2, 3, 4] as const).map((level) => (
        <Receipt key={level} {...args} headingLevel={level} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const level of [2, 3, 4])
      await expect(canvas.getAllByRole('heading', { level })).not.toHaveLength(0);
  },
};
