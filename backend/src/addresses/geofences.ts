import { addGeofence, confirmGeofence } from '@rukav/contract/addresses/calls.ts';
import { AddGeofence, ConfirmGeofence } from '@rukav/contract/addresses/schemas.ts';
import { limits, type Country, type Language } from '@rukav/contract';
import { createCityRepository, toCity, type CityRow } from '../geography/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { kilometresBetween } from './distance.ts';
import { addressText } from './texts.ts';

/** How far from a city a place still counts as in it, km. */
const reach = 50;
/** Coordinates are compared by six decimals. */
const degrees = (value: number) => value.toFixed(6);

interface Point {
  latitude: number;
  longitude: number;
}

/** The city that a place is in; undefined where none of the country is near. */
async function cityAround({ db }: Kernel, { latitude, longitude }: Point, country: Country) {
  const point = { lat: latitude, lon: longitude };
  const city = await createCityRepository(db).nearest(point);
  return city?.country === country && kilometresBetween(point, city) <= reach ? city : undefined;
}

const answer = (point: Point, isConfirmed: boolean, city: CityRow, language: Language) => ({
  geofence: { ...point, isConfirmed },
  city: toCity(city, language),
});

/** POST /account/geofences: the city that a place is in, to be confirmed. */
export const addGeofenceHandler = (kernel: Kernel) =>
  handle(
    addGeofence,
    AddGeofence,
    async ({ accountId, body, country, language, now, transaction, refuse }) => {
      const because = (code: 'geofence_not_available' | 'geofence_exists' | 'geofence_limit_exceeded') =>
        refuse(code, { message: addressText(code, language) });
      const city = await cityAround(kernel, body, country);
      if (!city) return because('geofence_not_available');
      await transaction(async (trx) => {
        const known = await trx
          .selectFrom('geofence')
          .selectAll()
          .where('account_id', '=', accountId)
          .where('is_confirmed', '=', true)
          .execute();
        const place = { latitude: degrees(body.latitude), longitude: degrees(body.longitude) };
        if (known.some((one) => one.latitude === place.latitude && one.longitude === place.longitude))
          return because('geofence_exists');
        if (known.length >= limits.confirmedGeofences) return because('geofence_limit_exceeded');
        await trx
          .deleteFrom('geofence')
          .where('account_id', '=', accountId)
          .where('is_confirmed', '=', false)
          .execute();
        await trx
          .insertInto('geofence')
          .values({ ...place, account_id: accountId, is_confirmed: false, created_at: now })
          .execute();
        return undefined;
      });
      return answer(body, false, city, language);
    },
  );

/** POST /account/geofences/confirmed: she is there, or she is not and it is forgotten. */
export const confirmGeofenceHandler = (kernel: Kernel) =>
  handle(
    confirmGeofence,
    ConfirmGeofence,
    async ({ accountId, body, country, language, transaction, refuse }) => {
      const city = await cityAround(kernel, body, country);
      if (!city)
        return refuse('geofence_not_available', { message: addressText('geofence_not_available', language) });
      const { isConfirmed, ...point } = body;
      await transaction(async (trx) => {
        const place = { latitude: degrees(point.latitude), longitude: degrees(point.longitude) };
        const mine = { account_id: accountId, ...place };
        if (isConfirmed)
          await trx
            .updateTable('geofence')
            .set({ is_confirmed: true })
            .where((eb) => eb.and(mine))
            .execute();
        else
          await trx
            .deleteFrom('geofence')
            .where((eb) => eb.and(mine))
            .execute();
      });
      return answer(point, isConfirmed, city, language);
    },
  );
