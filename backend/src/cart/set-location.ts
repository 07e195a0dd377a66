import { setLocation } from '@rukav/contract/cart/checkout-calls.ts';
import { isSameLocation, roundedDegrees } from '@rukav/contract/cart/same-location.ts';
import { SetLocation } from '@rukav/contract/cart/schemas.ts';
import { findCityOf } from '../geography/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { cartContextOf } from './cart-context.ts';
import { refuseCart } from './refuse.ts';
import { fillCart, ownerOf, readOwnCart } from './visitor-cart.ts';
import { toCartReply, userLocationOf } from './to-cart-reply.ts';

/** POST /cart/location: where the shopper is. The same house again changes nothing. */
export const setLocationHandler = ({ db }: Kernel) =>
  handle(setLocation, SetLocation, async ({ body, ...asked }) => {
    const context = await cartContextOf(db, asked);
    if (!(await findCityOf(db, body.cityId, context)))
      refuseCart('city_not_found', asked.language, { field: 'cityId' });
    const session = await asked.session.find();
    const known = session && (await readOwnCart(db, ownerOf(session), context));
    if (known && isSameLocation(userLocationOf(known.cart), body)) return toCartReply(known);

    return fillCart(db, asked, ({ change }) => {
      change({
        location_level: body.locationLevel,
        location_lat: roundedDegrees(body.geoPoint.lat),
        location_lon: roundedDegrees(body.geoPoint.lon),
        location_city_id: body.cityId,
      });
      return {};
    });
  });
