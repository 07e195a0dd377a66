import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AmountList } from '@rukav/design-system/AmountList';
import { Link } from '@rukav/design-system/Link';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: AmountList,
  args: {
    amounts: [
      { label: 'Товары, 3 шт.', value: '41 970 ₽' },
      { label: 'Скидка', value: '−5 520 ₽', tone: 'saving' },
      { label: 'Доставка', value: 'бесплатно' },
    ],
    total: { label: 'Итого', value: '36 450 ₽' },
  },
  decorators: [
    (Story, { parameters }) => (
      <div style={{ maxInlineSize: parameters.isNarrow ? '11rem' : '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AmountList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const WithNotes: Story = {
  args: {
    amounts: [
      { label: 'Товары, 3 шт.', value: '41 970 ₽', tone: 'neutral' },
      { label: 'Промокод', value: '−4 197 ₽', tone: 'saving', note: 'ОСЕНЬ10, до 30 ноября' },
      { label: 'Бонусы', value: '−1 240 ₽', tone: 'saving', note: <Link href="#club">Как списываются</Link> },
      { label: 'Доставка', value: '390 ₽', note: 'курьером, 14 ноября' },
    ],
    total: { label: 'К оплате', value: '36 923 ₽', note: 'и ещё 364 бонуса вернутся на карту' },
  },
};

export const WithoutATotal: Story = { args: { total: undefined } };
export const WhereThereIsNoRoom: Story = { parameters: { isNarrow: true } };

export const LongKazakhTexts: Story = {
  args: {
    amounts: [
      { label: 'Себеттегі тауарлардың құны, 12 дана', value: '1 241 970 ₸' },
      { label: 'Клуб картасы бойынша жеңілдік', value: '−124 197 ₸', tone: 'saving' },
      { label: 'Үйге дейін курьермен жеткізу', value: 'тегін' },
    ],
    total: { label: 'Төлеуге тиісті барлық сома', value: '1 117 773 ₸' },
  },
};

export const EachSumBelongsToItsName: Story = {
  play: async ({ canvas }) => {
    const sums = canvas
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

    await expect(sums).toEqual([
      'Товары, 3 шт.: 41 970 ₽',
      'Скидка: −5 520 ₽',
      'Доставка: бесплатно',
      'Итого: 36 450 ₽',
    ]);
  },
};
