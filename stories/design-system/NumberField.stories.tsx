import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NumberField, type NumberFieldProps } from '@rukav/design-system/NumberField';
import { inModes } from '../../.storybook/modes.ts';
import { atLargeText, nothingRunsOut } from './states.ts';

function Controlled(props: NumberFieldProps) {
  const [value, setValue] = useState(props.value);
  const change = (next: number | null) => {
    setValue(next);
    props.onChange(next);
  };
  return <NumberField {...props} value={value} onChange={change} />;
}

const meta = {
  component: NumberField,
  args: { label: 'Рост', value: 172, minValue: 50, maxValue: 230, suffix: 'см', onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night', 'contrast', 'brand', 'forced') },
};
export const Empty: Story = { args: { value: null, description: 'Подскажем размер' } };
export const WithoutAUnit: Story = {
  args: { label: 'Сколько знаков на\u00A0карте', value: 16, suffix: undefined },
};
export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('spinbutton').focus();

    await expect(canvas.getByRole('spinbutton')).toHaveFocus();
  },
};
export const Invalid: Story = {
  args: {
    value: null,
    error: 'Укажите рост от\u00A050 до\u00A0230\u00A0см',
    requirement: 'обязательно',
    isRequired: true,
  },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const LongKazakhLabel: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  args: {
    label: 'Бойыңыздың ұзындығы, өлшемді дәл таңдауға көмектесеміз',
    requirement: 'міндетті түрде толтырылады',
    description: 'Сантиметрмен, аяқ киімсіз өлшенгендегідей',
  },
};
export const TextAtTwoHundredPercent: Story = { ...LongKazakhLabel, ...atLargeText, play: nothingRunsOut };

export const ANumberIsTakenByEnterAndKeptWithinBounds: Story = {
  play: async ({ canvas, userEvent }) => {
    const height = canvas.getByRole('spinbutton', { name: 'Рост' });

    await userEvent.clear(height);
    await userEvent.type(height, '512{Enter}');
    await expect(height).toHaveValue('230');
    await userEvent.keyboard('{ArrowDown}');

    await expect(height).toHaveValue('229');
  },
};

export const ArrowsMoveByAStep: Story = {
  args: { step: 5, value: 170 },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('spinbutton').focus();

    await userEvent.keyboard('{ArrowUp}');

    await expect(args.onChange).toHaveBeenLastCalledWith(175);
    await expect(canvas.getByRole('spinbutton')).toHaveAttribute('aria-valuenow', '175');
  },
};

export const AnEmptyFieldHandsOnNothing: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('spinbutton'));
    await userEvent.tab();

    await expect(args.onChange).toHaveBeenLastCalledWith(null);
  },
};
