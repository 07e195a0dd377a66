import { Link } from '@rukav/design-system/Link';
import { SizePicker, type SizePickerProps } from '@rukav/design-system/SizePicker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import { atLargeText, nothingRunsOut } from './states.ts';

const options = [
  { value: '40', label: '40' },
  { value: '42', label: '42', note: 'осталась 1 шт.' },
  { value: '44', label: '44' },
  { value: '46', label: '46', note: 'нет в наличии', isSoldOut: true },
  { value: '48', label: '48' },
  { value: '50', label: '50', note: 'нет в наличии', isSoldOut: true },
];

function Chosen({ value, onChange, ...props }: SizePickerProps) {
  const [size, setSize] = useState(value);
  const choose = (next: string) => {
    setSize(next);
    onChange(next);
  };
  return <SizePicker {...props} value={size} onChange={choose} />;
}

const meta = {
  component: SizePicker,
  args: {
    label: 'Размер',
    options,
    onChange: fn(),
    onSoldOutPress: fn(),
    guide: <Link href="#sizes">Таблица размеров</Link>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof SizePicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const TextAtTwoHundredPercent: Story = { ...Default, ...atLargeText, play: nothingRunsOut };
export const LowStock: Story = { args: { value: '42' } };
/** Two sizes can be had in another way than the rest. */
export const Apart: Story = {
  args: {
    value: '42',
    options: options.map((option) =>
      ['42', '48'].includes(option.value) ? { ...option, isApart: true, note: 'только в магазинах' } : option,
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /^48\s*, только в магазинах$/ })).toBeVisible();
  },
};
export const NothingChosen: Story = { args: { error: 'Выберите размер' } };

export const LongSizes: Story = {
  args: {
    value: '164',
    options: [
      { value: '158', label: '158/80–84' },
      { value: '164', label: '164/84–88', note: 'соңғы екі дана қалды' },
      { value: 'one', label: 'Бір өлшем' },
    ],
  },
};

export const ArrowsChooseAndPassOverWhatIsSoldOut: Story = {
  args: { value: '44' },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('radio', { name: '44' }).focus();

    await userEvent.keyboard('{ArrowRight}');
    const soldOut = canvas.getByRole('radio', { name: /46.*нет в\s+наличии/ });
    await expect(soldOut).toHaveFocus();
    await expect(soldOut).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('radio', { name: '44' })).toBeChecked();

    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '48' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('48');
  },
};

export const ASizeThatIsSoldOutOffersToTell: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^46/ }));

    await expect(args.onSoldOutPress).toHaveBeenCalledOnce();
    await expect(args.onSoldOutPress).toHaveBeenCalledWith('46');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const TheErrorBelongsToTheGroup: Story = {
  args: { error: 'Выберите размер' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup', { name: 'Размер' });

    group.focus();

    await expect(group).toHaveFocus();
    await expect(group).toHaveAccessibleDescription('Выберите размер');
  },
};
