import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

export const getSession = call<typeof schemas.GetSession>()({
  base: 'v3',
  method: 'GET',
  path: '/session',
  refusals: {},
});

export const setLocale = call<typeof schemas.SetLocale>()({
  base: 'v3',
  method: 'POST',
  path: '/locale',
  refusals: { locale_unavailable: 422 },
});

export const setCity = call<typeof schemas.SetCity>()({
  base: 'legacy',
  method: 'POST',
  path: '/city',
  refusals: { city_not_found: 404 },
});

export const setDeviceType = call<typeof schemas.SetDeviceType>()({
  base: 'legacy',
  method: 'POST',
  path: '/device-type',
  refusals: {},
});

export const systemTime = call<typeof schemas.SystemTime>()({
  base: 'legacy',
  method: 'GET',
  path: '/system/time',
  refusals: {},
});
