import {
  addDeliveryAddress,
  addProfileAddress,
  changeDeliveryAddress,
  changeProfileAddress,
  saveDeliveryAddress,
} from '@rukav/contract/addresses/calls.ts';
import {
  AddDeliveryAddress,
  ChangeDeliveryAddress,
  SaveDeliveryAddress,
} from '@rukav/contract/addresses/schemas.ts';
import type { AddressPort } from '../geography/index.ts';
import { handle } from '../http/handle.ts';
import { naming } from '../http/outage.ts';
import type { Kernel } from '../kernel.ts';
import { saveAddress } from './save-address.ts';
import { addressText } from './texts.ts';

const notSaved = naming(addressText)('address_not_saved');
const outage = { away: notSaved, failed: notSaved };

const adds = [addDeliveryAddress, addProfileAddress] as const;
const changes = [changeDeliveryAddress, changeProfileAddress] as const;

/** POST /account/delivery-address, and POST /profile/address of the legacy base: saves an address that is known. */
export const addAddressHandlers = (kernel: Kernel, addresses: AddressPort) =>
  adds.map((call) =>
    handle(
      call,
      AddDeliveryAddress,
      ({ body: address, ...asked }) => saveAddress(kernel, addresses, asked, { address, forceSave: false }),
      { outage },
    ),
  );

/** PUT /account/delivery-address/{id}, and PUT /profile/address/{id} of the legacy base. */
export const changeAddressHandlers = (kernel: Kernel, addresses: AddressPort) =>
  changes.map((call) =>
    handle(
      call,
      ChangeDeliveryAddress,
      ({ body: { updatedAt, ...address }, params: { id }, ...asked }) =>
        saveAddress(kernel, addresses, asked, { address, id, updatedAt, forceSave: false }),
      { outage },
    ),
  );

/** POST /account/delivery-address-extended: saves by force what the address service doubts. */
export const saveAddressHandler = (kernel: Kernel, addresses: AddressPort) =>
  handle(
    saveDeliveryAddress,
    SaveDeliveryAddress,
    ({ body, ...asked }) => {
      const { id, updatedAt, ...address } = body.address;
      return saveAddress(kernel, addresses, asked, { address, id, updatedAt, forceSave: body.forceSave });
    },
    { outage },
  );
