import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ConfirmModal } from '@rukav/design-system/ConfirmModal';
import { inModes } from '../../.storybook/modes.ts';
import { modalParameters, ModalScene } from './modals/ModalScene.tsx';

const meta = {
  component: ConfirmModal,
  args: {
    title: 'Отменить заказ?',
    message: 'Деньги вернутся на карту в течение трёх рабочих дней.',
    confirmLabel: 'Отменить заказ',
    cancelLabel: 'Оставить',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: modalParameters,
  render: (args) => <ModalScene modal={<ConfirmModal {...args} />} />,
} satisfies Meta<typeof ConfirmModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const Dangerous: Story = {
  args: {
    title: 'Удалить 3 вещи из корзины?',
    message: 'Их уже нет в наличии.',
    confirmLabel: 'Удалить',
    isDangerous: true,
  },
};

export const InKazakh: Story = {
  args: {
    title: 'Тапсырыстан бас тартасыз ба?',
    message: 'Ақша үш жұмыс күні ішінде картаға қайтарылады.',
    confirmLabel: 'Тапсырыстан бас тарту',
    cancelLabel: 'Қалдыру',
  },
};

export const EnterAtFirstTakesNothingAway: Story = {
  play: async ({ args, userEvent }) => {
    const keep = await screen.findByRole('button', { name: 'Оставить' });
    await waitFor(() => expect(keep).toHaveFocus());

    await userEvent.keyboard('{Enter}');

    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
