import {
  getDeliveryTerms,
  getDeliveryTermsAt,
  getDeliveryTermsOfCity,
} from '@rukav/contract/geography/calls.ts';
import {
  GetDeliveryTerms,
  GetDeliveryTermsAt,
  GetDeliveryTermsOfCity,
} from '@rukav/contract/geography/schemas.ts';
import type { Currency, Language } from '@rukav/contract';
import type { CityRepository, CityRow } from '../geography/index.ts';
import { handle } from '../http/handle.ts';
import { isNear } from './reach.ts';
import type { createTerms, TermsQuestion } from './terms.ts';

interface Parts {
  cities: CityRepository;
  terms: ReturnType<typeof createTerms>;
}

interface Reader {
  currency: Currency;
  language: Language;
  now: Date;
}

async function describe(
  { terms }: Parts,
  city: CityRow,
  { currency, language, now }: Reader,
  asked: Partial<Pick<TermsQuestion, 'subtotal' | 'skuId' | 'isInReach'>> = {},
) {
  const { id, country, population, time_zone: timeZone } = city;
  const place = { id, country, population, timeZone };
  return {
    cityId: city.id,
    cityName: language === 'kk' ? city.name_kk : city.name_ru,
    ...(await terms(place, { subtotal: 0, ...asked, currency, language, now })),
  };
}

/** GET /delivery-terms-new: what getting goods of a sum, or one size, costs in a city, and when they are there. */
export const getDeliveryTermsHandler = (parts: Parts) =>
  handle(getDeliveryTerms, GetDeliveryTerms, async ({ query, refuse, ...reader }) => {
    const city = await parts.cities.find(query.cityId);
    return city ? describe(parts, city, reader, query) : refuse('city_not_found', { field: 'cityId' });
  });

/** GET /delivery-terms: the same for a city, whatever the goods. */
export const getDeliveryTermsOfCityHandler = (parts: Parts) =>
  handle(getDeliveryTermsOfCity, GetDeliveryTermsOfCity, async ({ query, refuse, ...reader }) => {
    const city = await parts.cities.find(query.cityId);
    return city ? describe(parts, city, reader) : refuse('city_not_found', { field: 'cityId' });
  });

/** POST /delivery-terms: the same for a place, by the city that is nearest to it. */
export const getDeliveryTermsAtHandler = (parts: Parts) =>
  handle(getDeliveryTermsAt, GetDeliveryTermsAt, async ({ body: { geoPoint }, refuse, ...reader }) => {
    const city = await parts.cities.nearest(geoPoint);
    if (!city) return refuse('city_not_found', { field: 'geoPoint' });
    return describe(parts, city, reader, { isInReach: isNear(city, geoPoint) });
  });
