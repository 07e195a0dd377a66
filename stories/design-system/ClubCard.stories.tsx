import { Barcode } from '@rukav/design-system/Barcode';
import { ClubCard } from '@rukav/design-system/ClubCard';
import { QrCode } from '@rukav/design-system/QrCode';
import { Stack } from '@rukav/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';

const qr = <QrCode value="RUKAV-CLUB-4601234567893" label="QR-код карты для кассы" size="small" />;

const meta = {
  component: ClubCard,
  tags: ['CLUB-01', 'CLUB-06'],
  args: {
    title: 'Карта клуба',
    level: 'Бонус',
    balance: { label: 'Бонусы', value: '1 250' },
    number: { label: 'Номер карты', value: '4601 2345 6789' },
    code: qr,
  },
} satisfies Meta<typeof ClubCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Levels: Story = {
  render: (args) => (
    <Stack space="large">
      <ClubCard {...args} />
      <ClubCard {...args} title="Карта второго уровня" level="Бонус Плюс" tone="strong" />
      <ClubCard {...args} title="Карта третьего уровня" level="Бонус Супер" tone="accent" />
      <ClubCard {...args} title="Карта сотрудника" level="Сотрудник" tone="outlined" />
    </Stack>
  ),
};

export const WithABarcode: Story = {
  args: {
    tone: 'strong',
    level: 'Бонус Плюс',
    code: <Barcode format="ean13" value="4601234567893" text="4 601234 567893" label="Штрихкод карты" />,
  },
};

export const WithANote: Story = { args: { note: '120 бонусов сгорят 30 ноября' } };

export const WithoutACode: Story = { args: { code: undefined } };

export const UnderTheHeadingOfASection: Story = { args: { headingLevel: 3 } };

export const LongKazakhWords: Story = {
  args: {
    title: 'Клубтың жеке адалдық картасы',
    level: 'Қызметкерге арналған деңгей',
    tone: 'accent',
    balance: { label: 'Жұмсауға болатын бонустар', value: '1 234 567' },
    number: { label: 'Картаның нөмірі', value: '4601 2345 6789 3' },
    note: '2026 жылғы 30 қарашада 120 бонустың мерзімі аяқталады',
  },
  decorators: [
    (Story) => (
      <div lang="kk" style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const ItSaysWhatEachFigureIs: Story = {
  play: async ({ canvas }) => {
    const card = canvas.getByRole('region', { name: 'Карта клуба' });

    await expect(card).toContainElement(canvas.getByRole('heading', { name: 'Бонус' }));
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Бонусы',
      'Номер карты',
    ]);
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('1 250');
    await expect(canvas.getByRole('img', { name: 'QR-код карты для кассы' })).toBeVisible();
  },
};
