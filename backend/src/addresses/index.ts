import type { AddressPort } from '../geography/index.ts';
import type { Subject } from '../kernel.ts';
import { addGeofenceHandler, confirmGeofenceHandler } from './geofences.ts';
import { deleteAddressHandlers, getAddressesHandlers, setCurrentAddressHandler } from './list-addresses.ts';
import { addAddressHandlers, changeAddressHandlers, saveAddressHandler } from './saved-addresses.ts';
import { suggestAddressHandler } from './suggest-address.ts';

export { createAddressRepository } from './address-repository.ts';
export { keptAddresses } from './kept.ts';
export { toSaved } from './to-saved.ts';

/** Addresses that members keep. `addresses` says which are known. */
export const createAddresses = (addresses: AddressPort): Subject => ({
  name: 'addresses',
  routes: (kernel) => [
    ...getAddressesHandlers(kernel),
    ...addAddressHandlers(kernel, addresses),
    ...changeAddressHandlers(kernel, addresses),
    ...deleteAddressHandlers(),
    saveAddressHandler(kernel, addresses),
    suggestAddressHandler(kernel, addresses),
    setCurrentAddressHandler(kernel),
    addGeofenceHandler(kernel),
    confirmGeofenceHandler(kernel),
  ],
});
