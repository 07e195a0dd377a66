import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { QuantityStepper, type QuantityStepperProps } from '@rukav/design-system/QuantityStepper';
import { inModes } from '../../.storybook/modes.ts';
import { atLargeText, focused, nothingRunsOut } from './states.ts';

const meta = {
  component: QuantityStepper,
  args: {
    label: 'Количество: платье «Нева», 44',
    labels: { decrease: 'Меньше', increase: 'Больше' },
    value: 2,
    maxValue: 5,
    maxNote: 'Больше нет в\u00A0наличии',
    onChange: fn(),
  },
  render: Controlled,
} satisfies Meta<typeof QuantityStepper>;

export default meta;
type Story = StoryObj<typeof meta>;

function Controlled({ value: first, onChange, ...props }: QuantityStepperProps) {
  const [value, setValue] = useState(first);
  return (
    <QuantityStepper
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const Focused: Story = focused;
export const TextAtTwoHundredPercent: Story = { ...Default, ...atLargeText, play: nothingRunsOut };

export const Pending: Story = { args: { isPending: true } };

export const AtTheMinimum: Story = { args: { value: 1 } };
export const AtTheMaximum: Story = { args: { value: 5 } };
export const Disabled: Story = { args: { isDisabled: true } };

export const KeysOfASpinbutton: Story = {
  play: async ({ canvas, userEvent }) => {
    const quantity = canvas.getByRole('spinbutton', { name: /платье «Нева»/ });
    quantity.focus();

    for (const [key, value] of [
      ['{ArrowUp}', '3'],
      ['{ArrowDown}', '2'],
      ['{End}', '5'],
      ['{ArrowUp}', '5'],
      ['{Home}', '1'],
      ['{PageUp}', '5'],
    ] as const) {
      await userEvent.keyboard(key);
      await expect(quantity).toHaveValue(value);
      await expect(quantity).toHaveAttribute('aria-valuenow', value);
    }
  },
};

export const AWrittenNumberIsTakenOnLeavingAndKeptWithinBounds: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const quantity = canvas.getByRole('spinbutton');

    await userEvent.click(quantity);
    await userEvent.keyboard('17');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.tab();

    await expect(quantity).toHaveValue('5');
    await expect(args.onChange).toHaveBeenCalledWith(5);
  },
};

export const AtTheMaximumItSaysSo: Story = {
  args: { value: 4 },
  play: async ({ args, canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'Больше' });

    await userEvent.click(more);
    await userEvent.click(more);

    await expect(canvas.getByRole('status')).toHaveTextContent('Больше нет в наличии');
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription(/Больше нет/);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
  },
};
