import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { DateField } from '@rukav/design-system/DateField';
import { inModes } from '../../.storybook/modes.ts';
import { atLargeText, nothingRunsOut } from './states.ts';

const meta = {
  component: DateField,
  args: { label: 'День доставки', min: '2026-11-22', max: '2026-12-05', onChange: fn() },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night', 'contrast', 'brand', 'forced') },
};
export const Filled: Story = { args: { defaultValue: '2026-11-25' } };
export const DateOfBirth: Story = {
  args: {
    label: 'Дата рождения',
    autoComplete: 'bday',
    min: '1900-01-01',
    max: '2012-12-31',
    description: 'Поздравим и\u00A0подарим баллы',
    requirement: 'по желанию',
  },
};
export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByLabelText('День доставки').focus();

    await expect(canvas.getByLabelText('День доставки')).toHaveFocus();
  },
};
export const Invalid: Story = {
  args: {
    defaultValue: '2026-11-29',
    error: 'В\u00A0этот день курьер не\u00A0ездит. Выберите другой',
    isRequired: true,
  },
};
export const Disabled: Story = { args: { defaultValue: '2026-11-25', isDisabled: true } };
export const LongKazakhLabel: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  args: {
    label: 'Тапсырысыңызды курьер жеткізетін ыңғайлы күніңізді таңдаңыз',
    requirement: 'міндетті түрде толтырылады',
    description: 'Жеткізу күнін тапсырыс жиналғанға дейін өзгертуге болады',
  },
};
export const TextAtTwoHundredPercent: Story = { ...LongKazakhLabel, ...atLargeText, play: nothingRunsOut };

export const ADayIsHandedOnAsYearMonthAndDay: Story = {
  play: async ({ args, canvas }) => {
    await fireEvent.change(canvas.getByLabelText('День доставки'), { target: { value: '2026-11-30' } });

    await expect(args.onChange).toHaveBeenLastCalledWith('2026-11-30');
  },
};

export const TheCalendarOffersOnlyTheDaysThatThereAre: Story = {
  play: async ({ canvas }) => {
    const day = canvas.getByLabelText<HTMLInputElement>('День доставки');

    day.value = '2026-12-06';
    await expect(day.validity.rangeOverflow).toBe(true);
    day.value = '2026-11-21';

    await expect(day.validity.rangeUnderflow).toBe(true);
  },
};
