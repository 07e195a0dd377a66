import type { AddressToSave, SavedAddress } from '@rukav/contract/addresses/schemas.ts';
import { SavedAddressFields } from '@rukav/contract/fields/address.ts';
import { faultOf } from '@rukav/contract/fields/fault.ts';
import { chosen, faultsOf, type Faults, type ServerFault } from '../../platform/forms/index.ts';
import { addressFields, emptyAddress, faultsOfAddress, type AddressDraft } from '../address/index.ts';

/** A saved address while it is being written. */
export interface SavedDraft extends AddressDraft {
  addressName: string;
  type: AddressToSave['type'];
  /** Null while what is written in the city's field is none of the list. */
  cityId: number | null;
  city: string;
  metro: string;
  postcode: string;
  comment: string;
  isPrimary: boolean;
}

export const emptySaved: SavedDraft = {
  ...emptyAddress,
  addressName: '',
  type: 'HOUSE',
  cityId: null,
  city: '',
  metro: '',
  postcode: '',
  comment: '',
  isPrimary: false,
};

/** The fields that can be faulty, in the order in which they stand. */
export const savedFields = ['addressName', 'city', ...addressFields, 'postcode', 'metro', 'comment'] as const;
export type SavedField = (typeof savedFields)[number];

/** What is wrong with a field of a saved address. */
export type SavedFault = ServerFault | { code: 'notFound' } | { code: 'exists' } | { code: 'fromList' };
export type SavedFaults = Faults<SavedField, SavedFault>;

/** A city that was written and not chosen is none (ADDR-11, ADDR-32). */
const cityFault = ({ city, cityId }: SavedDraft): SavedFault | null =>
  city.trim() === '' ? chosen(cityId) : cityId === null ? { code: 'fromList' } : null;

/** Everything that keeps a draft from being saved. */
export const faultsOfSaved = (draft: SavedDraft): SavedFaults =>
  faultsOf<SavedField, SavedFault>({
    ...faultsOfAddress(draft),
    addressName: faultOf(SavedAddressFields.addressName, draft.addressName),
    city: cityFault(draft),
    postcode: faultOf(SavedAddressFields.postcode, draft.postcode),
    metro: faultOf(SavedAddressFields.metro, draft.metro),
    comment: faultOf(SavedAddressFields.comment, draft.comment),
  });

/** A saved address as a draft to change. */
export function draftOf(saved: SavedAddress): SavedDraft {
  const { id: _, updatedAt: __, isValid: ___, ...address } = saved;
  return { ...emptySaved, ...address };
}

/** A draft without faults, as it is sent. */
export const toSave = ({ cityId, ...draft }: SavedDraft): AddressToSave => ({
  ...draft,
  cityId: cityId ?? 0,
});
