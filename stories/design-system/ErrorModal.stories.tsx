import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ErrorModal } from '@rukav/design-system/ErrorModal';
import { inModes } from '../../.storybook/modes.ts';
import { modalParameters, ModalScene } from './modals/ModalScene.tsx';

const meta = {
  component: ErrorModal,
  args: {
    title: 'Произошла ошибка',
    message: 'Не удалось сохранить адрес. Обновите страницу и попробуйте ещё раз.',
  },
  parameters: modalParameters,
  render: (args) => <ModalScene modal={<ErrorModal {...args} />} />,
} satisfies Meta<typeof ErrorModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') }, args: { ok: {} } };

export const WithoutTitle: Story = { args: { title: undefined, ok: { label: 'Понятно' } } };

export const WithEveryButton: Story = {
  args: {
    reload: { label: 'Обновить страницу', onPress: fn() },
    ok: { label: 'Понятно' },
    cancel: { label: 'Отменить' },
  },
  tags: ['MODAL-03', 'MODAL-04', 'MODAL-05'],
  play: async ({ args, userEvent }) => {
    const names = ['Обновить страницу', 'Понятно', 'Отменить'];
    await screen.findByRole('alertdialog');
    for (const name of names) {
      await waitFor(() => expect(screen.getByRole('button', { name })).toBeVisible());
    }

    await userEvent.click(screen.getByRole('button', { name: 'Обновить страницу' }));

    await expect(args.reload?.onPress).toHaveBeenCalledOnce();
  },
};

export const WithoutButtonsItStillCloses: Story = {
  play: async ({ userEvent }) => {
    await screen.findByRole('alertdialog', { name: 'Произошла ошибка' });

    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));

    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const ItClosesByItself: Story = {
  args: { autoClose: 'self', autoCloseAfter: 300 },
  play: async () => {
    await screen.findByRole('alertdialog');

    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};

export const ItCanCloseEveryModalByItself: Story = {
  args: { autoClose: 'all', autoCloseAfter: 300 },
  play: async () => {
    await screen.findByRole('alertdialog');

    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  },
};
