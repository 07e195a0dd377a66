import { createCityRepository } from '../geography/index.ts';
import type { Subject } from '../kernel.ts';
import {
  getStoreIdsHandler,
  getStoresHandler,
  getStoresNearHandler,
  getStoresOfCityHandlers,
} from './get-stores.ts';
import { createPointRepository } from './point-repository.ts';

export { createPointRepository, selectPoints } from './point-repository.ts';
export type { PointRepository, PointRow } from './point-repository.ts';
export { isValidPoint } from './row-check.ts';
export {
  countriesOfShops,
  findCityOfVisitor,
  isHandingOver,
  isSelling,
  isShop,
  loadPoints,
  loadPointsOf,
  sellingPointIds,
  sellingPointsOf,
  type CityWithShops,
} from './selling-points.ts';
export { toPoint } from './to-point.ts';

/** Shops and other places where orders are handed over. */
export const points: Subject = {
  name: 'points',
  routes: ({ db }) => {
    const repository = createPointRepository(db);
    return [
      ...getStoresOfCityHandlers({ cities: createCityRepository(db), points: repository }),
      getStoresHandler(repository),
      getStoreIdsHandler(repository),
      getStoresNearHandler(repository),
    ];
  },
};
