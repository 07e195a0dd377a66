import { setShippingGroup } from '@rukav/contract/cart/checkout-calls.ts';
import { SetShippingGroup } from '@rukav/contract/cart/schemas.ts';
import type { z } from 'zod';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { chosenLines, ensureDeliveryGroup, ensurePickupGroup, refuseLost } from './groups.ts';
import { couriersGoTo } from './obtaining.ts';
import type { OpenCart } from './open-cart.ts';
import { refuseCart } from './refuse.ts';
import { changeCart } from './visitor-cart.ts';

type Body = z.output<typeof SetShippingGroup.body>;

/** The group that a choice means, made if the cart has none such. */
function groupOf(open: OpenCart, { shippingGroupType, pickupId, cityId }: Body) {
  const { language } = open.context;
  const city = open.findCity(cityId);
  if (!city) return refuseCart('city_not_found', language, { field: 'cityId' });
  if (shippingGroupType === 'delivery') {
    if (pickupId !== undefined)
      return refuseCart('shipping_group_type_error', language, { field: 'pickupId' });
    if (!couriersGoTo(city)) return refuseCart('delivery_unavailable', language, { field: 'cityId' });
    return ensureDeliveryGroup(open, cityId);
  }
  if (pickupId === undefined) return refuseCart('shipping_group_type_error', language, { field: 'pickupId' });
  const point = open.findSellingPoint(pickupId);
  if (!point || point.cityId !== cityId)
    return refuseCart('pickup_point_not_found', language, { field: 'pickupId' });
  return ensurePickupGroup(open, point);
}

function choose(open: OpenCart, body: Body): void {
  const lines = chosenLines(open, body.lineIds);
  const group = groupOf(open, body);
  open.changePieces(
    lines.map(({ id }) => id),
    { group_id: group.id },
  );
  refuseLost(open, lines);
}

/** POST /cart/shipping-group: lines are collected in a shop or brought by a courier. */
export const setShippingGroupHandler = ({ db }: Kernel) =>
  handle(setShippingGroup, SetShippingGroup, ({ body, ...asked }) =>
    changeCart(
      db,
      asked,
      () => refuseCart('lines_not_found', asked.language),
      (open) => choose(open, body),
      { cityIds: [body.cityId], pointIds: body.pickupId === undefined ? [] : [body.pickupId] },
    ),
  );
