import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { CheckboxGroup } from '@rukav/design-system/CheckboxGroup';
import { SegmentedControl } from '@rukav/design-system/SegmentedControl';
import { Stack } from '@rukav/design-system/Stack';
import { Switch } from '@rukav/design-system/Switch';

const chosen = fn();

const meta = {
  title: 'design-system/Choices',
  component: CheckboxGroup,
  subcomponents: { SegmentedControl, Switch },
  args: {
    label: 'О чём писать',
    options: [
      { value: 'orders', label: 'О заказах', description: 'Когда собрали, когда везём' },
      { value: 'sale', label: 'О скидках', aside: 'раз в неделю' },
      { value: 'club', label: 'О клубе', isDisabled: true },
    ],
    defaultValue: ['orders'],
    onChange: chosen,
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

function Views() {
  const [view, setView] = useState('list');
  const options = [
    { value: 'list', label: 'Списком' },
    { value: 'map', label: 'На карте' },
    { value: 'metro', label: 'По метро', isDisabled: true },
  ];
  return (
    <SegmentedControl
      label="Как показать магазины"
      isLabelHidden
      options={options}
      value={view}
      onChange={setView}
    />
  );
}

function Notifications({ isDisabled = false }) {
  const [isOn, setIsOn] = useState(isDisabled);
  return (
    <Switch isOn={isOn} isDisabled={isDisabled} onChange={setIsOn} description="Придут и на этот телефон">
      Уведомления о&nbsp;заказе
    </Switch>
  );
}

export const Group: Story = {};
export const GroupInvalid: Story = { args: { defaultValue: [], error: 'Выберите хотя бы одно' } };
export const Segments: Story = { render: () => <Views /> };
export const Switches: Story = {
  render: () => (
    <Stack>
      <Notifications />
      <Notifications isDisabled />
    </Stack>
  ),
};

export const WhatIsChosenComesInTheOrderOfTheOptions: Story = {
  args: { defaultValue: ['sale'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /О заказах/ }));

    await expect(chosen).toHaveBeenLastCalledWith(['orders', 'sale']);
  },
};

export const ArrowsMoveBetweenSegments: Story = {
  render: () => <Views />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await userEvent.keyboard('{ArrowRight}');

    await expect(canvas.getByRole('radio', { name: 'На карте' })).toBeChecked();
    await expect(canvas.getByRole('radiogroup', { name: 'Как показать магазины' })).toBeVisible();
  },
};

export const SpaceTurnsASwitch: Story = {
  render: () => <Notifications />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await userEvent.keyboard(' ');

    await expect(canvas.getByRole('switch', { name: /Уведомления/ })).toBeChecked();
  },
};
