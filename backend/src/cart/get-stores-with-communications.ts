import { getStoresWithCommunications } from '@rukav/contract/cart/checkout-calls.ts';
import {
  GetStoresWithCommunications,
  type pointFilters,
  type StoreWithCommunication,
} from '@rukav/contract/cart/schemas.ts';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import { findCityOf, type CountryCity } from '../geography/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { loadPoints, sellingPointsOf } from '../points/index.ts';
import { freeStock, warehouse } from './allocation.ts';
import { askedLines, couldComeFrom, partition } from './asked-lines.ts';
import { cartContextOf } from './cart-context.ts';
import { pickupDayAt, pickupPrice } from './obtaining.ts';
import type { PricedCart } from './priced-cart.ts';
import { refuseCart } from './refuse.ts';
import { loadStock } from './supply.ts';
import { ownerOf, readOwnCart } from './visitor-cart.ts';

type Filter = (typeof pointFilters)[number];

const passes: Record<Filter, (point: PickupPoint) => boolean> = {
  has_fitting: ({ services }) => services.includes('has_fitting'),
  card_only: ({ services }) => services.includes('card_only') || services.includes('cash_and_card'),
  no_prepayment: ({ needPrepay }) => !needPrepay,
  no_qr_code: ({ services }) => !services.includes('has_qr_code'),
};

function describe(
  point: PickupPoint,
  city: CountryCity,
  cart: PricedCart,
  lineIds: readonly string[],
): StoreWithCommunication {
  const asked = askedLines(cart, lineIds);
  const given = couldComeFrom(cart, asked, [point.id, warehouse]);
  const from = (places: Iterable<string>) => pickupDayAt(point, city, places, cart.context.now);
  return {
    point,
    ...partition(asked, given),
    hereLineIds: asked.filter(({ id }) => given.get(id) === point.id).map(({ id }) => id),
    availableFrom: from(given.values()),
    hereFrom: from([point.id]),
    price: pickupPrice,
  };
}

/** Most of the lines first, then the soonest, then by name. */
const byUse = (one: StoreWithCommunication, other: StoreWithCommunication): number =>
  other.availableLineIds.length - one.availableLineIds.length ||
  one.availableFrom.localeCompare(other.availableFrom) ||
  one.point.name.localeCompare(other.point.name, 'ru') ||
  one.point.id.localeCompare(other.point.id);

/** POST /cart/stores-with-communications: the shops of a city with what of the lines each can hand over, and when. */
export const getStoresWithCommunicationsHandler = ({ db }: Kernel) =>
  handle(getStoresWithCommunications, GetStoresWithCommunications, async ({ body, ...asked }) => {
    const { session, language } = asked;
    const { lineIds, cityId, filters } = body;
    const missing = () => refuseCart('lines_not_found', language, { field: 'lineIds' });
    const visitor = await session.find();
    if (!visitor) return missing();
    const context = await cartContextOf(db, asked);
    const cart = await readOwnCart(db, ownerOf(visitor), context);
    if (!cart) return missing();
    askedLines(cart, lineIds);
    const city = await findCityOf(db, cityId, context);
    if (!city) return refuseCart('city_not_found', language, { field: 'cityId' });

    const shops = await sellingPointsOf(db, cityId);
    const points = await loadPoints(db, shops, language);
    const skuIds = cart.lines.map(({ sku_id }) => sku_id);
    const places = [...shops, ...cart.cityPlaces, ...[...cart.groupPlaces.values()].flat(), warehouse];
    const here = { ...cart, free: freeStock(await loadStock(db, skuIds, places)) };
    const stores = [...points.values()]
      .filter((point) => filters.every((filter) => passes[filter](point)))
      .map((point) => describe(point, city, here, lineIds));
    return { stores: stores.toSorted(byUse) };
  });
