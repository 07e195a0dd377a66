import type { GeoPoint } from '@rukav/contract';
import { alternativePickup, obtainPoint } from '@rukav/contract/cart/checkout-calls.ts';
import { AlternativePickup, ObtainPoint } from '@rukav/contract/cart/schemas.ts';
import { placeOf } from '@rukav/contract/geography/place-of.ts';
import { findCityOf } from '../geography/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { loadPoints } from '../points/index.ts';
import { askedLines } from './asked-lines.ts';
import { cartContextOf } from './cart-context.ts';
import { describePoints } from './describe-points.ts';
import { refuseCart } from './refuse.ts';
import { ownerOf, readOwnCart } from './visitor-cart.ts';

/** Most points that stand in for another one. */
const mostAlternatives = 10;

/** GET /obtain-point: one point, whatever its kind and state. */
export const obtainPointHandler = ({ db }: Kernel) =>
  handle(obtainPoint, ObtainPoint, async ({ query: { id }, language }) => {
    const point = (await loadPoints(db, [id], language)).get(id);
    return point ? { point } : refuseCart('pickup_point_not_found', language, { field: 'id' });
  });

/** How far apart they are; what stands nowhere is farthest. */
function squaredDegrees(one: GeoPoint | null, other: GeoPoint | null) {
  if (!one || !other) return Number.MAX_VALUE;
  return (one.lat - other.lat) ** 2 + ((one.lon - other.lon) * Math.cos((one.lat * Math.PI) / 180)) ** 2;
}

/** POST /alternative-pickup: where else in the city some lines can be collected, all of them, the nearest first. */
export const alternativePickupHandler = ({ db }: Kernel) =>
  handle(alternativePickup, AlternativePickup, async ({ body, ...asked }) => {
    const { session, language } = asked;
    const missing = () => refuseCart('lines_not_found', language, { field: 'lineIds' });
    const visitor = await session.find();
    if (!visitor) return missing();
    const context = await cartContextOf(db, asked);
    const cart = await readOwnCart(db, ownerOf(visitor), context);
    if (!cart || cart.lines.length === 0) return missing();
    const lines = askedLines(cart, body.lineIds);
    const point = (await loadPoints(db, [body.pickupId], language)).get(body.pickupId);
    const city = point && (await findCityOf(db, point.cityId, context));
    if (!point || !city) return refuseCart('pickup_point_not_found', language, { field: 'pickupId' });

    const all = await describePoints(db, cart, lines, city, []);
    const stores = all
      .filter((store) => store.point.id !== point.id && store.unavailableLineIds.length === 0)
      .toSorted(
        (one, other) =>
          squaredDegrees(placeOf(one.point), placeOf(point)) -
          squaredDegrees(placeOf(other.point), placeOf(point)),
      );
    return { stores: stores.slice(0, mostAlternatives) };
  });
