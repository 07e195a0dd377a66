import { createVisitorCities } from '../geography/index.ts';
import type { Subject } from '../kernel.ts';
import { getSessionHandler } from './get-session.ts';
import { setCityHandler } from './set-city.ts';
import { setDeviceTypeHandler } from './set-device-type.ts';
import { setLocaleHandler } from './set-locale.ts';
import { systemTimeHandler } from './system-time.ts';

/** Where a visitor is and what they read. */
export const session: Subject = {
  name: 'session',
  routes: ({ db, flags }) => {
    const findCity = createVisitorCities(db);
    return [
      getSessionHandler(findCity, flags),
      setLocaleHandler(findCity, flags),
      setCityHandler(findCity, { db, flags }),
      setDeviceTypeHandler(),
      systemTimeHandler(),
    ];
  },
};
