import { setDelivery } from '@rukav/contract/cart/checkout-calls.ts';
import type { DeliveryKind } from '@rukav/contract/cart/methods.ts';
import { SetDelivery } from '@rukav/contract/cart/schemas.ts';
import type { z } from 'zod';
import { isInReach } from '../delivery/index.ts';
import { createCityRepository, placeOf, type AddressPort } from '../geography/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import type { LineRow } from './cart-content.ts';
import { chosenLines, ensureDeliveryGroup, refuseLost } from './groups.ts';
import { isOffered, isServedBy } from './obtaining.ts';
import type { OpenCart } from './open-cart.ts';
import { refuseCart } from './refuse.ts';
import { changeCart } from './visitor-cart.ts';

/** What is known of streets that were chosen from suggestions. */
export type Streets = Pick<AddressPort, 'cityOf' | 'street' | 'houses'>;

interface Known {
  streets: Streets;
  isExpressOn: boolean;
  /** Whether the address is known to lie where no courier goes. */
  isOutOfReach: boolean;
}

type Body = z.output<typeof SetDelivery.body>;

/** The delivery group that holds exactly these lines, or nothing besides them; otherwise a new one. */
function groupFor(open: OpenCart, lineIds: ReadonlySet<string>, cityId: number, kind: DeliveryKind) {
  const { cart } = open;
  const whole = cart.groups.find(
    ({ id, type }) =>
      type === kind &&
      cart.lines.some((line) => line.group_id === id) &&
      cart.lines.every((line) => line.group_id !== id || lineIds.has(line.id)),
  );
  return whole ?? ensureDeliveryGroup(open, cityId, kind, true);
}

function refuseUnserved(
  open: OpenCart,
  { address, kind, date, interval, fitting }: Body,
  lines: readonly LineRow[],
  known: Known,
) {
  const { context, cart } = open;
  const city = open.findCity(address.cityId);
  if (!city) return refuseCart('city_not_found', context.language, { field: 'address.cityId' });
  if (!isServedBy(kind, city, context, known.isExpressOn))
    return refuseCart('delivery_unavailable', context.language, { field: 'address.cityId' });
  if (fitting && kind === 'express_delivery')
    return refuseCart('express_with_fitting', context.language, { field: 'fitting' });
  if (address.streetId !== null && known.streets.cityOf(address.streetId) !== city.id)
    return refuseCart('address_not_found', context.language, { field: 'address.street' });
  if (known.isOutOfReach)
    return refuseCart('address_out_of_reach', context.language, { field: 'address.street' });
  const brought = { skuIds: lines.map(({ sku_id }) => sku_id), free: cart.free };
  if (!isOffered(city, { kind, date, interval }, brought, context))
    return refuseCart('delivery_interval_unavailable', context.language, { field: 'date' });
  return city;
}

function bring(open: OpenCart, body: Body, known: Known): void {
  const { address, date, interval, kind, fitting, comment } = body;
  const lines = chosenLines(open, body.lineIds);
  const city = refuseUnserved(open, body, lines, known);

  const ids = lines.map(({ id }) => id);
  const group = groupFor(open, new Set(ids), city.id, kind);
  open.changeGroup(group.id, {
    city_id: city.id,
    address: { ...address, city: city.name },
    date,
    interval_from: interval.from,
    interval_to: interval.to,
    fitting,
    comment,
  });
  open.changePieces(ids, { group_id: group.id });
  refuseLost(open, lines);
}

/** Whether a chosen street lies where no courier goes. Where nobody knows that, one goes. */
async function isBeyondCouriers({ db }: Kernel, streets: Streets, { address }: Body): Promise<boolean> {
  const { streetId, cityId } = address;
  if (streetId === null || streets.cityOf(streetId) !== cityId) return false;
  const cities = createCityRepository(db);
  const city = await cities.find(cityId);
  const place = city && (await placeOf(streets, city, address));
  return place !== undefined && !(await isInReach(cities, place));
}

/** POST /cart/delivery: where and when a courier brings some lines. */
export const setDeliveryHandler = (kernel: Kernel, streets: Streets) =>
  handle(setDelivery, SetDelivery, async ({ body, ...asked }) => {
    const { expressDelivery: isExpressOn } = await kernel.flags.read();
    const isOutOfReach = await isBeyondCouriers(kernel, streets, body);
    return changeCart(
      kernel.db,
      asked,
      () => refuseCart('lines_not_found', asked.language),
      (open) => bring(open, body, { streets, isExpressOn, isOutOfReach }),
      { cityIds: [body.address.cityId] },
    );
  });
