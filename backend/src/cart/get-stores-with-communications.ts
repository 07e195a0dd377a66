import { getStoresWithCommunications } from '@rukav/contract/cart/checkout-calls.ts';
import { GetStoresWithCommunications } from '@rukav/contract/cart/schemas.ts';
import { findCityOf } from '../geography/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { askedLines } from './asked-lines.ts';
import { cartContextOf } from './cart-context.ts';
import { describePoints } from './describe-points.ts';
import { refuseCart } from './refuse.ts';
import { ownerOf, readOwnCart } from './visitor-cart.ts';

/** POST /cart/stores-with-communications: the points of a city with what of the lines each can hand over, and when. */
export const getStoresWithCommunicationsHandler = ({ db }: Kernel) =>
  handle(getStoresWithCommunications, GetStoresWithCommunications, async ({ body, ...asked }) => {
    const { session, language } = asked;
    const missing = () => refuseCart('lines_not_found', language, { field: 'lineIds' });
    const visitor = await session.find();
    if (!visitor) return missing();
    const context = await cartContextOf(db, asked);
    const cart = await readOwnCart(db, ownerOf(visitor), context);
    if (!cart) return missing();
    const lines = askedLines(cart, body.lineIds);
    const city = await findCityOf(db, body.cityId, context);
    if (!city) return refuseCart('city_not_found', language, { field: 'cityId' });
    return { stores: await describePoints(db, cart, lines, city, body.filters) };
  });
