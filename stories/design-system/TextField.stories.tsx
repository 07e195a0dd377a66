import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '@rukav/design-system/Stack';
import { inputTypes, TextField } from '@rukav/design-system/TextField';
import { inModes } from '../../.storybook/modes.ts';
import { atLargeText, focused, nothingRunsOut } from './states.ts';

const meta = {
  component: TextField,
  args: { label: 'Имя и фамилия', onChange: fn() },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const WithEverything: Story = {
  args: {
    label: 'Электронная почта',
    requirement: 'обязательно',
    isRequired: true,
    autoComplete: 'email',
    description: 'Пришлём чек и номер заказа',
    defaultValue: 'anna@example.com',
  },
};
export const Invalid: Story = {
  args: {
    label: 'Улица',
    defaultValue: 'Lenina',
    error: 'Уберите латинские буквы: L, e, n, i, n, a',
    description: 'Как в адресе на посылке',
  },
};
export const Disabled: Story = { args: { defaultValue: 'Анна Ким', isDisabled: true } };
export const ReadOnly: Story = { args: { defaultValue: 'Анна Ким', isReadOnly: true } };
export const PrefixAndSuffix: Story = {
  render: () => (
    <Stack>
      <TextField label="Квартира" prefix="кв." type="numeric" defaultValue="17" />
      <TextField label="Рост, см" suffix="см" type="numeric" defaultValue="172" />
    </Stack>
  ),
};

export const LongKazakhLabel: Story = {
  args: {
    label: 'Алушының төлқұжаттағыдай толық тегі, аты және әкесінің аты',
    requirement: 'міндетті түрде толтырылады',
    defaultValue: 'Әлібекқызы Нұргүл Қуанышбековна',
    error: 'Тегі мен атын толық, төлқұжатта қалай жазылса, дәл солай енгізіңіз',
  },
};
export const Filled: Story = { args: { defaultValue: 'Анна Ким', autoComplete: 'name' } };
export const Focused: Story = focused;
export const TextAtTwoHundredPercent: Story = { ...LongKazakhLabel, ...atLargeText, play: nothingRunsOut };

export const ThreeKindsOfInput: Story = {
  tags: ['SHELL-41'],
  render: () => (
    <Stack>
      {inputTypes.map((type) => (
        <TextField key={type} label={type} type={type} />
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    const fields = canvas.getAllByRole('textbox');

    await expect(inputTypes).toEqual(['numeric', 'text', 'tel']);
    await expect(fields.map((field) => field.getAttribute('inputmode'))).toEqual(['numeric', null, 'tel']);
    await expect(fields.map((field) => field.getAttribute('type'))).toEqual(['text', 'text', 'text']);
  },
};

export const TheErrorAndTheHintAreReadWithTheField: Story = {
  args: { description: 'Как в паспорте', error: 'Укажите имя', isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Имя и фамилия' });

    await expect(field).toHaveAccessibleDescription('Укажите имя Как в паспорте');
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
  },
};

export const WhatIsTypedIsHandedOn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Анна');

    await expect(args.onChange).toHaveBeenLastCalledWith('Анна');
  },
};
