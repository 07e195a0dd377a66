import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PhoneField, type PhoneFieldProps } from '@rukav/design-system/PhoneField';
import { Stack } from '@rukav/design-system/Stack';
import { inModes } from '../../.storybook/modes.ts';
import { atLargeText, focused, nothingRunsOut } from './states.ts';

const meta = {
  component: PhoneField,
  args: { label: 'Телефон', country: 'RU', onChange: fn() },
} satisfies Meta<typeof PhoneField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Keeps the number as a feature does, and hands it back. */
function Controlled({ value: first = '', onChange, ...props }: PhoneFieldProps) {
  const [value, setValue] = useState(first);
  return (
    <PhoneField
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange?.(next);
      }}
    />
  );
}

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const OfAnotherPerson: Story = {
  args: { label: 'Телефон получателя', autoComplete: 'off', description: 'Если заказ получите не\u00A0вы' },
};
export const LongKazakhLabel: Story = {
  args: {
    country: 'KZ',
    label: 'Тапсырысты қабылдап алатын адамның ұялы телефон нөмірі',
    requirement: 'міндетті түрде толтырылады',
  },
};
export const Focused: Story = focused;
export const TextAtTwoHundredPercent: Story = { ...LongKazakhLabel, ...atLargeText, play: nothingRunsOut };

export const Kazakhstan: Story = { args: { country: 'KZ', label: 'Телефон нөмірі' } };
export const Filled: Story = { args: { value: '+79161234567' } };
export const Disabled: Story = { args: { value: '+79161234567', isDisabled: true } };
export const Invalid: Story = {
  args: {
    value: '+74951234567',
    description: 'Позвоним, если курьер задержится',
    error: 'Номер мобильного начинается с +7 9',
    requirement: 'обязательно',
    isRequired: true,
  },
};

export const TypingSetsItOutAsTheRussianMask: Story = {
  tags: ['AUTH-39'],
  render: Controlled,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Телефон' });

    await userEvent.type(field, '9161234567');

    await expect(field).toHaveValue('+7 (916) 123 45 67');
    await expect(args.onChange).toHaveBeenLastCalledWith('+79161234567');
  },
};

export const TypingSetsItOutAsTheKazakhMask: Story = {
  tags: ['AUTH-41'],
  args: { country: 'KZ' },
  render: Controlled,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Телефон' });

    await userEvent.type(field, '7771234567');

    await expect(field).toHaveValue('+7 (777) 123 45 67');
    await expect(args.onChange).toHaveBeenLastCalledWith('+77771234567');
  },
};

const spellings = ['89161234567', '79161234567', '+79161234567'];

export const AnEightOrASevenThatIsTypedFirstIsTheCountry: Story = {
  tags: ['AUTH-43', 'AUTH-44'],
  render: (args) => (
    <Stack>
      {spellings.map((label) => (
        <Controlled key={label} {...args} label={label} />
      ))}
    </Stack>
  ),
  play: async ({ args, canvas, userEvent }) => {
    for (const label of spellings) {
      const field = canvas.getByRole('textbox', { name: label });

      await userEvent.type(field, label);

      await expect(field).toHaveValue('+7 (916) 123 45 67');
      await expect(args.onChange).toHaveBeenLastCalledWith('+79161234567');
    }
  },
};

export const EveryPastedSpellingIsUnderstood: Story = {
  tags: ['AUTH-42', 'AUTH-43', 'AUTH-44'],
  render: Controlled,
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Телефон' });

    for (const pasted of [
      '8 (916) 123-45-67',
      '+7 916 123 45 67',
      '9161234567',
      '(916)1234567',
      ' 7-916-123-45-67',
    ]) {
      await userEvent.clear(field);
      await userEvent.click(field);
      await userEvent.paste(pasted);
      await expect(field).toHaveValue('+7 (916) 123 45 67');
      await expect(args.onChange).toHaveBeenLastCalledWith('+79161234567');
    }
  },
};

export const TheCaretStaysWhereTheHandLeftIt: Story = {
  render: Controlled,
  args: { value: '+79161234567' },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Телефон' });
    await userEvent.click(field);
    field.setSelectionRange(11, 11);

    await userEvent.keyboard('{Backspace}');

    await expect(field).toHaveValue('+7 (916) 134 56 7');
    await expect(field.selectionStart).toBe(10);

    await userEvent.keyboard('2');

    await expect(field).toHaveValue('+7 (916) 123 45 67');
    await expect(field.selectionStart).toBe(11);
  },
};

export const BackspaceEmptiesItAcrossTheBrackets: Story = {
  render: Controlled,
  args: { value: '+79161234567' },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Телефон' });
    field.focus();
    field.setSelectionRange(18, 18);

    await userEvent.keyboard('{Backspace>20/}');

    await expect(field).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
  },
};
