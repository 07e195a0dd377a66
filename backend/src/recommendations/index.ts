import { catalogueOf } from '../catalogue/index.ts';
import type { Subject } from '../kernel.ts';
import { addViewedHandler } from './add-viewed.ts';
import {
  getCrossSaleHandler,
  getRecommendationsByPatternHandler,
  getRecommendationsBySlotsHandler,
} from './get-recommendations.ts';

export { eraseViewed } from './viewed-repository.ts';

/** What is recommended, and what members have looked at. */
export const recommendations: Subject = {
  name: 'recommendations',
  routes: ({ db }) => {
    const parts = { catalogue: catalogueOf(db), db };
    return [
      getRecommendationsBySlotsHandler(parts),
      getRecommendationsByPatternHandler(parts),
      getCrossSaleHandler(parts),
      addViewedHandler(parts),
    ];
  },
};
