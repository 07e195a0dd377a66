import { setShippingGroup } from '@rukav/contract/cart/checkout-calls.ts';
import { groupTypeOf } from '@rukav/contract/cart/methods.ts';
import { SetShippingGroup } from '@rukav/contract/cart/schemas.ts';
import type { z } from 'zod';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { chosenLines, ensureDeliveryGroup, ensurePointGroup, isOverfull, refuseLost } from './groups.ts';
import { isServedBy } from './obtaining.ts';
import type { OpenCart } from './open-cart.ts';
import { refuseCart } from './refuse.ts';
import { changeCart } from './visitor-cart.ts';

type Body = z.output<typeof SetShippingGroup.body>;

/** The group of a point that a choice names. */
function pointGroupOf(open: OpenCart, type: 'pickup' | 'thirdparty', { pickupId, cityId }: Body) {
  const { language } = open.context;
  if (pickupId === undefined) return refuseCart('shipping_group_type_error', language, { field: 'pickupId' });
  const point = type === 'pickup' ? open.findSellingPoint(pickupId) : open.findPartnerPoint(pickupId);
  if (!point || point.cityId !== cityId)
    return refuseCart('pickup_point_not_found', language, { field: 'pickupId' });
  return ensurePointGroup(open, point);
}

/** The group that a choice means, made if the cart has none such. */
function groupOf(open: OpenCart, body: Body, isExpressOn: boolean) {
  const { language } = open.context;
  const type = groupTypeOf[body.shippingGroupType];
  const city = open.findCity(body.cityId);
  if (!city) return refuseCart('city_not_found', language, { field: 'cityId' });
  if (type === 'pickup' || type === 'thirdparty') return pointGroupOf(open, type, body);
  if (body.pickupId !== undefined)
    return refuseCart('shipping_group_type_error', language, { field: 'pickupId' });
  if (!isServedBy(type, city, open.context, isExpressOn))
    return refuseCart('delivery_unavailable', language, { field: 'cityId' });
  return ensureDeliveryGroup(open, body.cityId, type);
}

function choose(open: OpenCart, body: Body, isExpressOn: boolean): void {
  const lines = chosenLines(open, body.lineIds);
  const group = groupOf(open, body, isExpressOn);
  open.changePieces(
    lines.map(({ id }) => id),
    { group_id: group.id },
  );
  refuseLost(open, lines);
  if (!isOverfull(group, open.cart)) return;
  const capacity = open.cart.points.get(group.point_id ?? '')?.capacity ?? 0;
  refuseCart('point_capacity_exceeded', open.context.language, { field: 'pickupId', params: { capacity } });
}

/** POST /cart/shipping-group: lines are collected at a point or brought by a courier. */
export const setShippingGroupHandler = ({ db, flags }: Kernel) =>
  handle(setShippingGroup, SetShippingGroup, async ({ body, ...asked }) => {
    const { expressDelivery } = await flags.read();
    return changeCart(
      db,
      asked,
      () => refuseCart('lines_not_found', asked.language),
      (open) => choose(open, body, expressDelivery),
      { cityIds: [body.cityId], pointIds: body.pickupId === undefined ? [] : [body.pickupId] },
    );
  });
