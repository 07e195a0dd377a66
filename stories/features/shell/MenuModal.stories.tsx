import type { Meta, StoryObj } from '@storybook/react-vite';
import { createWatch } from 'effector';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { createModalStack, memoryHistoryPort, ModalStack } from '@rukav/design-system/ModalStack';
import { modals } from '@rukav/features/features';
import { menuHidden } from '@rukav/features/shell';
import { inModes } from '../../../.storybook/modes.ts';
import { withShop } from '../scope.tsx';

/** The menu of a phone, open from the start. */
function Opened() {
  const [stack] = useState(() => {
    const made = createModalStack<{ hamburger: object }>({ history: memoryHistoryPort() });
    made.open('hamburger', {});
    return made;
  });
  return <ModalStack stack={stack} modals={modals} closeLabel="Закрыть" />;
}

const hidden = fn();
const roots = [
  {
    name: 'Женщинам',
    url: 'zhenschiny',
    gender: 'women',
    allUrl: 'zhenschiny/vse',
    children: [{ name: 'Платья', url: 'zhenschiny/platya', picture: { code: 'dress', colour: '#efeeec' } }],
  },
];
const decorators = [
  withShop({
    replies: { 'GET /catalogue/navigation': { roots } },
    started: (scope) => void createWatch({ unit: menuHidden, scope, fn: () => hidden() }),
  }),
];

const meta = {
  component: Opened,
  decorators,
  parameters: { chromatic: inModes('phone') },
  beforeEach: () => void hidden.mockClear(),
} satisfies Meta<typeof Opened>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('heading', { name: 'Женщинам' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Платья' })).toBeVisible());
  },
};

export const ThatItWasClosedIsTold: Story = {
  tags: ['MODAL-16'],
  play: async ({ userEvent }) => {
    await screen.findByRole('dialog', { name: 'Меню' });
    await expect(hidden).not.toHaveBeenCalled();

    await userEvent.click(screen.getByRole('button', { name: 'Закрыть меню' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(hidden).toHaveBeenCalledOnce();
  },
};
