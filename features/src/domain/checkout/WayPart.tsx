import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import type { ChosenGroupType } from '@rukav/contract/cart/methods.ts';
import { CourierPart } from './CourierPart.tsx';
import { $draft, $whereabouts, changed } from './model.ts';
import { ShopChoice } from './ShopChoice.tsx';
import { useCheckoutForm } from './useCheckoutForm.ts';

export interface WayPartProps {
  cart: Cart;
  method: ChosenGroupType;
}

/** What the first way asks for: a point, or an address and hours. */
export function WayPart({ cart, method }: WayPartProps) {
  const { formatMessage } = useIntl();
  const { draft, whereabouts, change } = useUnit({
    draft: $draft,
    whereabouts: $whereabouts,
    change: changed,
  });
  const { fieldOf } = useCheckoutForm();

  if (method === 'delivery' || method === 'express_delivery')
    return <CourierPart kind={method} currency={cart.currency} isAddressed />;
  const isShop = method === 'pickup';
  const isOfOurs = (pointId: string) =>
    whereabouts.stores?.some(
      ({ point }) => point.id === pointId && (point.type === 'store' || point.type === 'shop'),
    );
  const choose = (pointId: string) =>
    isOfOurs(pointId) === false
      ? change({ method: 'thirdparty', partnerId: pointId, rests: [] })
      : change({ method: 'pickup', pickupId: pointId, rests: [] });

  return (
    <ShopChoice
      {...fieldOf(isShop ? 'pickupId' : 'partnerId')}
      of={isShop ? 'shops' : 'partners'}
      label={formatMessage({ id: isShop ? 'checkout.point' : 'checkout.partner' })}
      chosenId={isShop ? draft.pickupId : draft.partnerId}
      stores={whereabouts.stores}
      onChoose={choose}
    />
  );
}
