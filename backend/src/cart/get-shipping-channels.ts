import { getShippingChannels } from '@rukav/contract/cart/checkout-calls.ts';
import { GetShippingChannels } from '@rukav/contract/cart/schemas.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import { courierPrice } from '../delivery/index.ts';
import type { CountryCity } from '../geography/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { loadPoints } from '../points/index.ts';
import { warehouse } from './allocation.ts';
import { askedLines, couldComeFrom, readIds } from './asked-lines.ts';
import { cartContextOf } from './cart-context.ts';
import type { LineRow } from './cart-content.ts';
import { courierDays, pickupDayAt, pickupPrice } from './obtaining.ts';
import { sumOf, type PricedCart } from './priced-cart.ts';
import { refuseCart } from './refuse.ts';
import { ownerOf, readOwnCart } from './visitor-cart.ts';

const unavailable = { isAvailable: false, price: null, from: null } as const;

async function pickupChannel(
  db: Kysely<Database>,
  cart: PricedCart,
  lines: readonly LineRow[],
  city: CountryCity,
) {
  const shops = await loadPoints(
    db,
    cart.cityPlaces.filter((id) => id !== warehouse),
    cart.context.language,
  );
  const days = [...shops.values()].flatMap((point) => {
    const given = couldComeFrom(cart, lines, [point.id, warehouse]);
    return given.size > 0 ? [pickupDayAt(point, city, given.values(), cart.context.now)] : [];
  });
  const channel = { type: 'pickup', pointCount: days.length } as const;
  const [from] = days.toSorted();
  return from ? { ...channel, isAvailable: true, price: pickupPrice, from } : { ...channel, ...unavailable };
}

function deliveryChannel(cart: PricedCart, lines: readonly LineRow[], city: CountryCity) {
  const given = couldComeFrom(cart, lines, [warehouse]);
  const sum = sumOf(
    lines.filter(({ id }) => given.has(id)),
    cart,
  );
  const channel = { type: 'delivery', pointCount: null } as const;
  const [first] = given.size > 0 ? courierDays(city, sum, cart.context) : [];
  return first
    ? { ...channel, isAvailable: true, price: courierPrice(sum, cart.context.currency), from: first.date }
    : { ...channel, ...unavailable };
}

/** GET /cart/shipping-channels: which methods the lines can be obtained by in the visitor's city. */
export const getShippingChannelsHandler = ({ db }: Kernel) =>
  handle(getShippingChannels, GetShippingChannels, async ({ query, ...asked }) => {
    const missing = () => refuseCart('lines_not_found', asked.language, { field: 'lineIds' });
    const visitor = await asked.session.find();
    if (!visitor) return missing();
    const context = await cartContextOf(db, asked);
    const cart = await readOwnCart(db, ownerOf(visitor), context);
    if (!cart || cart.lines.length === 0) return missing();

    const lines = askedLines(cart, readIds(query.lineIds));
    return {
      channels: [
        await pickupChannel(db, cart, lines, context.city),
        deliveryChannel(cart, lines, context.city),
      ],
      warehouseLineIds: [...couldComeFrom(cart, lines, [warehouse]).keys()],
    };
  });
