import type { Locale } from '@rukav/contract';
import { getCart } from '@rukav/contract/cart/calls.ts';
import * as calls from '@rukav/contract/cart/checkout-calls.ts';
import * as schemas from '@rukav/contract/cart/schemas.ts';
import { getHouses, getStreets } from '@rukav/contract/geography/calls.ts';
import { GetHouses, GetStreets } from '@rukav/contract/geography/schemas.ts';
import { country } from '@rukav/contract/values.ts';
import { draftReadFx, draftSavedFx } from '@rukav/features/checkout';
import type { RequestHandler } from 'msw';
import { someVariants } from '../../features/src/domain/obtaining/obtaining-builders.ts';
import { supplying } from '../features/scope.tsx';
import { answer } from './answers.ts';
import { price, marketOf } from './goods.ts';
import { aCartOf, lineIdsOf, shopsFor, someChosen } from './orderables.ts';

/** The day is free of charge, as all that costs so much; the evening is not. */
const variants = (locale: Locale) => {
  const { days, ...others } = someVariants();
  const evening = price(199, marketOf(locale));
  return {
    ...others,
    days: days.map(({ date, intervals }) => ({
      date,
      intervals: intervals.map(({ interval }, place) => ({ interval, price: place === 0 ? 0 : evening })),
    })),
  };
};

const street = (locale: Locale) =>
  country(locale) === 'KZ'
    ? { id: 'st1', name: 'Абай', type: 'даңғылы', geoPoint: { lat: 43.24, lon: 76.91 } }
    : { id: 'st1', name: 'Лесная', type: 'улица', geoPoint: { lat: 55.78, lon: 37.59 } };

/** Everything that checkout asks for until an order is made of the cart; the warehouse lacks the first things. */
function answers(locale: Locale, lacking: number): RequestHandler[] {
  const cart = aCartOf(someChosen, locale);
  const later = (version: number) => ({ ...cart, cart: { ...cart.cart, version } });
  return [
    answer(getCart, schemas.GetCart, cart),
    answer(calls.getProposedAddress, schemas.GetProposedAddress, { address: null }),
    answer(calls.getShippingChannels, schemas.GetShippingChannels, {
      channels: [
        { type: 'pickup', isAvailable: true, price: 0, from: '2026-11-22', pointCount: 2 },
        { type: 'delivery', isAvailable: true, price: 0, from: '2026-11-23', pointCount: null },
      ],
      warehouseLineIds: lineIdsOf(cart).slice(lacking),
      expressLineIds: [],
    }),
    answer(calls.getStoresWithCommunications, schemas.GetStoresWithCommunications, {
      stores: shopsFor(cart, locale),
    }),
    answer(calls.getDeliveryVariants, schemas.GetDeliveryVariants, variants(locale)),
    answer(getStreets, GetStreets, { streets: [street(locale)] }),
    answer(getHouses, GetHouses, { houses: [] }),
    answer(calls.setShippingGroup, schemas.SetShippingGroup, later(2)),
    answer(calls.setDelivery, schemas.SetDelivery, later(3)),
    answer(calls.setContact, schemas.SetContact, later(4)),
    answer(calls.setPaymentMethod, schemas.SetPaymentMethod, later(5)),
  ];
}

/** Checkout with what the shopper has written so far. */
export const written = (draft: object | null, before: readonly RequestHandler[] = [], lacking = 0) => ({
  answers: (locale: Locale) => [...before, ...answers(locale, lacking)],
  handlers: [supplying(draftReadFx, () => draft && { draft }), supplying(draftSavedFx, () => undefined)],
});
