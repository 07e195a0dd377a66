import {
  getCrossSale,
  getRecommendationsByPattern,
  getRecommendationsBySlots,
} from '@rukav/contract/recommendations/calls.ts';
import {
  GetCrossSale,
  GetRecommendationsByPattern,
  GetRecommendationsBySlots,
} from '@rukav/contract/recommendations/schemas.ts';
import { patterns, type Slot } from '@rukav/contract/recommendations/slots.ts';
import { handle, type Exchange } from '../http/handle.ts';
import { crossSale, idsIn, recommend, type RecommendParts } from './recommend.ts';

interface Query {
  ids: string;
  viewed: string;
  count: number;
}

async function slotsFor(
  parts: RecommendParts,
  slots: readonly Slot[],
  {
    query,
    session,
    currency,
    language,
  }: Pick<Exchange, 'session' | 'currency' | 'language'> & { query: Query },
) {
  const accountId = (await session.find())?.account_id ?? null;
  const [ids, viewed] = [idsIn(query.ids), idsIn(query.viewed)];
  const { count } = query;
  return { slots: await recommend(parts, { slots, ids, viewed, count, accountId, currency, language }) };
}

/** GET /recommendations/slots: the slots that are named. */
export const getRecommendationsBySlotsHandler = (parts: RecommendParts) =>
  handle(getRecommendationsBySlots, GetRecommendationsBySlots, (asked) =>
    slotsFor(parts, idsIn(asked.query.slots) as Slot[], asked),
  );

/** GET /recommendations/pattern: the slots of a page. */
export const getRecommendationsByPatternHandler = (parts: RecommendParts) =>
  handle(getRecommendationsByPattern, GetRecommendationsByPattern, (asked) =>
    slotsFor(parts, patterns[asked.query.pattern], asked),
  );

/** Legacy GET cross-sale: what goes with some products. */
export const getCrossSaleHandler = (parts: RecommendParts) =>
  handle(
    getCrossSale,
    GetCrossSale,
    async ({ query: { ids, count }, currency, language }) => ({
      products: await crossSale(parts, { ids: idsIn(ids), count, currency, language }),
    }),
    { cache: 'shared' },
  );
