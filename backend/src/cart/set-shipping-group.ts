import { setShippingGroup } from '@rukav/contract/cart/checkout-calls.ts';
import { SetShippingGroup } from '@rukav/contract/cart/schemas.ts';
import type { z } from 'zod';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import {
  chosenLines,
  ensureDeliveryGroup,
  ensurePickupGroup,
  findCity,
  findSellingPoint,
  refuseLost,
} from './groups.ts';
import { couriersGoTo } from './obtaining.ts';
import { refuseCart } from './refuse.ts';
import { changeCart, type OpenCart } from './visitor-cart.ts';

type Body = z.output<typeof SetShippingGroup.body>;

/** The group that a choice means, made if the cart has none such. */
async function groupOf(open: OpenCart, { shippingGroupType, pickupId, cityId }: Body) {
  const { language } = open.context;
  const city = await findCity(open, cityId);
  if (!city) return refuseCart('city_not_found', language, { field: 'cityId' });
  if (shippingGroupType === 'delivery') {
    if (pickupId !== undefined)
      return refuseCart('shipping_group_type_error', language, { field: 'pickupId' });
    if (!couriersGoTo(city)) return refuseCart('delivery_unavailable', language, { field: 'cityId' });
    return ensureDeliveryGroup(open, cityId);
  }
  if (pickupId === undefined) return refuseCart('shipping_group_type_error', language, { field: 'pickupId' });
  const point = await findSellingPoint(open, pickupId);
  if (!point || point.city_id !== cityId)
    return refuseCart('pickup_point_not_found', language, { field: 'pickupId' });
  return ensurePickupGroup(open, point);
}

async function choose(open: OpenCart, body: Body): Promise<void> {
  const lines = chosenLines(open, body.lineIds);
  const group = await groupOf(open, body);
  await open.carts.changePieces(
    lines.map(({ id }) => id),
    { group_id: group.id },
  );

  await refuseLost(open, lines);
}

/** POST /cart/shipping-group: lines are collected in a shop or brought by a courier. */
export const setShippingGroupHandler = ({ db }: Kernel) =>
  handle(setShippingGroup, SetShippingGroup, ({ body, ...asked }) =>
    changeCart(
      db,
      asked,
      () => refuseCart('lines_not_found', asked.language),
      (open) => choose(open, body),
    ),
  );
