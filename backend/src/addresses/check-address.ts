import type { AddressSuggestion } from '@rukav/contract/addresses/schemas.ts';
import type { Language } from '@rukav/contract';
import {
  isHouse,
  plainName,
  withoutKind,
  type AddressHouse,
  type AddressPort,
  type AddressStreet,
  type CityRow,
} from '../geography/index.ts';
import { Refusal } from '../http/refusal.ts';

/** What is looked up of an address. */
export interface AskedAddress {
  street: string;
  streetId: string | null;
  house: string;
  houseBlock: string;
}

/** What the address service says: it knows the address, it doubts it, or the chosen street is of another city. */
export interface AddressVerdict {
  is: 'known' | 'doubtful' | 'elsewhere';
  /** What may have been meant, where it is doubted. */
  suggestions: readonly AddressSuggestion[];
}

/** Suggestions that one answer holds at most. */
const most = 5;

const suggestion = (street: AddressStreet, house: AddressHouse, language: Language): AddressSuggestion => ({
  streetId: street.id,
  street: street.name[language],
  streetType: street.type[language],
  house: house.house,
  houseBlock: house.houseBlock ?? '',
});

/** Streets that were meant: the chosen one, those with exactly this name, else those that begin alike. */
async function streetsFor(addresses: AddressPort, city: CityRow, { street, streetId }: AskedAddress) {
  const chosen = streetId === null ? undefined : await addresses.street(city, streetId);
  if (chosen) return { exact: [chosen], alike: [] };
  const written = withoutKind(street);
  const found = await addresses.streets(city, written);
  const isSame = ({ name }: AddressStreet) =>
    [name.ru, name.kk].some((one) => [street, written].some((own) => plainName(own) === plainName(one)));
  const exact = found.filter(isSame);
  const alike = found.length > 0 ? found : await addresses.streets(city, written.slice(0, 3));
  return { exact, alike };
}

/** Asks the address service about an address. One that knows no streets of the city, or does not answer, doubts nothing. */
export async function checkAddress(
  addresses: AddressPort,
  city: CityRow,
  asked: AskedAddress,
  language: Language,
): Promise<AddressVerdict> {
  if (asked.streetId !== null && addresses.cityOf(asked.streetId) !== city.id)
    return { is: 'elsewhere', suggestions: [] };
  try {
    return await lookUp(addresses, city, asked, language);
  } catch (error) {
    if (error instanceof Refusal && error.code === 'upstream_unavailable')
      return { is: 'known', suggestions: [] };
    throw error;
  }
}

async function lookUp(
  addresses: AddressPort,
  city: CityRow,
  asked: AskedAddress,
  language: Language,
): Promise<AddressVerdict> {
  const { exact, alike } = await streetsFor(addresses, city, asked);
  const housesOf = (street: AddressStreet, query: string) => addresses.houses(city, street.id, query);

  for (const street of exact) {
    const isKnown = (await housesOf(street, asked.house)).some(isHouse(asked));
    const isBare = !isKnown && (await housesOf(street, '')).length === 0;
    if (isKnown || isBare) return { is: 'known', suggestions: [] };
  }
  const isKnowing = exact.length + alike.length > 0 || (await addresses.streets(city, '')).length > 0;
  if (!isKnowing) return { is: 'known', suggestions: [] };

  const near = await Promise.all(
    [...exact, ...alike].slice(0, most).map(async (street) => {
      const houses = await housesOf(street, asked.house.slice(0, 1));
      return houses.slice(0, exact.length > 0 ? most : 1).map((house) => suggestion(street, house, language));
    }),
  );
  return { is: 'doubtful', suggestions: near.flat().slice(0, most) };
}
