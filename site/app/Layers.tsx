import {
  browserHistoryPort,
  createModalStack,
  ModalStack,
  type BrowserHistoryOptions,
  type HistoryWindow,
} from '@rukav/design-system/ModalStack';
import { createToasts, Toasts } from '@rukav/design-system/Toasts';
import { addressModals } from '@rukav/features/address/modals';
import { cartModals } from '@rukav/features/cart/modals';
import { catalogueModals } from '@rukav/features/catalogue/modals';
import { checkoutModals } from '@rukav/features/checkout/modals';
import type { ModalProps } from '@rukav/features/overlays';
import { platformModals } from '@rukav/features/overlays/modals';
import { mainPageModals } from '@rukav/features/main-page/modals';
import { orderModals } from '@rukav/features/orders/modals';
import { productModals } from '@rukav/features/product/modals';
import { profileModals } from '@rukav/features/profile/modals';
import { reviewModals } from '@rukav/features/reviews/modals';
import { shellModals } from '@rukav/features/shell/modals';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { Layers } from './overlays';

const modals = {
  ...platformModals,
  ...addressModals,
  ...cartModals,
  ...catalogueModals,
  ...checkoutModals,
  ...mainPageModals,
  ...orderModals,
  ...productModals,
  ...profileModals,
  ...reviewModals,
  ...shellModals,
};

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
        <ModalStack stack={stack} modals={modals} closeLabel={closeLabel} address={key} />
        <Toasts toasts={toasts} label={formatMessage({ id: 'shell.toasts' })} closeLabel={closeLabel} />
      </>
    );
  }

  return { stack, toasts, Drawn };
}
