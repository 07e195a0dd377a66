export {
  $addressList,
  addressesRequested,
  addressSaved,
  addressTaken,
  deleteFx,
  deletionChosen,
} from './list.ts';
export type { AddressList } from './list.ts';
export { $notice, $suggestions, $wait, addressForm, saveFx } from './form.ts';
