import { ownPriceOf } from '@rukav/contract/cart/own-price.ts';
import { bonusWorth } from '@rukav/contract/loyalty/levels.ts';
import type { Cart, CartLine, CartProduct, CartReply, ShippingGroup } from '@rukav/contract/cart/schemas.ts';
import type { ReceivingMethod } from '@rukav/contract/cart/methods.ts';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import { limits } from '@rukav/contract';
import type { z } from 'zod';
import { totalsOf } from '../pricing/index.ts';
import { freeIn } from './allocation.ts';
import type { GroupRow, LineRow } from './cart-content.ts';
import { optionsOf } from './cart-payment.ts';
import type { CartRow } from './cart-repository.ts';
import type { CartContext } from './cart-context.ts';
import { costOfCards, sellableCards, toGiftCard } from './gift-cards.ts';
import type { Goods } from './goods.ts';
import { looseGroups } from './loose-groups.ts';
import { paymentOptionsIn, possible } from './payment-methods.ts';
import {
  linesOf,
  livingGroups,
  pickupDayOf,
  placesOf,
  priceOf,
  sumOf,
  supplyGroups,
  type PricedCart,
} from './priced-cart.ts';

type Reply = z.infer<typeof CartReply>;

const groupIdOf = ({ is_available, group_id }: LineRow): string =>
  is_available ? (group_id ?? looseGroups.unallocated) : looseGroups.soldout;

/** Most pieces of a sku that the cart could hold: what its city has, and where its pieces come from. */
export function availableQuantity(skuId: string, cart: PricedCart): number {
  if (!cart.goods.get(skuId)?.price) return 0;
  const ofSku = cart.lines.filter(({ sku_id }) => sku_id === skuId);
  const places = new Set([...cart.cityPlaces, ...ofSku.flatMap((line) => placesOf(line, cart))]);
  return Math.min(limits.quantityPerGoods, freeIn(skuId, [...places], cart.free));
}

function toLine(pieces: readonly LineRow[], cart: PricedCart): CartLine {
  const [oldest] = pieces;
  if (!oldest) throw new Error('A line of a cart has at least one piece.');
  const goods = cart.goods.get(oldest.sku_id);
  const price = priceOf(oldest, cart);
  const wasAnother = oldest.added_price !== null && oldest.added_price !== ownPriceOf(price);
  return {
    lineIds: pieces.map(({ id }) => id),
    productId: goods?.productId ?? oldest.sku_id,
    skuId: oldest.sku_id,
    wareId: goods?.wareId ?? '',
    shippingGroupId: groupIdOf(oldest),
    quantity: pieces.length,
    ...price,
    priceWhenAdded: wasAnother && goods?.price ? oldest.added_price : null,
    isSoldOut: !oldest.is_available,
    isInOtherCities: !oldest.is_available && cart.inOtherCities.has(oldest.sku_id),
    isLastSize: oldest.is_available && availableQuantity(oldest.sku_id, cart) === 1,
  };
}

function toLines(cart: PricedCart): CartLine[] {
  const together = Map.groupBy(cart.lines, (line) => `${groupIdOf(line)} ${line.sku_id}`);
  return [...together.values()].map((pieces) => toLine(pieces, cart));
}

const looseGroup = (
  id: keyof typeof looseGroups,
  lines: readonly LineRow[],
  cart: PricedCart,
): ShippingGroup => ({
  id: looseGroups[id],
  type: id,
  receivingMethod: null,
  pickupId: null,
  point: null,
  cityId: null,
  address: null,
  date: null,
  interval: null,
  availableFrom: null,
  fitting: false,
  comment: '',
  price: null,
  subtotal: sumOf(lines, cart),
});

/** Gift cards are in a group of their own, and cost nothing on their way (GIFT-27). */
const giftCardGroup = (cart: PricedCart): ShippingGroup => ({
  ...looseGroup('gift_card', [], cart),
  receivingMethod: 'gift_card',
  price: 0,
  subtotal: costOfCards(cart),
});

/** How a group is received: a post office has a word of its own. */
function receivingMethodOf(group: GroupRow, point: PickupPoint | null): ReceivingMethod {
  if (point?.type === 'post') return 'post';
  return group.type === 'express_delivery' ? 'delivery' : group.type;
}

const pointOf = ({ point_id }: GroupRow, { points }: PricedCart): PickupPoint | null =>
  (point_id && points.get(point_id)) || null;

const toGroup = (group: GroupRow, cart: PricedCart, given: ReadonlyMap<string, string>): ShippingGroup => ({
  id: group.id,
  type: group.type,
  receivingMethod: receivingMethodOf(group, pointOf(group, cart)),
  pickupId: group.point_id,
  point: pointOf(group, cart),
  cityId: group.city_id,
  address: group.address,
  date: group.date,
  interval:
    group.interval_from && group.interval_to ? { from: group.interval_from, to: group.interval_to } : null,
  availableFrom: pickupDayOf(group, cart, given),
  fitting: group.fitting,
  comment: group.comment,
  price: cart.groupPrices.get(group.id) ?? null,
  subtotal: sumOf(linesOf(cart.lines, group.id), cart),
});

