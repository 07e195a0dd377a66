import { RangeFields } from '@rukav/design-system/RangeFields';
import { Stack } from '@rukav/design-system/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { inModes } from '../../.storybook/modes.ts';
import { atLargeText, focused, nothingRunsOut } from './states.ts';

const meta = {
  component: RangeFields,
  args: {
    label: 'Сумма карты, ₽',
    endLabels: { from: 'от', to: 'до' },
    min: 500,
    max: 30_000,
    value: { from: 500, to: 30_000 },
    onChangeEnd: fn(),
    faults: {
      notANumber: 'Введите число, например 3 000',
      wrongOrder: '«До» не может быть меньше «от»',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof RangeFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const Filled: Story = { args: { value: { from: 3000, to: 12_000 } } };
export const WithADescription: Story = {
  args: { requirement: 'по желанию', description: 'Пустое поле означает любую сумму' },
};
export const UnderAHeadingThatSaysIt: Story = { args: { isLabelHidden: true } };
export const WithAnErrorFromOutside: Story = {
  args: { value: { from: 700, to: 900 }, error: 'На такую сумму карт нет: раздвиньте границы' },
};
export const Disabled: Story = { args: { isDisabled: true, value: { from: 3000, to: 12_000 } } };

export const Sizes: Story = {
  render: (args) => (
    <Stack space="large">
      <RangeFields {...args} size="medium" />
      <RangeFields {...args} label="Скидка, ₽" size="small" />
    </Stack>
  ),
};

export const LongKazakhNames: Story = {
  args: {
    label: 'Сыйлық картасының сомасы, теңгемен',
    endLabels: { from: 'бастап', to: 'дейін' },
    min: 2500,
    max: 1_249_990,
    value: { from: 2500, to: 1_249_990 },
    description: 'Бос қалдырылған өріс кез келген соманы білдіреді',
  },
  decorators: [
    (Story) => (
      <div lang="kk">
        <Story />
      </div>
    ),
  ],
};
export const Focused: Story = focused;
export const TextAtTwoHundredPercent: Story = { ...LongKazakhNames, ...atLargeText, play: nothingRunsOut };

export const TheGroupIsNamedByItsLabel: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Сумма карты, ₽' })).toContainElement(
      canvas.getByRole('textbox', { name: 'до' }),
    );
  },
};

export const LettersAreRefusedWhereTheyStand: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const from = canvas.getByRole('textbox', { name: 'от' });

    await userEvent.type(from, 'тысяча{Enter}');

    await expect(from).toBeInvalid();
    await expect(from).toHaveValue('тысяча');
    await expect(canvas.getByRole('textbox', { name: 'до' })).toBeValid();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Введите\s+число/);
    await expect(args.onChangeEnd).not.toHaveBeenCalled();
  },
};

export const AWrongOrderIsToldAndIsPutRightByAnotherNumber: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const to = canvas.getByRole('textbox', { name: 'до' });
    await userEvent.type(canvas.getByRole('textbox', { name: 'от' }), '9000');
    await userEvent.type(to, '3000{Enter}');
    await expect(to).toHaveAccessibleDescription(/не\s+может быть меньше/);

    await userEvent.type(to, '0{Enter}');

    await expect(to).toBeValid();
    await expect(args.onChangeEnd.mock.calls).toEqual([[{ from: 9000, to: 30_000 }]]);
  },
};

export const WhatLiesBeyondTheBoundsIsBroughtToThem: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'от' }), '100');
    await userEvent.type(canvas.getByRole('textbox', { name: 'до' }), '12 000{Enter}');

    await expect(args.onChangeEnd.mock.calls).toEqual([[{ from: 500, to: 12_000 }]]);
    await expect(canvas.getByRole('textbox', { name: 'от' })).toHaveValue('');
  },
};
