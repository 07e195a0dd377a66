import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { ConfirmModal } from '@rukav/design-system/ConfirmModal';
import { offerConfirmed, type Offer } from './one-offer.ts';

/** Bonuses and promotions do not go together: asks which of the two she wants (CART-29, CART-30). */
export default function OneOfferModal({ offer }: { offer: Offer }) {
  const { formatMessage } = useIntl();
  const confirm = useUnit(offerConfirmed);

  return (
    <ConfirmModal
      title={formatMessage({ id: `cart.oneOffer.${offer}` })}
      message={formatMessage({ id: `cart.oneOffer.${offer}.text` })}
      confirmLabel={formatMessage({ id: `cart.oneOffer.${offer}.confirm` })}
      cancelLabel={formatMessage({ id: `cart.oneOffer.${offer}.cancel` })}
      onConfirm={() => confirm(offer)}
    />
  );
}
