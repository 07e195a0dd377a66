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
export { addressFields, addressFault, emptyAddress, faultsOfAddress, isBlank, splitHouse } from './fields.ts';
export type { AddressDraft, AddressField } from './fields.ts';
export { cityFieldSought } from './city.ts';
export { faultTextOf, type AddressFault } from './fault-text.ts';
export { houses, houseSought, proposedAddress, streets, streetSought } from './suggestions.ts';
