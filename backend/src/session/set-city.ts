import { setCity } from '@rukav/contract/session/calls.ts';
import { SetCity } from '@rukav/contract/session/schemas.ts';
import { leaveOtherCities, ownerOf } from '../cart/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import type { CityDirectory } from '../geography/index.ts';
import { toSession } from './to-session.ts';

/** A city of the other country is refused: the country is changed by `POST /locale`. */
export const setCityHandler = (cities: CityDirectory, { db }: Pick<Kernel, 'db'>) =>
  handle(setCity, SetCity, async ({ body, session, refuse, ...asked }) => {
    const city = await cities.find(body.cityId, asked.locale);
    if (city?.country !== asked.country) return refuse('city_not_found', { field: 'cityId' });

    await leaveOtherCities(db, ownerOf(await session.change({ city_id: city.id })), city.id, asked);
    return toSession(cities, { ...asked, cityId: city.id });
  });
