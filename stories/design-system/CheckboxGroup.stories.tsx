import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CheckboxGroup } from '@rukav/design-system/CheckboxGroup';
import { inModes } from '../../.storybook/modes.ts';
import { atLargeText, focused, nothingRunsOut } from './states.ts';

const meta = {
  component: CheckboxGroup,
  args: {
    label: 'О чём писать',
    options: [
      { value: 'orders', label: 'О заказах', description: 'Когда собрали, когда везём' },
      { value: 'sale', label: 'О скидках', aside: 'раз в неделю' },
      { value: 'club', label: 'О клубе', isDisabled: true },
    ],
    defaultValue: ['orders'],
    onChange: fn(),
  },
} satisfies Meta<typeof CheckboxGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night', 'contrast', 'brand', 'forced') },
};
export const NothingChosen: Story = {
  args: { defaultValue: [], description: 'Можно передумать в\u00A0любой день' },
};
export const Invalid: Story = {
  args: { defaultValue: [], error: 'Выберите хотя бы одно', requirement: 'обязательно', isRequired: true },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const LongKazakhLabels: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  args: {
    label: 'Қандай хабарламаларды алғыңыз келетінін таңдаңыз',
    defaultValue: ['orders'],
    options: [
      {
        value: 'orders',
        label: 'Тапсырыстардың жай-күйі туралы хабарламалар',
        description: 'Жиналғанда, жолға шыққанда және дүкенге жеткенде',
        aside: 'күн сайын',
      },
      {
        value: 'sale',
        label: 'Жеңілдіктер мен жаңа топтамалар туралы жаңалықтар',
        aside: 'аптасына бір рет',
      },
    ],
  },
};
export const Focused: Story = focused;
export const TextAtTwoHundredPercent: Story = { ...LongKazakhLabels, ...atLargeText, play: nothingRunsOut };
export const ManyOptions: Story = {
  args: {
    label: 'Города',
    options: Array.from({ length: 24 }, (_, index) => ({
      value: String(index),
      label: `Город ${index + 1}`,
    })),
    defaultValue: ['2', '23'],
  },
};

export const WhatIsChosenComesInTheOrderOfTheOptions: Story = {
  args: { defaultValue: ['sale'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /О заказах/ }));

    await expect(args.onChange).toHaveBeenLastCalledWith(['orders', 'sale']);
  },
};

export const SpaceTakesAChoiceBack: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox', { name: /О заказах/ })).toHaveFocus();

    await userEvent.keyboard(' ');

    await expect(args.onChange).toHaveBeenLastCalledWith([]);
  },
};

export const TheErrorIsReadWithTheGroup: Story = {
  args: { defaultValue: [], error: 'Выберите хотя бы одно' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'О чём писать' })).toHaveAccessibleDescription(
      'Выберите хотя бы одно',
    );
  },
};
