import {
  browserHistoryPort,
  createModalStack,
  ModalStack,
  preloadModals,
  type BrowserHistoryOptions,
  type HistoryWindow,
} from '@rukav/design-system/ModalStack';
import { createToasts, Toasts } from '@rukav/design-system/Toasts';
import { modals } from '@rukav/features/features';
import type { ModalProps } from '@rukav/features/overlays';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { Layers } from './overlays';

export { preloadModals };

/** Makes the one stack and the toasts of this browser. Toasts stand outside of what a modal makes inert. */
export function createLayers(window: HistoryWindow, options: BrowserHistoryOptions): Layers {
  const stack = createModalStack<ModalProps>({ history: browserHistoryPort(window, options) });
  const toasts = createToasts();

  function Drawn() {
    const { formatMessage } = useIntl();
    const { key } = useLocation();
    const closeLabel = formatMessage({ id: 'errors.close' });

    return (
      <>
        <ModalStack
          stack={stack}
          modals={modals}
          closeLabel={closeLabel}
          address={key}
          onFailed={({ id }) => {
            if (id === 'error') return;
            stack.open('error', { title: 'errors.title', message: 'errors.module', buttons: ['ok'] });
          }}
        />
        <Toasts toasts={toasts} label={formatMessage({ id: 'shell.toasts' })} closeLabel={closeLabel} />
      </>
    );
  }

  return { stack, toasts, Drawn, preload: (id) => modals[id].preload() };
}
