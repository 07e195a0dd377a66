import { Barcode, canBeBarcode } from '@rukav/design-system/Barcode';
import { Stack } from '@rukav/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import { modules, readEan13 } from './codes/read-ean13.ts';

const meta = {
  component: Barcode,
  tags: ['CLUB-23'],
  args: { value: 'RUKAV-2026-1124', label: 'Штрихкод купона' },
} satisfies Meta<typeof Barcode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Formats: Story = {
  render: (args) => (
    <Stack space="large">
      <Barcode {...args} />
      <Barcode format="ean13" value="4601234567893" text="4 601234 567893" label="Штрихкод карты клуба" />
    </Stack>
  ),
};

export const Sizes: Story = {
  args: { format: 'ean13', value: '4601234567893', text: '4 601234 567893' },
  render: (args) => (
    <Stack space="large">
      <Barcode {...args} size="medium" />
      <Barcode {...args} size="large" />
    </Stack>
  ),
};

export const ALongValueInANarrowPlace: Story = {
  args: { value: 'COUPON-WINTER-2026-000000001124', label: 'Купонның штрихкоды' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '18rem' }}>
        <Story />
      </div>
    ),
  ],
};

export const ATillReadsTheThirteenDigitsBack: Story = {
  args: { format: 'ean13', value: '4601234567893', label: 'Штрихкод карты клуба' },
  play: async ({ canvas }) => {
    const bars = canvas.getByRole<HTMLElement & SVGSVGElement>('img', { name: 'Штрихкод карты клуба' });

    await expect(await readEan13(bars)).toBe('4601234567893');
  },
};

export const Code128BeginsChecksAndEndsAsTheStandardSays: Story = {
  args: { value: 'RUKAV' },
  play: async ({ canvas }) => {
    const bits = await modules(canvas.getByRole<HTMLElement & SVGSVGElement>('img'));

    await expect(bits.slice(0, 11)).toBe('11010010000');
    await expect(bits.slice(-13)).toBe('1100011101011');
    // The start, five letters, the check letter, the end.
    await expect(bits).toHaveLength(11 * 7 + 13);
  },
};

export const TheNumberBelowIsTextThatCanBeCopied: Story = {
  args: { format: 'ean13', value: '4601234567893', text: '4 601234 567893' },
  play: async ({ canvas }) => {
    getSelection()?.selectAllChildren(canvas.getByText('4 601234 567893'));

    await expect(getSelection()?.toString()).toBe('4 601234 567893');
    getSelection()?.removeAllRanges();
  },
};

export const AWrongCheckDigitIsKnownBeforehand: Story = {
  play: async () => {
    await expect(canBeBarcode('4601234567893', 'ean13')).toBe(true);
    await expect(canBeBarcode('4601234567890', 'ean13')).toBe(false);
    await expect(canBeBarcode('рукав', 'code128')).toBe(false);
  },
};
