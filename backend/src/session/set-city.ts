import { setCity } from '@rukav/contract/session/calls.ts';
import { SetCity } from '@rukav/contract/session/schemas.ts';
import { leaveOtherCities, ownerOf } from '../cart/index.ts';
import { findCityOf, type FindVisitorCity } from '../geography/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { toSession } from './to-session.ts';

/** A city of the other country is refused: the country is changed by `POST /locale`. */
export const setCityHandler = (findCity: FindVisitorCity, { db, flags }: Pick<Kernel, 'db' | 'flags'>) =>
  handle(setCity, SetCity, async ({ body, refuse, ...asked }) => {
    const city = await findCityOf(db, body.cityId, asked);
    if (!city) return refuse('city_not_found', { field: 'cityId' });

    const session = await asked.session.change({ city_id: city.id });
    await leaveOtherCities(db, ownerOf(session), city.id, asked);
    return toSession(asked, findCity, flags);
  });
