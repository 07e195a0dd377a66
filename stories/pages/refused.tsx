import type { Decorator } from '@storybook/react-vite';
import { expect, screen, waitFor, within, type userEvent as user } from 'storybook/test';
import { createModalStack, memoryHistoryPort, ModalStack } from '@rukav/design-system/ModalStack';
import { modals } from '@rukav/features/features';
import { closeModalFx, openModalFx, type ModalProps, type ModalRequest } from '@rukav/features/overlays';
import { supplying } from '../features/scope.tsx';
import { onSite, type Visit } from './site.tsx';

type Opens = (id: ModalRequest['id'], props: ModalRequest['props'], options: { returnTo?: string }) => void;

/** Puts a page where the store has it, with the stack of modals upon which the page opens what it opens. */
export function onSiteWithModals({ handlers = [], ...visit }: Visit): Decorator[] {
  const stack = createModalStack<ModalProps>({ history: memoryHistoryPort() });
  const open = stack.open as Opens;
  return [
    (Story) => (
      <>
        <Story />
        <ModalStack stack={stack} modals={modals} closeLabel="Закрыть" />
      </>
    ),
    ...onSite({
      ...visit,
      handlers: [
        ...handlers,
        supplying(openModalFx, ({ id, props, returnTo }: ModalRequest) =>
          open(id, props, returnTo === undefined ? {} : { returnTo }),
        ),
        supplying(closeModalFx, () => stack.close()),
      ],
    }),
  ];
}

/** What the modal of an error says. */
export interface ErrorWords {
  title: 'Произошла ошибка' | 'Ошибка' | 'Внимание';
  text: string;
  /** Beside the cross, in their order. */
  buttons: readonly string[];
}

/** Reads the modal of an error to its last button, and closes it. */
export async function readError(userEvent: Pick<typeof user, 'click'>, { title, text, buttons }: ErrorWords) {
  const modal = await screen.findByRole('alertdialog', { name: title });
  await expect(modal).toHaveTextContent(text);
  const names = within(modal)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  await expect(names.filter((name) => name !== 'Закрыть')).toEqual(buttons);
  await userEvent.click(within(modal).getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
}
