import { call } from '../call.ts';
import type * as schemas from './schemas.ts';

/** Why an address is not saved as it is. */
const saving = {
  city_not_found: 404,
  address_not_found: 404,
  address_doubtful: 409,
  address_already_exists: 409,
  address_limit_exceeded: 409,
  retry_interval_not_expired: 409,
  address_not_saved: 503,
} as const;
/** And why the saved one that was meant is not changed. */
const changing = { ...saving, saved_address_not_found: 404, address_changed: 409 } as const;

export const getDeliveryAddresses = call<typeof schemas.GetDeliveryAddresses>()({
  base: 'v3',
  method: 'GET',
  path: '/account/delivery-addresses',
  who: 'member',
  refusals: {},
});

export const addDeliveryAddress = call<typeof schemas.AddDeliveryAddress>()({
  base: 'v3',
  method: 'POST',
  path: '/account/delivery-address',
  who: 'member',
  refusals: saving,
});

export const changeDeliveryAddress = call<typeof schemas.ChangeDeliveryAddress>()({
  base: 'v3',
  method: 'PUT',
  path: '/account/delivery-address/{id}',
  who: 'member',
  refusals: changing,
});

export const deleteDeliveryAddress = call<typeof schemas.DeleteDeliveryAddress>()({
  base: 'v3',
  method: 'DELETE',
  path: '/account/delivery-address/{id}',
  who: 'member',
  refusals: { saved_address_not_found: 404 },
});

export const saveDeliveryAddress = call<typeof schemas.SaveDeliveryAddress>()({
  base: 'v3',
  method: 'POST',
  path: '/account/delivery-address-extended',
  who: 'member',
  refusals: changing,
});

export const suggestDeliveryAddress = call<typeof schemas.SuggestDeliveryAddress>()({
  base: 'v3',
  method: 'POST',
  path: '/account/delivery-address-extended/suggest',
  who: 'member',
  refusals: { city_not_found: 404, address_not_found: 404 },
});

export const setCurrentAddress = call<typeof schemas.SetCurrentAddress>()({
  base: 'v3',
  method: 'POST',
  path: '/account/address',
  who: 'member',
  refusals: { saved_address_not_found: 404 },
});

export const getProfileAddresses = call<typeof schemas.GetDeliveryAddresses>()({
  base: 'legacy',
  method: 'GET',
  path: '/profile/address',
  who: 'member',
  refusals: {},
});

export const addProfileAddress = call<typeof schemas.AddDeliveryAddress>()({
  base: 'legacy',
  method: 'POST',
  path: '/profile/address',
  who: 'member',
  refusals: saving,
});

export const changeProfileAddress = call<typeof schemas.ChangeDeliveryAddress>()({
  base: 'legacy',
  method: 'PUT',
  path: '/profile/address/{id}',
  who: 'member',
  refusals: changing,
});

export const deleteProfileAddress = call<typeof schemas.DeleteDeliveryAddress>()({
  base: 'legacy',
  method: 'DELETE',
  path: '/profile/address/{id}',
  who: 'member',
  refusals: { saved_address_not_found: 404 },
});

export const addGeofence = call<typeof schemas.AddGeofence>()({
  base: 'v3',
  method: 'POST',
  path: '/account/geofences',
  who: 'member',
  refusals: { geofence_not_available: 422, geofence_exists: 409, geofence_limit_exceeded: 409 },
});

export const confirmGeofence = call<typeof schemas.ConfirmGeofence>()({
  base: 'v3',
  method: 'POST',
  path: '/account/geofences/confirmed',
  who: 'member',
  refusals: { geofence_not_available: 422 },
});
