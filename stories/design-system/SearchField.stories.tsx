import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchField, type SearchFieldProps } from '@rukav/design-system/SearchField';
import { inModes } from '../../.storybook/modes.ts';
import { atLargeText, nothingRunsOut } from './states.ts';

function Controlled(props: SearchFieldProps) {
  const [value, setValue] = useState(props.value);
  return <SearchField {...props} value={value} onChange={setValue} />;
}

const meta = {
  component: SearchField,
  args: { label: 'Поиск по магазину', clearLabel: 'Очистить', value: '', onSubmit: fn() },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night', 'contrast', 'brand', 'forced') },
};
export const Filled: Story = { args: { value: 'платье из льна' } };
export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('searchbox').focus();

    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};
export const WorksWithoutScripts: Story = {
  args: { action: '/search', name: 'q' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole<HTMLInputElement>('searchbox');

    await expect(field.form?.getAttribute('action')).toBe('/search');
    await expect(field.name).toBe('q');
  },
};
export const LongKazakhLabel: Story = {
  args: { label: 'Дүкендегі бұйымдарды, санаттарды және топтамаларды іздеу', clearLabel: 'Тазарту' },
  parameters: { chromatic: inModes('day', 'phone') },
};
export const TextAtTwoHundredPercent: Story = { ...LongKazakhLabel, ...atLargeText, play: nothingRunsOut };
export const LongWords: Story = {
  args: { value: 'жакет двубортный приталенный из костюмной шерсти с подкладкой из вискозы' },
  parameters: { chromatic: inModes('day', 'phone') },
};

export const EnterSearchesAndTheCrossEmptiesTheField: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Поиск по магазину' });

    await userEvent.type(field, 'лён{Enter}');
    await expect(args.onSubmit).toHaveBeenLastCalledWith('лён');
    await userEvent.click(canvas.getByRole('button', { name: 'Очистить' }));

    await expect(field).toHaveValue('');
    await expect(field).toHaveFocus();
  },
};

export const ItIsALandmark: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('search')).toContainElement(canvas.getByRole('searchbox'));
  },
};
