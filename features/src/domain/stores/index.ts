export {
  $isMapOpen,
  $isNear,
  $storeFilters,
  $stationId,
  $storeText,
  availabilityThere,
  cluster,
  filterToggled,
  mapToggled,
  metroStations,
  nearToggled,
  stationChosen,
  storeById,
  storeIds,
  storesNear,
  storesOfCity,
  storeSought,
} from './model.ts';
export { storeFilters, storesFor } from './stores-for.ts';
export type { StoreChoice, StoreFilter, StoreWish } from './stores-for.ts';
