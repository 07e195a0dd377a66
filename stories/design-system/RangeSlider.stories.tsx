import { RangeSlider, type RangeSliderProps } from '@rukav/design-system/RangeSlider';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';

const rubles = new Intl.NumberFormat('ru', { style: 'currency', currency: 'RUB', maximumFractionDigits: 0 });

function Chosen({ value, onChangeEnd, ...props }: RangeSliderProps) {
  const [chosen, setChosen] = useState(value);
  const settle: RangeSliderProps['onChangeEnd'] = (range) => {
    setChosen(range);
    onChangeEnd(range);
  };
  return <RangeSlider {...props} value={chosen} onChangeEnd={settle} />;
}

const meta = {
  component: RangeSlider,
  args: {
    label: 'Цена, ₽',
    endLabels: { from: 'от', to: 'до' },
    thumbLabels: { from: 'Цена от', to: 'Цена до' },
    min: 0,
    max: 20_000,
    step: 100,
    value: { from: 3000, to: 12_000 },
    format: (value) => rubles.format(value),
    onChangeEnd: fn(),
    faults: { notANumber: 'Введите число, например 3 000', wrongOrder: '«До» не может быть меньше «от»' },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '20rem' }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Chosen {...args} />,
} satisfies Meta<typeof RangeSlider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const Whole: Story = { args: { value: { from: 0, to: 20_000 } } };

export const ThumbsAreNamedAndReadWithTheCurrency: Story = {
  tags: ['FAC-05'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('slider', { name: /Цена от/ })).toHaveAttribute(
      'aria-valuetext',
      '3 000 ₽',
    );
    await expect(canvas.getByRole('slider', { name: /Цена до/ })).toHaveAttribute(
      'aria-valuetext',
      '12 000 ₽',
    );
  },
};

export const ArrowsAndPagesMoveAThumb: Story = {
  tags: ['FAC-05'],
  play: async ({ args, canvas, userEvent }) => {
    const lower = canvas.getByRole('slider', { name: /Цена от/ });
    lower.focus();

    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith({ from: 3100, to: 12_000 });

    await userEvent.keyboard('{PageUp}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith({ from: 4100, to: 12_000 });

    await userEvent.keyboard('{Home}');
    await expect(args.onChangeEnd).toHaveBeenLastCalledWith({ from: 0, to: 12_000 });
  },
};

export const ThumbsDoNotCross: Story = {
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('slider', { name: /Цена от/ }).focus();

    await userEvent.keyboard('{End}');

    await expect(args.onChangeEnd).toHaveBeenLastCalledWith({ from: 12_000, to: 12_000 });
  },
};

export const TheSameIsTypedWithoutDragging: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const from = canvas.getByRole('textbox', { name: 'от' });
    await userEvent.clear(from);

    await userEvent.type(from, '4500{Enter}');

    await expect(args.onChangeEnd).toHaveBeenLastCalledWith({ from: 4500, to: 12_000 });
    await expect(canvas.getByRole('slider', { name: /Цена от/ })).toHaveValue('4500');
  },
};
