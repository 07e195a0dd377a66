import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Badge } from '@rukav/design-system/Badge';
import { Button } from '@rukav/design-system/Button';
import { LineItem } from '@rukav/design-system/LineItem';
import { Price } from '@rukav/design-system/Price';
import { QuantityStepper } from '@rukav/design-system/QuantityStepper';
import { Stack } from '@rukav/design-system/Stack';
import { inModes } from '../../.storybook/modes.ts';
import { pictures } from './pictures/index.ts';

const meta = {
  component: LineItem,
  args: {
    title: 'Пальто прямого кроя из шерсти',
    href: '#coat',
    picture: pictures.coat,
    details: ['Размер 44', 'Серый меланж'],
    price: (
      <Price
        current="24 990 ₽"
        old="29 990 ₽"
        size="small"
        labels={{ current: 'цена', old: 'старая цена' }}
      />
    ),
    quantity: (
      <QuantityStepper
        label="Количество: пальто"
        value={1}
        maxValue={5}
        onChange={fn()}
        labels={{ decrease: 'Убрать одно пальто', increase: 'Добавить одно пальто' }}
      />
    ),
    actions: (
      <Button size="small" emphasis="plain">
        Удалить
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '36rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LineItem>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const TheLastOne: Story = { args: { note: <Badge tone="accent">Остался последний</Badge> } };

export const Unavailable: Story = {
  args: {
    isUnavailable: true,
    note: <Badge tone="danger">Закончился</Badge>,
    price: undefined,
    quantity: undefined,
  },
};

export const Sizes: Story = {
  render: (args) => (
    <Stack space="large">
      {(['small', 'medium'] as const).map((size) => (
        <LineItem key={size} {...args} size={size} quantity="1 шт." price="24 990 ₽" actions={undefined} />
      ))}
    </Stack>
  ),
};

export const WordsAlone: Story = {
  args: {
    href: undefined,
    details: [],
    price: undefined,
    quantity: '2 шт.',
    actions: undefined,
    size: 'small',
  },
};

export const LongKazakhTexts: Story = {
  args: {
    title: 'Табиғи жүннен тігілген, белбеуі бар тік пішімді ұзын әйелдер пальтосы',
    details: ['Өлшемі 44–46, бойы 164–170 см', 'Қою сұр меланж'],
    price: '124 990 ₸',
    note: 'Осы өлшемдегі соңғы дана қалды, оны себетке қосып үлгеріңіз',
    actions: (
      <Button size="small" emphasis="plain">
        Себеттен алып тастау
      </Button>
    ),
  },
};

export const ATitleInAnotherLanguage: Story = {
  args: { lang: 'ru', details: ['Өлшемі 44'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Пальто прямого/).parentElement).toHaveAttribute('lang', 'ru');
  },
};

export const ItsTitleStandsWhereItBelongsInTheOutline: Story = {
  render: (args) => (
    <Stack space="large">
      {([2, 3, 4] as const).map((level) => (
        <LineItem key={level} {...args} quantity={undefined} headingLevel={level} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const level of [2, 3, 4])
      await expect(canvas.getAllByRole('heading', { level })).not.toHaveLength(0);
  },
};

export const ThePictureAddsNoSecondLink: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(1);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
