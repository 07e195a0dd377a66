import type { Language } from '@rukav/contract';
import { streetName } from '@rukav/contract/cart/street-name.ts';
import { suggestGeofences } from '@rukav/contract/geography/calls.ts';
import { SuggestGeofences, type GeofenceSuggestion } from '@rukav/contract/geography/schemas.ts';
import { handle } from '../http/handle.ts';
import type { AddressPort, AddressStreet } from './address-port.ts';
import type { CityRow } from './city-repository.ts';
import { toStreet, type Parts } from './get-streets.ts';
import { plainName } from './place-of.ts';
import { readLine, withoutKind, type AddressLine } from './read-line.ts';

interface Found {
  city: CityRow;
  street: AddressStreet;
}

/** Streets whose houses are looked up for one line: more would keep a shopper who types waiting. */
const mostLookedUp = 5;

/** Takes the name of a city away from the beginning of a line, where suggestions have it. */
function withoutCity(line: string, cities: readonly CityRow[]): string {
  const text = line.trim();
  const named = cities
    .flatMap(({ name_ru, name_kk }) => [name_ru, name_kk])
    .find((name) => plainName(text).startsWith(`${plainName(name)},`));
  return named === undefined ? text : text.slice(named.length + 1);
}

/** The houses of a street that a line may mean: the very one, else those of its number. */
async function housesFor(
  addresses: AddressPort,
  { city, street }: Found,
  { house, houseBlock }: AddressLine,
) {
  const found = (await addresses.houses(city, street.id, house ?? '')).filter((one) => one.house === house);
  const exact = found.filter((one) => (one.houseBlock ?? '').toLocaleUpperCase('ru') === (houseBlock ?? ''));
  return exact.length > 0 || houseBlock !== null ? exact : found;
}

function suggestion(
  { city, street }: Found,
  at: Pick<GeofenceSuggestion, 'house' | 'houseBlock' | 'locationLevel' | 'geoPoint'>,
  language: Language,
): GeofenceSuggestion {
  const cityName = language === 'kk' ? city.name_kk : city.name_ru;
  const { name, type } = toStreet(street, language);
  const number = at.house && `${at.house}${at.houseBlock ?? ''}`;
  return {
    value: [cityName, streetName({ street: name, streetType: type }), number].filter(Boolean).join(', '),
    cityId: city.id,
    streetId: street.id,
    street: name,
    streetType: type,
    ...at,
  };
}

/** POST /geofences/suggest: addresses that free text may mean, in the chosen city or in the country's larger ones. */
export const suggestGeofencesHandler = ({ cities, addresses }: Parts) =>
  handle(
    suggestGeofences,
    SuggestGeofences,
    async ({ body: { query, cityId, quantity }, country, language, refuse }) => {
      const one = cityId === undefined ? undefined : await cities.find(cityId);
      if (cityId !== undefined && !one) return refuse('city_not_found', { field: 'cityId' });
      const searched = one ? [one] : await cities.search({ country, query: '', withStores: false, size: 5 });
      const line = readLine(withoutCity(query, searched));

      const found = await Promise.all(
        searched.map(async (city): Promise<Found[]> =>
          (await addresses.streets(city, withoutKind(line.street))).map((street) => ({ city, street })),
        ),
      );
      const suggestions = await Promise.all(
        found
          .flat()
          .slice(0, quantity)
          .map(async (place, index) => {
            const houses =
              line.house === null || index >= mostLookedUp ? [] : await housesFor(addresses, place, line);
            if (houses.length > 0)
              return houses.map((house) => suggestion(place, { ...house, locationLevel: 'house' }, language));
            const { house, houseBlock } = line;
            const { geoPoint } = place.street;
            return [suggestion(place, { house, houseBlock, locationLevel: 'street', geoPoint }, language)];
          }),
      );
      return { suggestions: suggestions.flat().slice(0, quantity) };
    },
  );
