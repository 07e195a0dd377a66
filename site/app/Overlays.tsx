import { ModalStack } from '@rukav/design-system/ModalStack';
import { Toasts } from '@rukav/design-system/Toasts';
import { addressModals } from '@rukav/features/address/modals';
import { cartModals } from '@rukav/features/cart/modals';
import { catalogueModals } from '@rukav/features/catalogue/modals';
import { mainPageModals } from '@rukav/features/main-page/modals';
import { platformModals } from '@rukav/features/overlays/modals';
import { productModals } from '@rukav/features/product/modals';
import { profileModals } from '@rukav/features/profile/modals';
import { shellModals } from '@rukav/features/shell/modals';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import { useBoot } from './boot';

const modals = {
  ...platformModals,
  ...addressModals,
  ...cartModals,
  ...catalogueModals,
  ...mainPageModals,
  ...productModals,
  ...profileModals,
  ...shellModals,
};

/** The pages with what lies above them. Toasts stand outside of what a modal makes inert. */
export function Overlays({ children }: { children: ReactNode }) {
  const { formatMessage } = useIntl();
  const { key } = useLocation();
  const { overlays } = useBoot();

  return (
    <>
      {children}
      <ModalStack
        stack={overlays.stack}
        modals={modals}
        closeLabel={formatMessage({ id: 'errors.close' })}
        address={key}
      />
      <Toasts
        toasts={overlays.toasts}
        label={formatMessage({ id: 'shell.toasts' })}
        closeLabel={formatMessage({ id: 'errors.close' })}
      />
    </>
  );
}
