import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Stack } from '@rukav/design-system/Stack';
import { TextArea } from '@rukav/design-system/TextArea';
import { inModes } from '../../.storybook/modes.ts';
import { atLargeText, nothingRunsOut } from './states.ts';

const meta = {
  component: TextArea,
  args: {
    label: 'Комментарий курьеру',
    description: 'Домофон, подъезд, во\u00A0сколько позвонить',
    onChange: fn(),
    onBlur: fn(),
  },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

const written = 'Домофон не\u00A0работает, позвоните за\u00A0десять минут.';

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night', 'contrast', 'brand', 'forced') },
};
export const Filled: Story = { args: { defaultValue: written } };
export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('textbox').focus();

    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};
export const Sizes: Story = {
  render: () => (
    <Stack space="large">
      <TextArea label="Две строки" size="small" />
      <TextArea label="Три строки" size="medium" />
      <TextArea label="Шесть строк" size="large" />
    </Stack>
  ),
};
export const WithACount: Story = {
  args: { count: '51 из 500', maxLength: 500, defaultValue: written, requirement: 'по желанию' },
};
export const Invalid: Story = {
  args: {
    label: 'Отзыв',
    description: 'Что понравилось, что нет',
    error: 'Напишите хотя бы одно предложение',
    isRequired: true,
  },
  parameters: { chromatic: inModes('day', 'night', 'contrast', 'brand', 'forced') },
};
export const Disabled: Story = { args: { defaultValue: written, isDisabled: true } };
export const ReadOnly: Story = { args: { defaultValue: written, isReadOnly: true } };
export const LongKazakhLabel: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  args: {
    label: 'Сатып алған бұйымыңыз туралы толық пікіріңізді осы жерге жазыңыз',
    requirement: 'міндетті түрде толтырылады',
    description: 'Өлшемі дәл келді ме, матасы ұнады ма, жуғаннан кейін қалай',
    error: 'Пікіріңізді кемінде бір толық сөйлеммен жазыңыз',
  },
};
export const TextAtTwoHundredPercent: Story = { ...LongKazakhLabel, ...atLargeText, play: nothingRunsOut };

export const WhatIsTypedIsHandedOnWithItsLines: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'Подъезд 2{Enter}Этаж 5');
    await userEvent.tab();

    await expect(args.onChange).toHaveBeenLastCalledWith('Подъезд 2\nЭтаж 5');
    await expect(args.onBlur).toHaveBeenCalledTimes(1);
  },
};

export const TheErrorAndTheHintAreReadWithTheField: Story = {
  args: { error: 'Уберите ссылки', isRequired: true },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Комментарий курьеру' });

    await expect(field).toHaveAccessibleDescription(/^Уберите ссылки Домофон/);
    await expect(field).toBeInvalid();
    await expect(field).toBeRequired();
  },
};

export const NoMoreIsTakenThanThereIsRoomFor: Story = {
  args: { maxLength: 5 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'позвоните');

    await expect(canvas.getByRole('textbox')).toHaveValue('позво');
  },
};
