export {
  $cityFailure,
  $citySelector,
  $citySought,
  cities,
  cityChosen,
  citySelectorOpened,
  citySought,
} from './city.ts';
export {
  addressFields,
  addressProblem,
  alphanumeric,
  digitsOnly,
  emptyAddress,
  isBlank,
  splitHouse,
  withoutLatin,
} from './fields.ts';
export type { AddressDraft, AddressField, AddressProblem } from './fields.ts';
export { houses, houseSought, proposedAddress, streets, streetSought } from './suggestions.ts';
