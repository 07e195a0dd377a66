import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '@rukav/design-system/Inline';
import { PaymentMark } from '@rukav/design-system/PaymentMark';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import { inModes } from '../../.storybook/modes.ts';

const meta = {
  component: PaymentMark,
  args: { label: 'Банковская карта', sign: 'card' },
} satisfies Meta<typeof PaymentMark>;

export default meta;
type Story = StoryObj<typeof meta>;

const signs = [
  ['card', 'Банковская карта'],
  ['cash', 'Наличные'],
  ['transfer', 'Перевод по QR-коду'],
  ['instalments', 'Рассрочка'],
  ['split', 'Оплата частями'],
  ['gift', 'Подарочная карта'],
] as const;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Signs: Story = {
  render: () => (
    <Inline space="small">
      {signs.map(([sign, label]) => (
        <PaymentMark key={sign} sign={sign} label={label} />
      ))}
    </Inline>
  ),
};

export const Words: Story = {
  render: () => (
    <Inline space="small" isList label="Принимаем к оплате">
      {['МИР', 'VISA', 'СБП', 'Kaspi QR'].map((word) => (
        <PaymentMark key={word} label={word} />
      ))}
    </Inline>
  ),
};

export const BesideItsName: Story = {
  render: () => (
    <RadioGroup
      label="Как оплатить"
      look="cards"
      defaultValue="card"
      options={[
        {
          value: 'card',
          label: 'Картой онлайн',
          description: 'Российские карты и карты банков Казахстана',
          aside: <PaymentMark sign="card" label="Карта" isNamedBeside />,
        },
        {
          value: 'transfer',
          label: 'По QR-коду через СБП',
          description: 'Откроется приложение банка',
          aside: <PaymentMark label="СБП" isNamedBeside />,
        },
        {
          value: 'split',
          label: 'Төрт бөлікке бөліп төлеу',
          description: 'Екі апта сайын төрттен бір бөлігі, үстемесіз',
          aside: <PaymentMark sign="split" label="Бөліп төлеу" isNamedBeside />,
        },
      ]}
    />
  ),
};

export const ASignHasAName: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Банковская карта' })).toBeVisible();
  },
};

export const BesideItsNameItIsPassedBy: Story = {
  ...BesideItsName,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: /^По QR-коду через СБП/ })).not.toHaveAccessibleName(
      /СБП.*СБП/,
    );
  },
};
