import { setDelivery } from '@rukav/contract/cart/checkout-calls.ts';
import { SetDelivery } from '@rukav/contract/cart/schemas.ts';
import type { z } from 'zod';
import type { AddressPort } from '../geography/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { chosenLines, ensureDeliveryGroup, refuseLost } from './groups.ts';
import { couriersGoTo, isOffered } from './obtaining.ts';
import type { OpenCart } from './open-cart.ts';
import { refuseCart } from './refuse.ts';
import { changeCart } from './visitor-cart.ts';

/** What is known of streets that were chosen from suggestions. */
export type Streets = Pick<AddressPort, 'cityOf'>;

type Body = z.output<typeof SetDelivery.body>;

/** The delivery group that holds exactly these lines, or nothing besides them; otherwise a new one. */
function groupFor(open: OpenCart, lineIds: ReadonlySet<string>, cityId: number) {
  const { cart } = open;
  const whole = cart.groups.find(
    ({ id, type }) =>
      type === 'delivery' &&
      cart.lines.some((line) => line.group_id === id) &&
      cart.lines.every((line) => line.group_id !== id || lineIds.has(line.id)),
  );
  return whole ?? ensureDeliveryGroup(open, cityId, true);
}

function bring(open: OpenCart, { address, date, interval, comment, ...body }: Body, streets: Streets): void {
  const { context } = open;
  const lines = chosenLines(open, body.lineIds);
  const city = open.findCity(address.cityId);
  if (!city) return refuseCart('city_not_found', context.language, { field: 'address.cityId' });
  if (!couriersGoTo(city))
    return refuseCart('delivery_unavailable', context.language, { field: 'address.cityId' });
  if (address.streetId !== null && streets.cityOf(address.streetId) !== city.id)
    return refuseCart('address_not_found', context.language, { field: 'address.street' });
  if (!isOffered(city, { date, interval }, context))
    return refuseCart('delivery_interval_unavailable', context.language, { field: 'date' });

  const ids = lines.map(({ id }) => id);
  const group = groupFor(open, new Set(ids), city.id);
  open.changeGroup(group.id, {
    city_id: city.id,
    address: { ...address, city: city.name },
    date,
    interval_from: interval.from,
    interval_to: interval.to,
    comment,
  });
  open.changePieces(ids, { group_id: group.id });
  refuseLost(open, lines);
}

/** POST /cart/delivery: where and when a courier brings some lines. */
export const setDeliveryHandler = ({ db }: Kernel, streets: Streets) =>
  handle(setDelivery, SetDelivery, ({ body, ...asked }) =>
    changeCart(
      db,
      asked,
      () => refuseCart('lines_not_found', asked.language),
      (open) => bring(open, body, streets),
      { cityIds: [body.address.cityId] },
    ),
  );
