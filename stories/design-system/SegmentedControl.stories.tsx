import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SegmentedControl, type SegmentedControlProps } from '@rukav/design-system/SegmentedControl';
import { inModes } from '../../.storybook/modes.ts';
import { atLargeText, focused, nothingRunsOut } from './states.ts';

function Controlled(props: SegmentedControlProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: string) => {
    setValue(next);
    props.onChange(next);
  };
  return <SegmentedControl {...props} value={value} onChange={change} />;
}

const meta = {
  component: SegmentedControl,
  args: {
    label: 'Как показать магазины',
    value: 'list',
    options: [
      { value: 'list', label: 'Списком' },
      { value: 'map', label: 'На карте' },
      { value: 'metro', label: 'По метро', isDisabled: true },
    ],
    onChange: fn(),
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SegmentedControl>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night', 'contrast', 'brand', 'forced') },
};
export const LabelOnlyReadOut: Story = { args: { isLabelHidden: true } };
export const TwoSegments: Story = {
  args: {
    label: 'Получение',
    value: 'courier',
    options: [
      { value: 'courier', label: 'Курьер' },
      { value: 'shop', label: 'Магазин' },
    ],
  },
};
export const Languages: Story = {
  args: {
    label: 'Язык',
    value: 'kk',
    options: [
      { value: 'ru', label: 'Русский', lang: 'ru' },
      { value: 'kk', label: 'Қазақша', lang: 'kk' },
    ],
  },
};
export const LongKazakhLabels: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  args: {
    label: 'Дүкендерді қалай көрсету керек',
    options: [
      { value: 'list', label: 'Тізіммен көрсету' },
      { value: 'map', label: 'Қала картасында' },
      { value: 'metro', label: 'Метро бекеттері бойынша' },
    ],
  },
};
export const Focused: Story = focused;
export const TextAtTwoHundredPercent: Story = { ...LongKazakhLabels, ...atLargeText, play: nothingRunsOut };

export const ArrowsMoveBetweenSegments: Story = {
  args: { isLabelHidden: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();

    await userEvent.keyboard('{ArrowRight}');

    await expect(canvas.getByRole('radio', { name: 'На карте' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('map');
    await expect(canvas.getByRole('radiogroup', { name: 'Как показать магазины' })).toBeVisible();
  },
};
