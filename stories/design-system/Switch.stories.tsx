import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Stack } from '@rukav/design-system/Stack';
import { Switch, type SwitchProps } from '@rukav/design-system/Switch';
import { inModes } from '../../.storybook/modes.ts';
import { atLargeText, nothingRunsOut } from './states.ts';

function Controlled(props: SwitchProps) {
  const [isOn, setIsOn] = useState(props.isOn);
  const change = (next: boolean) => {
    setIsOn(next);
    props.onChange(next);
  };
  return <Switch {...props} isOn={isOn} onChange={change} />;
}

const meta = {
  component: Switch,
  args: { children: 'Уведомления о\u00A0заказе', isOn: false, onChange: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const OnOffAndDisabled: Story = {
  parameters: { chromatic: inModes('day', 'night', 'contrast', 'brand', 'forced') },
  render: ({ onChange }) => (
    <Stack space="none">
      <Switch isOn={false} onChange={onChange}>
        Выключено
      </Switch>
      <Switch isOn onChange={onChange}>
        Включено
      </Switch>
      <Switch isOn={false} isDisabled onChange={onChange}>
        Выключено и&nbsp;недоступно
      </Switch>
      <Switch isOn isDisabled onChange={onChange}>
        Включено и&nbsp;недоступно
      </Switch>
    </Stack>
  ),
};
export const WithADescription: Story = { args: { isOn: true, description: 'Придут и\u00A0на этот телефон' } };
export const Focused: Story = { parameters: { pseudo: { focusVisible: 'input' } } };
export const LongKazakhLabel: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  args: {
    children: 'Тапсырыстың жай-күйі мен жеткізу уақыты туралы хабарламаларды алу',
    description: 'Хабарламалар осы телефонға және электрондық поштаңызға қатар келеді',
  },
};
export const TextAtTwoHundredPercent: Story = { ...LongKazakhLabel, ...atLargeText, play: nothingRunsOut };

export const SpaceTurnsIt: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();

    await userEvent.keyboard(' ');

    await expect(canvas.getByRole('switch', { name: /Уведомления/ })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const APressOnTheWordsTurnsIt: Story = {
  args: { isOn: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/Уведомления/));

    await expect(args.onChange).toHaveBeenLastCalledWith(false);
  },
};

export const WhatCannotBeTurnedStaysAsItIs: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(/Уведомления/));

    await expect(canvas.getByRole('switch')).toBeDisabled();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};
