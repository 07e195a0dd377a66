export {
  $cityFailure,
  $citySelector,
  $citySought,
  cities,
  cityChosen,
  citySelectorOpened,
  citySought,
} from './city.ts';
export { visitedReadFx, visitedSavedFx } from './visited-cities.ts';
export {
  addressFields,
  addressFault,
  alphanumeric,
  digitsOnly,
  emptyAddress,
  faultsOfAddress,
  isBlank,
  splitHouse,
  withoutLatin,
} from './fields.ts';
export type { AddressDraft, AddressField } from './fields.ts';
export { cityFieldSought } from './city.ts';
export { faultTextOf, type AddressFault } from './fault-text.ts';
export { houses, houseSought, proposedAddress, streets, streetSought } from './suggestions.ts';
