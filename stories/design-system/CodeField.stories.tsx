import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CodeField } from '@rukav/design-system/CodeField';
import { inModes } from '../../.storybook/modes.ts';
import { atLargeText, focused, nothingRunsOut } from './states.ts';

const meta = {
  component: CodeField,
  args: {
    label: 'Код из сообщения',
    description: 'Отправили на +7 (916) 123 45 67',
    length: 4,
    onChange: fn(),
    onComplete: fn(),
  },
} satisfies Meta<typeof CodeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Filled: Story = { args: { defaultValue: '0412' } };
export const LongKazakhLabel: Story = {
  args: {
    label: 'Телефоныңызға хабарламамен жіберілген растау кодын енгізіңіз',
    description: '+7 (701) 123 45 67 нөміріне жібердік',
    requirement: 'міндетті түрде толтырылады',
    isRequired: true,
  },
};
export const Focused: Story = focused;
export const TextAtTwoHundredPercent: Story = { ...LongKazakhLabel, ...atLargeText, play: nothingRunsOut };

export const Invalid: Story = { args: { defaultValue: '0412', error: 'Код не подошёл. Проверьте цифры' } };
export const Disabled: Story = { args: { defaultValue: '0412', isDisabled: true } };

export const APastedCodeKeepsItsZerosAndLosesTheRest: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Код из сообщения' });

    await userEvent.click(field);
    await userEvent.paste('Код: 0412');

    await expect(field).toHaveValue('0412');
    await expect(args.onComplete).toHaveBeenCalledWith('0412');
  },
};

export const LettersAreLeftOutWhileItIsTyped: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Код из сообщения' });

    await userEvent.type(field, '0а4');

    await expect(field).toHaveValue('04');
    await expect(args.onComplete).not.toHaveBeenCalled();
  },
};

export const TheTelephoneCanFillItIn: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Код из сообщения' });

    await expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).toHaveAttribute('type', 'text');
  },
};
