import { placeOf } from '@rukav/contract/geography/place-of.ts';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import type { Locale } from '@rukav/contract/locale.ts';
import { inLocale } from '../../platform/navigation/index.ts';
import { isSelling } from '../obtaining/index.ts';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

const geoOf = (store: PickupPoint) => {
  const place = placeOf(store);
  return place && { geo: { '@type': 'GeoCoordinates', latitude: place.lat, longitude: place.lon } };
};

const hoursOf = ({ workHours }: PickupPoint) =>
  workHours.flatMap((hours, day) =>
    hours
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: `https://schema.org/${days[day]}`,
            opens: hours.from,
            closes: hours.to,
          },
        ]
      : [],
  );

/** What a search engine reads of a shop (schema.org). `origin` is where shoppers see the store, `locale` how its page answers. A shop that does not sell now is not said to be open. */
export const storeMeta = (store: PickupPoint, origin: string, locale: Locale) => ({
  '@context': 'https://schema.org',
  '@type': 'ClothingStore',
  '@id': inLocale(`${origin}/stores/${store.id}`, locale),
  name: store.name,
  url: inLocale(`${origin}/stores/${store.id}`, locale),
  telephone: store.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: store.address,
    addressLocality: store.cityName,
  },
  ...geoOf(store),
  ...(isSelling(store) && { openingHoursSpecification: hoursOf(store) }),
});
