import { Inline } from '@rukav/design-system/Inline';
import { QrCode } from '@rukav/design-system/QrCode';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import { read } from './codes/read-qr.ts';

const meta = {
  component: QrCode,
  tags: ['CLUB-06', 'PAY-12'],
  args: { value: 'https://rukav.example/club/1024778100', label: 'QR-код карты клуба' },
} satisfies Meta<typeof QrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Sizes: Story = {
  render: (args) => (
    <Inline space="large">
      <QrCode {...args} size="small" />
      <QrCode {...args} size="medium" />
      <QrCode {...args} size="large" />
    </Inline>
  ),
};

export const Corrections: Story = {
  render: (args) => (
    <Inline space="large">
      <QrCode {...args} correction="low" />
      <QrCode {...args} correction="medium" />
      <QrCode {...args} correction="high" />
    </Inline>
  ),
};

export const Expired: Story = { args: { expired: 'Код истёк' } };

export const ExpiredInKazakh: Story = {
  args: { expired: 'Кодтың мерзімі аяқталды', label: 'Төлемге арналған QR-код', size: 'small' },
};

export const ALongPaymentAddress: Story = {
  args: {
    value: `https://qr.example/pay?order=1024-7781&sum=1250000&signature=${'a1b2c3d4'.repeat(30)}`,
    size: 'large',
  },
};

export const ACameraReadsTheValueBack: Story = {
  play: async ({ args, canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR-код карты клуба' });

    await expect(await read(code)).toBe(args.value);
  },
};

export const ACameraReadsALongCyrillicValueBack: Story = {
  args: { value: 'Получите скидку в магазине «Рукав» на Тверской, 12', size: 'small', correction: 'high' },
  play: async ({ args, canvas }) => {
    await expect(await read(canvas.getByRole('img'))).toBe(args.value);
  },
};

export const NobodyReadsAnExpiredOne: Story = {
  args: { expired: 'Код истёк' },
  play: async ({ canvas }) => {
    const code = canvas.getByRole('img', { name: 'QR-код карты клуба. Код истёк' });

    await expect(getComputedStyle(code).opacity).toBe('0.12');
  },
};
