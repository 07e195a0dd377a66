import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Barcode } from '@rukav/design-system/Barcode';
import { Button } from '@rukav/design-system/Button';
import { CopyableCode } from '@rukav/design-system/CopyableCode';
import { CouponTile } from '@rukav/design-system/CouponTile';
import { Stack } from '@rukav/design-system/Stack';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: CouponTile,
  args: {
    benefit: '−15 %',
    title: 'На трикотаж и пальто',
    validity: 'До 30 ноября 2026',
    terms: 'При покупке от 5 000 ₽, не складывается с другими скидками',
    action: <Button size="small">Активировать</Button>,
  },
} satisfies Meta<typeof CouponTile>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const New: Story = { args: { status: { label: 'Новый', tone: 'accent' } } };

export const ActiveWithACodeToCopy: Story = {
  args: {
    status: { label: 'Действует', tone: 'success' },
    action: undefined,
    code: (
      <CopyableCode
        label="Промокод"
        value="OSEN15"
        labels={{ copy: 'Скопировать', copied: 'Скопировано' }}
        failedLabel="Код выделен, скопируйте его"
      />
    ),
  },
};

export const ActiveWithACodeForTheTill: Story = {
  args: {
    status: { label: 'Действует', tone: 'success' },
    action: undefined,
    code: <Barcode value="RK1502613" label="Штрихкод купона" />,
  },
};

export const Spent: Story = {
  args: { isSpent: true, status: { label: 'Использован', tone: 'neutral' }, action: undefined },
};

export const LongKazakhTexts: Story = {
  args: {
    benefit: 'Сыйлық',
    title: 'Күзгі топтаманың пальтолары мен тоқыма бұйымдарына',
    validity: '2026 жылғы 30 қарашаға дейін жарамды',
    terms: '50 000 теңгеден асатын сатып алуға беріледі, басқа жеңілдіктермен қосылмайды',
    action: <Button size="small">Купонды іске қосу</Button>,
  },
};

export const ASpentOneSaysWhyInWords: Story = {
  ...Spent,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Использован')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const ItsTitleStandsWhereItBelongsInTheOutline: Story = {
  render: (args) => (
    <Stack space="large">
      {([2, 3, 4] as const).map((level) => (
        <CouponTile key={level} {...args} headingLevel={level} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    for (const level of [2, 3, 4])
      await expect(canvas.getAllByRole('heading', { level })).not.toHaveLength(0);
  },
};
