import {
  deleteDeliveryAddress,
  deleteProfileAddress,
  getDeliveryAddresses,
  getProfileAddresses,
  setCurrentAddress,
} from '@rukav/contract/addresses/calls.ts';
import {
  DeleteDeliveryAddress,
  GetDeliveryAddresses,
  SetCurrentAddress,
  type SavedAddress,
} from '@rukav/contract/addresses/schemas.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { createAddressRepository, isAddressId } from './address-repository.ts';
import { addressText } from './texts.ts';
import { toSaved } from './to-saved.ts';

/** GET /account/delivery-addresses, and GET /profile/address of the legacy base. */
export const getAddressesHandlers = ({ db }: Kernel) =>
  [getDeliveryAddresses, getProfileAddresses].map((call) =>
    handle(call, GetDeliveryAddresses, async ({ accountId, language }) => ({
      addresses: await toSaved(db, await createAddressRepository(db, accountId).list(), language),
    })),
  );

/** DELETE /account/delivery-address/{id}, and DELETE /profile/address/{id} of the legacy base. */
export const deleteAddressHandlers = () =>
  [deleteDeliveryAddress, deleteProfileAddress].map((call) =>
    handle(
      call,
      DeleteDeliveryAddress,
      async ({ accountId, params: { id }, language, transaction, refuse }) => {
        const message = addressText('saved_address_not_found', language);
        if (!isAddressId(id)) return refuse('saved_address_not_found', { message });
        const removed = await transaction((trx) => createAddressRepository(trx, accountId).remove(id));
        return removed ? {} : refuse('saved_address_not_found', { message });
      },
    ),
  );

/** POST /account/address: the saved address that the next order is to go to. */
export const setCurrentAddressHandler = ({ db }: Kernel) =>
  handle(
    setCurrentAddress,
    SetCurrentAddress,
    async ({ accountId, body: { id }, language, transaction, refuse }) => {
      const message = addressText('saved_address_not_found', language);
      if (!isAddressId(id)) return refuse('saved_address_not_found', { message });
      const row = await transaction(async (trx) => {
        const current = await createAddressRepository(trx, accountId).makeCurrent(id);
        return current ?? refuse('saved_address_not_found', { message });
      });
      const [address] = await toSaved(db, [row], language);
      return { address: address as SavedAddress };
    },
  );
