import { setLocation } from '@rukav/contract/cart/checkout-calls.ts';
import { SetLocation } from '@rukav/contract/cart/schemas.ts';
import type { z } from 'zod';
import { findCityOf } from '../geography/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import type { CartRow } from './cart-repository.ts';
import { cartContextOf } from './cart-context.ts';
import { refuseCart } from './refuse.ts';
import { fillCart, ownerOf, readOwnCart } from './visitor-cart.ts';
import { toCartReply } from './to-cart-reply.ts';

type Body = z.output<typeof SetLocation.body>;

const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;

/** Whether a location says nothing new: the same house, to six decimals (CART-32, CART-33). */
export const isSameLocation = (
  cart: Pick<CartRow, 'location_level' | 'location_lat' | 'location_lon'>,
  { locationLevel, geoPoint }: Pick<Body, 'locationLevel' | 'geoPoint'>,
): boolean =>
  locationLevel === 'house' &&
  cart.location_level === 'house' &&
  cart.location_lat === rounded(geoPoint.lat) &&
  cart.location_lon === rounded(geoPoint.lon);

/** POST /cart/location: where the shopper is. The same house again changes nothing. */
export const setLocationHandler = ({ db }: Kernel) =>
  handle(setLocation, SetLocation, async ({ body, ...asked }) => {
    const context = await cartContextOf(db, asked);
    if (!(await findCityOf(db, body.cityId, context)))
      refuseCart('city_not_found', asked.language, { field: 'cityId' });
    const session = await asked.session.find();
    const known = session && (await readOwnCart(db, ownerOf(session), context));
    if (known && isSameLocation(known.cart, body)) return toCartReply(known);

    return fillCart(db, asked, ({ change }) => {
      change({
        location_level: body.locationLevel,
        location_lat: rounded(body.geoPoint.lat),
        location_lon: rounded(body.geoPoint.lon),
        location_city_id: body.cityId,
      });
      return {};
    });
  });
