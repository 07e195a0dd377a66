import { z } from 'zod';
import { DeliveryAddress } from '../cart/address.ts';
import { SavedAddressFields } from '../fields/address.ts';
import { City } from '../geography/schemas.ts';
import { Id, Moment } from '../values.ts';

/** Whether it is a house or something else, such as an office or a parcel desk (ADDR-06). */
export const AddressType = z.enum(['HOUSE', 'OTHER']);
export type AddressType = z.infer<typeof AddressType>;

/** An address as its owner writes it: the fields of checkout, and what she calls it (ADDR-05). */
export const AddressToSave = DeliveryAddress.extend({
  addressName: SavedAddressFields.addressName,
  type: AddressType.default('HOUSE'),
  metro: z._default(SavedAddressFields.metro, ''),
  postcode: z._default(SavedAddressFields.postcode, ''),
  comment: z._default(SavedAddressFields.comment, ''),
  /** Makes it the primary one in the place of the one that was. */
  isPrimary: z.boolean().default(false),
});
export type AddressToSave = z.infer<typeof AddressToSave>;

/** A saved address. `isValid`: whether the address service knows it; a doubtful one was saved by force. */
export const SavedAddress = AddressToSave.extend({ id: Id, updatedAt: Moment, isValid: z.boolean() });
export type SavedAddress = z.infer<typeof SavedAddress>;

const Saved = z.object({ address: SavedAddress });

/** The primary address first, then the last changed. */
export const GetDeliveryAddresses = { response: z.object({ addresses: z.array(SavedAddress) }) };

export const AddDeliveryAddress = { body: AddressToSave, response: Saved };

/**
 * `updatedAt` is that of the address as its owner has read it: where another device has changed it since, nothing is saved
 * (`address_changed`, with the present `updatedAt`). Without it whatever is there is replaced.
 */
const Read = z.object({ updatedAt: Moment.optional() });

export const ChangeDeliveryAddress = {
  params: z.object({ id: Id }),
  body: AddressToSave.extend(Read.shape),
  response: Saved,
};

export const DeleteDeliveryAddress = { params: z.object({ id: Id }), response: z.object({}) };

/** Saves also what the address service doubts, when `forceSave` says that the shopper insists. Without an id it is a new one. */
export const SaveDeliveryAddress = {
  body: z.object({
    address: AddressToSave.extend({ id: Id.optional(), ...Read.shape }),
    forceSave: z.boolean(),
  }),
  response: Saved,
};

/** What may have been meant: a street with its house, as the address service knows them. */
export const AddressSuggestion = DeliveryAddress.pick({
  streetId: true,
  street: true,
  streetType: true,
  house: true,
  houseBlock: true,
});
export type AddressSuggestion = z.infer<typeof AddressSuggestion>;

/** Whether the address service knows an address, and at most five that it knows and that are near to what was written. */
export const SuggestDeliveryAddress = {
  body: z.object({ address: DeliveryAddress, forceSave: z.boolean() }),
  response: z.object({ isValid: z.boolean(), suggestions: z.array(AddressSuggestion) }),
};

/** Makes a saved address the one that the next order is to go to. */
export const SetCurrentAddress = { body: z.object({ id: Id }), response: Saved };

const Degrees = {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
};

/** Where the member is, and the city that this means. She is asked whether it is right. */
export const Geofence = z.object({ ...Degrees, isConfirmed: z.boolean() });
export const AddGeofence = {
  body: z.object(Degrees),
  response: z.object({ geofence: Geofence, city: City }),
};
/** Her answer: a place that she denies is forgotten. */
export const ConfirmGeofence = {
  body: z.object({ ...Degrees, isConfirmed: z.boolean() }),
  response: z.object({ geofence: Geofence, city: City }),
};
