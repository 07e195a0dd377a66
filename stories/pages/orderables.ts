import { storeNames } from '@rukav/brand';
import type { Cart, CartLine, CartProduct, CartReply } from '@rukav/contract/cart/schemas.ts';
import { country, type Locale } from '@rukav/contract/values.ts';
import { aGroup, aLine, aProduct, aReply } from '../../features/src/domain/cart/cart-builders.ts';
import { aPoint, aStore } from '../../features/src/domain/obtaining/obtaining-builders.ts';
import { sessionIn } from '../features/scope.tsx';
import { garments, picture, price, marketOf, type Garment } from './goods.ts';

/** A garment as it lies in a cart. */
export interface Chosen {
  of: Garment;
  size: string;
  pieces?: number;
  line?: Partial<CartLine>;
  product?: Partial<CartProduct>;
}

/** What most carts of Storybook hold: a coat, two pairs of jeans, a dress at a lower price. */
export const someChosen: readonly Chosen[] = [
  { of: garments.coat, size: '44' },
  { of: garments.jeans, size: '46', pieces: 2 },
  { of: garments.dress, size: '44', line: { isLastSize: true }, product: { availableQuantity: 1 } },
];

const skuOf = ({ of, size }: Chosen) => `${of.id}-${size}`;

const lineOf = (chosen: Chosen, locale: Locale): CartLine => {
  const { of, pieces = 1, line } = chosen;
  const market = marketOf(locale);
  const [now, was] = [price(of.costs, market), price(of.was ?? of.costs, market)];
  const lineIds = Array.from({ length: pieces }, (_, piece) => `${skuOf(chosen)}-${piece}`);
  return aLine({
    lineIds,
    productId: of.id,
    skuId: skuOf(chosen),
    pricePerItem: now,
    catalogPrice: was,
    discounts: was > now ? [{ type: 'WARE_DISCOUNT', amount: was - now }] : [],
    ...line,
  });
};

const productOf = (chosen: Chosen, locale: Locale): CartProduct => {
  const { of, size, product } = chosen;
  const { lang } = marketOf(locale);
  const skuId = skuOf(chosen);
  return aProduct({
    skuId,
    productId: of.id,
    name: of.name[lang],
    url: `/product/${of.slug}/${of.id}`,
    picture: picture(of.picture, of.name[lang]),
    color: of.colours[0]?.[1][lang] ?? '',
    size,
    sizes: [
      { skuId, size, isAvailable: true },
      { skuId: `${of.id}-48`, size: '48', isAvailable: false },
    ],
    ...product,
  });
};

/** A cart of these garments in a locale's language and currency. */
export function aCartOf(chosen: readonly Chosen[], locale: Locale, changes: Partial<Cart> = {}): CartReply {
  const lines = chosen.map((one) => lineOf(one, locale));
  const reply = aReply({
    country: country(locale),
    currency: marketOf(locale).currency,
    lines,
    shippingGroups: [aGroup({ cityId: sessionIn(locale).cityId })],
    ...changes,
  });
  const { totals } = reply.cart;
  return {
    cart: { ...reply.cart, totals: { ...totals, freeDeliveryFrom: price(3_000, marketOf(locale)) } },
    cartProducts: Object.fromEntries(chosen.map((one) => [skuOf(one), productOf(one, locale)])),
  };
}

/** The ids of everything that lies in a cart. */
export const lineIdsOf = ({ cart }: CartReply) => cart.lines.flatMap(({ lineIds }) => lineIds);

const almaty = {
  id: 'ala1',
  name: `Абай даңғылындағы «${storeNames.kk.store}»`,
  cityId: 1526384,
  cityName: 'Алматы',
  address: 'Абай даңғылы, 44',
  geoPoint: { lat: 43.239, lon: 76.915 },
  timeZone: 'Asia/Almaty',
  phone: '+77270000101',
  metro: 'Алатау',
  route: 'Метродан бес минут, кіреберіс ауладан.',
};

/** The first shop of the locale's city. */
export const aShopOf = (locale: Locale) => aPoint(country(locale) === 'KZ' ? almaty : {});

/** Two shops of the locale's city: the first has everything that lies in the cart, the second all but the first thing. */
export function shopsFor(reply: CartReply, locale: Locale) {
  const [first = '', ...others] = lineIdsOf(reply);
  const isKazakhstan = country(locale) === 'KZ';
  const there = isKazakhstan
    ? {
        ...almaty,
        id: 'ala2',
        name: `«Достық» орталығындағы «${storeNames.kk.store}»`,
        address: 'Достық даңғылы, 111',
      }
    : {
        id: 'msk2',
        name: `${storeNames.ru.store} в Сокольниках`,
        address: 'улица Стромынка, 4',
        metro: 'Сокольники',
      };
  return [
    aStore({ point: aShopOf(locale), availableLineIds: [first, ...others] }),
    aStore({
      point: aPoint({ ...there, route: null }),
      availableLineIds: others,
      unavailableLineIds: [first],
      availableFrom: '2026-11-24',
    }),
  ];
}
