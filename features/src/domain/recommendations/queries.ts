import {
  getRecommendationsByPattern,
  getRecommendationsBySlots,
} from '@rukav/contract/recommendations/calls.ts';
import { createQuery } from '../../platform/api/index.ts';

/** What stands on a page, by its pattern. */
export const byPattern = createQuery(getRecommendationsByPattern, { ttl: 300_000, keep: 12 });

/** What stands in named slots. */
export const bySlots = createQuery(getRecommendationsBySlots, { ttl: 300_000, keep: 4 });
