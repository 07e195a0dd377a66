import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PasswordField } from '@rukav/design-system/PasswordField';
import { Stack } from '@rukav/design-system/Stack';
import { inModes } from '../../.storybook/modes.ts';
import { atLargeText, nothingRunsOut } from './states.ts';

const labels = { show: 'Показать пароль', hide: 'Скрыть пароль' };

const meta = {
  component: PasswordField,
  args: { label: 'Пароль', labels, autoComplete: 'current-password', onChange: fn() },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { chromatic: inModes('day', 'night', 'contrast', 'brand', 'forced') },
};
export const Filled: Story = { args: { defaultValue: 'рукав-и-ворот' } };
export const KnownAndNew: Story = {
  render: () => (
    <Stack space="large">
      <PasswordField label="Пароль" labels={labels} autoComplete="current-password" />
      <PasswordField
        label="Новый пароль"
        labels={labels}
        autoComplete="new-password"
        description="Не короче восьми знаков"
      />
    </Stack>
  ),
};
export const Focused: Story = {
  play: async ({ canvas }) => {
    canvas.getByLabelText('Пароль').focus();

    await expect(canvas.getByLabelText('Пароль')).toHaveFocus();
  },
};
export const Invalid: Story = {
  args: {
    autoComplete: 'new-password',
    defaultValue: 'лён',
    error: 'Не короче восьми знаков',
    requirement: 'обязательно',
    isRequired: true,
  },
};
export const Disabled: Story = { args: { defaultValue: 'рукав-и-ворот', isDisabled: true } };
export const LongKazakhLabel: Story = {
  parameters: { chromatic: inModes('day', 'phone') },
  args: {
    label: 'Жеке кабинетке кіруге арналған жаңа құпиясөзіңізді енгізіңіз',
    labels: { show: 'Құпиясөзді көрсету', hide: 'Құпиясөзді жасыру' },
    description: 'Кемінде сегіз таңба: әріптер мен сандар',
  },
};
export const TextAtTwoHundredPercent: Story = { ...LongKazakhLabel, ...atLargeText, play: nothingRunsOut };

export const APasswordCanBeShownAndHidden: Story = {
  play: async ({ canvas, userEvent }) => {
    const password = canvas.getByLabelText('Пароль');
    await userEvent.type(password, 'рукав');

    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.keyboard('{Enter}');

    await expect(password).toHaveAttribute('type', 'password');
    await expect(password).toHaveValue('рукав');
  },
};

export const APasswordCanBePasted: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Пароль'));

    await userEvent.paste('из-менеджера-паролей');

    await expect(args.onChange).toHaveBeenLastCalledWith('из-менеджера-паролей');
  },
};
