import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { ConfirmModal } from '@rukav/design-system/ConfirmModal';
import { formatMoney } from '../../platform/locale/index.ts';
import type { ModalProps } from '../../platform/overlays/index.ts';
import { $cart } from './model.ts';
import { paidDeliveryAccepted } from './one-offer.ts';
import { promoDeleted, promotionsChosen } from './promo.ts';

/** Asks whether bonuses, a code or the promotions are wanted although delivery is paid with them. */
export default function PaidDeliveryModal(props: ModalProps['cart-paid-delivery']) {
  const { formatMessage } = useIntl();
  const { cart, accept, remove, choosePromotions } = useUnit({
    cart: $cart,
    accept: paidDeliveryAccepted,
    remove: promoDeleted,
    choosePromotions: promotionsChosen,
  });
  const { by, sum } = props;
  const money = (minor: number) => formatMoney(minor, cart?.currency ?? 'RUB');
  const values = {
    sum: money(sum),
    from: money(cart?.totals.freeDeliveryFrom ?? 0),
    code: by === 'code' ? props.code : '',
  };

  return (
    <ConfirmModal
      title={formatMessage({ id: 'cart.paidDelivery' })}
      message={formatMessage({ id: `cart.paidDelivery.${by}` }, values)}
      confirmLabel={formatMessage({ id: `cart.paidDelivery.${by}.confirm` })}
      cancelLabel={formatMessage({ id: `cart.paidDelivery.${by}.cancel` })}
      onConfirm={() => {
        if (by === 'bonuses') accept();
      }}
      onCancel={() => {
        if (by === 'code') remove(props.code);
        if (by === 'promotions') choosePromotions(false);
      }}
    />
  );
}
