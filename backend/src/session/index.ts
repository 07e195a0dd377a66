import type { CityDirectory } from '../geography/index.ts';
import type { Kernel, Subject } from '../kernel.ts';
import { getSessionHandler } from './get-session.ts';
import { setCityHandler } from './set-city.ts';
import { setDeviceTypeHandler } from './set-device-type.ts';
import { setLocaleHandler } from './set-locale.ts';
import { systemTimeHandler } from './system-time.ts';

/** Where a visitor is and what they read. Geography says which cities there are. */
export const createSessionSubject = (directory: (kernel: Kernel) => CityDirectory): Subject => ({
  name: 'session',
  routes: (kernel) => {
    const cities = directory(kernel);
    return [
      getSessionHandler(cities),
      setLocaleHandler({ cities, flags: kernel.flags }),
      setCityHandler(cities, kernel),
      setDeviceTypeHandler(),
      systemTimeHandler(),
    ];
  },
});
