import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { ComboBox, type ComboBoxItems, type ComboBoxProps } from '@rukav/design-system/ComboBox';
import { inModes } from '../../.storybook/modes.ts';
import { atLargeText, focused, nothingRunsOut } from './states.ts';

const cities = [
  { value: '1', label: 'Москва', description: 'Россия' },
  { value: '2', label: 'Алматы', description: 'Казахстан', lang: 'kk' },
  { value: '3', label: 'Астана', description: 'Казахстан' },
  { value: '4', label: 'Архангельск', description: 'Архангельская область, Россия' },
];

const meta = {
  component: ComboBox,
  args: {
    label: 'Город',
    inputValue: '',
    items: cities,
    status: 'Найдено 4\u00A0города',
    onInputChange: fn(),
    onSelect: fn(),
  },
  render: Controlled,
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: '24rem' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof ComboBox>;

export default meta;
type Story = StoryObj<typeof meta>;

const narrowed = (items: ComboBoxItems, text: string) =>
  items.filter(({ label }) => label.toLowerCase().startsWith(text.toLowerCase()));

function Controlled({ inputValue, items, ...props }: ComboBoxProps) {
  const [text, setText] = useState(inputValue);
  const isGrouped = items.some((item) => 'options' in item);
  return (
    <ComboBox
      {...props}
      items={isGrouped ? items : narrowed(items, text)}
      inputValue={text}
      onInputChange={(next) => {
        setText(next);
        props.onInputChange(next);
      }}
      onSelect={(option) => {
        setText(option.label);
        props.onSelect(option);
      }}
    />
  );
}

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const LabelOnlyReadOut: Story = { args: { isLabelHidden: true } };
export const LongKazakhLabel: Story = {
  args: {
    label: 'Тапсырысыңызды жеткізетін қаланы немесе елді мекенді таңдаңыз',
    requirement: 'міндетті түрде толтырылады',
    isRequired: true,
  },
};
export const Focused: Story = focused;
export const TextAtTwoHundredPercent: Story = { ...LongKazakhLabel, ...atLargeText, play: nothingRunsOut };

export const Invalid: Story = {
  args: {
    inputValue: 'Масква',
    error: 'Выберите город из списка',
    description: 'Начните писать и\u00A0выберите из\u00A0списка',
  },
};
export const Disabled: Story = { args: { inputValue: 'Москва', isDisabled: true } };

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Город' }), 'а');

    await expect(canvas.getAllByRole('option')).toHaveLength(3);
    await expect(canvas.getByRole('status')).toHaveTextContent('Найдено 4 города');
  },
};

export const Groups: Story = {
  args: {
    label: 'Поиск',
    opensOnFocus: true,
    items: [
      { label: 'Запросы', options: [{ value: 'q1', label: 'платье льняное' }] },
      { label: 'Категории', options: [{ value: 'c1', label: 'Платья', description: 'Женщинам' }] },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();

    await expect(canvas.getByRole('group', { name: 'Категории' })).toContainElement(
      canvas.getByRole('option', { name: /Платья/ }),
    );
  },
};

export const Loading: Story = {
  args: { items: [], status: 'Ищем…', isLoading: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'а');

    await expect(canvas.getByRole('status')).toHaveTextContent('Ищем…');
  },
};

export const Empty: Story = {
  args: { items: [], status: 'Такого города нет в\u00A0списке' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ъ');

    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.getByRole('status')).toHaveTextContent('Такого города нет');
  },
};

export const ArrowsWalkTheListAndEnterTakesTheMarkedOne: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const city = canvas.getByRole('combobox');
    await userEvent.type(city, 'а');
    const [first, , last] = canvas.getAllByRole('option');

    await userEvent.keyboard('{ArrowDown}');
    await expect(city).toHaveAttribute('aria-activedescendant', first?.id);
    await userEvent.keyboard('{ArrowUp}');
    await expect(city).toHaveAttribute('aria-activedescendant', last?.id);
    await userEvent.keyboard('{ArrowDown}{Enter}');

    await expect(city).toHaveFocus();
    await expect(city).toHaveValue('Алматы');
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};

export const EscapeClosesAndThenEmpties: Story = {
  play: async ({ canvas, userEvent }) => {
    const city = canvas.getByRole('combobox');
    await userEvent.type(city, 'а');

    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
    await expect(city).toHaveValue('а');

    await userEvent.keyboard('{Escape}');
    await expect(city).toHaveValue('');
  },
};

export const EnterWithoutAChoiceHandsOnTheText: Story = {
  args: { onSubmit: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'ар{Enter}');

    await expect(args.onSubmit).toHaveBeenCalledWith('ар');
    await expect(args.onSelect).not.toHaveBeenCalled();
  },
};

export const FromTheListOnlyTakesWhatIsWrittenOutOnLeaving: Story = {
  args: { isFromListOnly: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'астана');

    await userEvent.tab();

    await expect(canvas.getByRole('combobox')).toHaveValue('Астана');
    await expect(args.onSelect).toHaveBeenCalledWith(cities[2]);
  },
};

export const APressTakesASuggestionAndKeepsFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'м');

    await userEvent.click(canvas.getByRole('option', { name: /Москва/ }));

    await expect(canvas.getByRole('combobox')).toHaveValue('Москва');
    await expect(canvas.getByRole('combobox')).toHaveFocus();
  },
};
