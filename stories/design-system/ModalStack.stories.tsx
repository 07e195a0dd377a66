import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '@rukav/design-system/Button';
import { Drawer } from '@rukav/design-system/Drawer';
import { Modal } from '@rukav/design-system/Modal';
import { createModalStack, memoryHistoryPort, ModalStack, useModal } from '@rukav/design-system/ModalStack';
import { Text } from '@rukav/design-system/Text';
import { inModes } from '../../.storybook/modes.ts';
import { modalParameters } from './modals/ModalScene.tsx';

type Modals = { filters: { onSizes: () => void }; sizes: object };

function Filters({ onSizes }: Modals['filters']) {
  return (
    <Drawer title="Фильтры" side="right">
      <Button emphasis="quiet" onPress={onSizes}>
        Таблица размеров
      </Button>
    </Drawer>
  );
}

function Sizes() {
  const { closeAll } = useModal();
  return (
    <Modal title="Таблица размеров" footer={<Button onPress={closeAll}>К платьям</Button>}>
      <Text>Российский 44 — это международный S.</Text>
    </Modal>
  );
}

const modals = { filters: Filters, sizes: Sizes };

/** A listing whose filters are a drawer, from which a modal opens. */
function Listing() {
  const [stack] = useState(() => createModalStack<Modals>({ history: memoryHistoryPort() }));
  const openSizes = () => void stack.open('sizes', {});
  const openFilters = () => void stack.open('filters', { onSizes: openSizes });
  useEffect(() => stack.closeAll, [stack]);
  return (
    <main>
      <Button emphasis="quiet" onPress={openFilters}>
        Фильтры
      </Button>
      <ModalStack stack={stack} modals={modals} closeLabel="Закрыть" />
    </main>
  );
}

const meta = { component: Listing, parameters: modalParameters } satisfies Meta<typeof Listing>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { chromatic: inModes('day', 'night') } };

export const OneOpensAboveAnother: Story = {
  tags: ['MODAL-13'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Фильтры' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Таблица размеров' }));

    const upper = await screen.findByRole('dialog', { name: 'Таблица размеров' });
    await waitFor(() => expect(upper).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Фильтры' })).not.toBeInTheDocument());
  },
};

export const ClosingTheUpperShowsTheLowerWithItsFocus: Story = {
  tags: ['MODAL-13'],
  play: async (context) => {
    await OneOpensAboveAnother.play?.(context);

    await context.userEvent.keyboard('{Escape}');

    const lower = await screen.findByRole('dialog', { name: 'Фильтры' });
    await waitFor(() => expect(lower).toBeVisible());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Таблица размеров' })).toHaveFocus());
  },
};

export const ClosingAllLeadsBackToThePage: Story = {
  play: async (context) => {
    await OneOpensAboveAnother.play?.(context);

    await context.userEvent.click(screen.getByRole('button', { name: 'К платьям' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(context.canvas.getByRole('button', { name: 'Фильтры' })).toHaveFocus());
  },
};