function toGroups(cart: PricedCart): ShippingGroup[] {
  const given = supplyGroups(cart);
  const unallocated = linesOf(cart.lines, null);
  const soldOut = cart.lines.filter(({ is_available }) => !is_available);
  const foreign = cart.giftCards.length - sellableCards(cart).length;
  return [
    ...livingGroups(cart).map((group) => toGroup(group, cart, given)),
    ...(unallocated.length > 0 ? [looseGroup('unallocated', unallocated, cart)] : []),
    ...(sellableCards(cart).length > 0 ? [giftCardGroup(cart)] : []),
    ...(soldOut.length + foreign > 0 ? [looseGroup('soldout', soldOut, cart)] : []),
  ];
}

function toProduct(goods: Goods, addedOn: Date, cart: PricedCart): CartProduct {
  const { language } = cart.context;
  return {
    skuId: goods.skuId,
    productId: goods.productId,
    name: goods.name[language],
    url: goods.url,
    picture: { ...goods.picture, alt: goods.picture.alt[language] },
    size: goods.size,
    color: goods.color[language],
    availableQuantity: availableQuantity(goods.skuId, cart),
    addedOn: addedOn.toISOString(),
    sizes: goods.sizes.map(({ skuId, size }) => ({
      skuId,
      size,
      isAvailable: goods.price !== null && freeIn(skuId, cart.cityPlaces, cart.free) > 0,
    })),
    colors: goods.colors.map(({ skuId, color }) => ({
      skuId,
      color: color[language],
      isAvailable: freeIn(skuId, cart.cityPlaces, cart.free) > 0,
    })),
  };
}

function toOffers({ cart, offers: { purse }, offered, bonuses, context }: PricedCart) {
  const applied = cart.applies_bonuses && purse !== null;
  return {
    promoCodes: offered.codes,
    promotions: {
      apply: cart.applies_promotions && !applied,
      offered: offered.promotions.map(({ promotion: { id, name }, discount }) => ({
        id,
        name: name[context.language],
        discount,
      })),
    },
    forbiddenPromotions: offered.forbidden,
    bonuses: {
      ...bonuses,
      applied,
      balance: purse?.balance ?? 0,
      worth: bonusWorth[context.currency],
    },
  };
}

/** Where the shopper is, as far as the cart was told. */
export const userLocationOf = ({
  location_level: locationLevel,
  location_lat: lat,
  location_lon: lon,
}: Pick<CartRow, 'location_level' | 'location_lat' | 'location_lon'>): Cart['userLocation'] =>
  locationLevel === null || lat === null || lon === null ? null : { locationLevel, geoPoint: { lat, lon } };

/** The reply of every cart call: the cart and, by sku, what its lines draw. */
export function toCartReply(cart: PricedCart): Reply {
  const { context } = cart;
  const row = cart.cart;
  const options = optionsOf(cart);
  const methods = possible(options);
  const shippingGroups = toGroups(cart);
  const lines = toLines(cart);
  const products = new Map<string, CartProduct>();
  for (const { sku_id, added_at } of cart.lines) {
    const goods = cart.goods.get(sku_id);
    if (goods && !products.has(sku_id)) products.set(sku_id, toProduct(goods, added_at, cart));
  }
  const bought = lines.filter(({ isSoldOut }) => !isSoldOut);
  const deliveries = shippingGroups.filter(({ type }) => type !== 'soldout').map(({ price }) => price);
  return {
    cart: {
      id: row.id,
      version: row.version,
      country: row.country,
      currency: context.currency,
      lines,
      giftCards: cart.giftCards.map((card) => toGiftCard(card, cart)),
      shippingGroups,
      contact:
        row.full_name && row.phone && row.email
          ? { fullName: row.full_name, phone: row.phone, email: row.email }
          : null,
      userLocation: userLocationOf(row),
      paymentMethod: methods.find((method) => method === row.payment_method) ?? null,
      paymentMethods: methods,
      paymentOptions: options,
      productCount: bought.reduce((sum, { quantity }) => sum + quantity, sellableCards(cart).length),
      ...toOffers(cart),
      totals: totalsOf(bought, deliveries, context.currency, costOfCards(cart)),
    },
    cartProducts: Object.fromEntries(products),
  };
}

/** What a visitor without a cart gets. */
export const emptyCartReply = ({ country, currency, paying }: CartContext): Reply => {
  const options = paymentOptionsIn({ ...paying, country, sums: [0], points: [] });
  return {
    cart: {
      id: null,
      version: 0,
      country,
      currency,
      lines: [],
      giftCards: [],
      shippingGroups: [],
      contact: null,
      userLocation: null,
      paymentMethod: null,
      paymentMethods: possible(options),
      paymentOptions: options,
      productCount: 0,
      promoCodes: [],
      promotions: { apply: true, offered: [] },
      bonuses: { applied: false, used: 0, balance: 0, most: 0, worth: bonusWorth[currency] },
      forbiddenPromotions: [],
      totals: totalsOf([], [], currency),
    },
    cartProducts: {},
  };
};
