import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Select } from '@rukav/design-system/Select';
import { inModes } from '../../.storybook/modes.ts';
import { atLargeText, focused, nothingRunsOut } from './states.ts';

const meta = {
  component: Select,
  args: {
    label: 'Сначала показать',
    options: [
      { value: 'popular', label: 'популярные' },
      { value: 'new', label: 'новые' },
      { value: 'cheap', label: 'дешёвые' },
      { value: 'expensive', label: 'дорогие', isDisabled: true },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };
export const WithPromptAndGroups: Story = {
  args: {
    label: 'Часовой пояс',
    prompt: 'Выберите пояс',
    options: [
      { label: 'Россия', options: [{ value: 'msk', label: 'Москва, UTC+3' }] },
      { label: 'Қазақстан', options: [{ value: 'ala', label: 'Алматы, UTC+5', lang: 'kk' }] },
    ],
  },
};
export const Plain: Story = { args: { emphasis: 'plain', isLabelHidden: true } };
export const Invalid: Story = {
  args: { prompt: 'Выберите', error: 'Выберите порядок', requirement: 'обязательно', isRequired: true },
};
export const Disabled: Story = { args: { isDisabled: true } };
export const LongKazakhOption: Story = {
  args: {
    label: 'Дүкендердегі қолжетімділігі бойынша сұрыптау тәртібі',
    options: [{ value: '1', label: 'Алдымен жаңа топтамадағы ең көп таңдалатын бұйымдар көрсетілсін' }],
  },
};
export const Focused: Story = focused;
export const TextAtTwoHundredPercent: Story = { ...LongKazakhOption, ...atLargeText, play: nothingRunsOut };

export const AChoiceIsHandedOn: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Сначала показать' }), 'дешёвые');

    await expect(args.onChange).toHaveBeenLastCalledWith('cheap');
  },
};
