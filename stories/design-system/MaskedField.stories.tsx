import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { digitGroups, digits, MaskedField } from '@rukav/design-system/MaskedField';
import { Stack } from '@rukav/design-system/Stack';
import { inModes } from '../../.storybook/modes.ts';
import { atLargeText, focused, nothingRunsOut } from './states.ts';

const card = digitGroups([4, 4, 4, 4]);

const meta = {
  component: MaskedField,
  args: { label: 'Номер подарочной карты', mask: card, onChange: fn() },
} satisfies Meta<typeof MaskedField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Disabled: Story = { args: { defaultValue: '6043 1700 0000 0001', isDisabled: true } };
export const KeyboardsOfATouchScreen: Story = {
  render: () => (
    <Stack>
      {(['numeric', 'tel', 'text'] as const).map((type) => (
        <MaskedField key={type} label={type} type={type} mask={card} />
      ))}
    </Stack>
  ),
};
export const LongKazakhLabel: Story = {
  args: {
    label: 'Сыйлық картасының артқы жағында басылған он алты таңбалы нөмірі',
    requirement: 'міндетті түрде толтырылады',
    isRequired: true,
  },
};
export const Filled: Story = { args: { defaultValue: '6043 1700 0000 1234' } };
export const Focused: Story = focused;
export const TextAtTwoHundredPercent: Story = { ...LongKazakhLabel, ...atLargeText, play: nothingRunsOut };

export const HalfWritten: Story = { args: { defaultValue: '6043 17' } };
export const PlainDigits: Story = { args: { label: 'Индекс', mask: digits(6), defaultValue: '0501' } };
export const Invalid: Story = {
  args: { defaultValue: '6043 1700 0000 0001', error: 'Такой карты нет. Проверьте номер' },
};

export const WhatIsReadOutIsWhatIsWritten: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Номер подарочной карты' });

    await userEvent.type(field, '604317');

    await expect(field).toHaveValue('6043 17');
    await expect(args.onChange).toHaveBeenLastCalledWith('6043 17');
  },
};
