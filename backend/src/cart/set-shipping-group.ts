import { setShippingGroup } from '@rukav/contract/cart/checkout-calls.ts';
import { SetShippingGroup } from '@rukav/contract/cart/schemas.ts';
import type { z } from 'zod';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { chosenLines, ensureDeliveryGroup, ensurePickupGroup, findCity, findSellingPoint } from './groups.ts';
import { couriersGoTo } from './obtaining.ts';
import { supplyPieces } from './priced-cart.ts';
import { refuseCart, refuseQuantity } from './refuse.ts';
import { changeCart, type OpenCart } from './visitor-cart.ts';

type Body = z.output<typeof SetShippingGroup.body>;

/** The group that a choice means, made if the cart has none such. */
async function groupOf(open: OpenCart, { shippingGroupType, pickupId, cityId }: Body) {
  const { language } = open.place;
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

  const changed = await open.read();
  const supplied = supplyPieces(changed.lines, changed);
  const lost = lines.find(({ id, is_available }) => is_available && !supplied.has(id));
  if (!lost) return;
  const available = lines.filter(({ id, sku_id }) => sku_id === lost.sku_id && supplied.has(id)).length;
  if (available === 0) refuseQuantity(0, open.place.language, lost.sku_id);
  refuseCart('sold_out', open.place.language, { params: { skuId: lost.sku_id, available } });
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
