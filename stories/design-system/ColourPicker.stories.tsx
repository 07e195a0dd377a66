import { ColourPicker, type ColourPickerProps } from '@rukav/design-system/ColourPicker';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import { pictures } from './pictures/index.ts';

function Chosen({ value, onChange, ...props }: ColourPickerProps) {
  const [colour, setColour] = useState(value);
  const choose = (next: string) => {
    setColour(next);
    onChange(next);
  };
  return <ColourPicker {...props} value={colour} onChange={choose} />;
}

const meta = {
  component: ColourPicker,
  args: {
    label: 'Цвет',
    value: 'camel',
    onChange: fn(),
    onSoldOutPress: fn(),
    options: [
      { value: 'camel', label: 'кэмел', hex: '#b08a5c' },
      { value: 'navy', label: 'тёмно-синий', hex: '#242c42' },
      { value: 'white', label: 'молочный', hex: '#f5f4f1' },
      { value: 'moss', label: 'мох', hex: '#69704c', isSoldOut: true, note: 'нет в наличии' },
    ],
  },
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof ColourPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const ByPictures: Story = {
  args: {
    options: [
      { value: 'camel', label: 'кэмел', picture: pictures.coat },
      { value: 'navy', label: 'тёмно-синий', picture: pictures.coatNavy },
      { value: 'moss', label: 'мох', picture: pictures.coatBack, isSoldOut: true, note: 'нет в наличии' },
    ],
  },
};

export const LongKazakhName: Story = {
  args: {
    label: 'Түсі',
    value: 'a',
    options: [{ value: 'a', label: 'қоңырқай-сарғыш, түйе жүнінің табиғи реңі', hex: '#b08a5c' }],
  },
};

export const ArrowsChooseAColour: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'кэмел' })).toHaveFocus();

    await userEvent.keyboard('{ArrowRight}');

    await expect(canvas.getByRole('radio', { name: 'тёмно-синий' })).toBeChecked();
    await expect(args.onChange).toHaveBeenCalledOnce();
    await expect(args.onChange).toHaveBeenCalledWith('navy');
  },
};
