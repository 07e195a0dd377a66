import { addViewed } from '@rukav/contract/recommendations/calls.ts';
import { AddViewed } from '@rukav/contract/recommendations/schemas.ts';
import { handle } from '../http/handle.ts';
import type { RecommendParts } from './recommend.ts';
import { createViewedRepository } from './viewed-repository.ts';

/** Legacy POST viewed: a member has looked at a product, and at others before she signed in. */
export const addViewedHandler = ({ catalogue }: RecommendParts) =>
  handle(
    addViewed,
    AddViewed,
    async ({ body: { productId, before }, accountId, now, transaction, refuse }) => {
      const { products } = await catalogue.get();
      if (!products.has(productId)) return refuse('product_not_found', { field: 'productId' });
      const ids = [...new Set([productId, ...before])].filter((id) => products.has(id));
      await transaction((trx) => createViewedRepository(trx, accountId).add(ids, now));
      return {};
    },
    { limit: { burst: 120, per: 60_000 } },
  );
