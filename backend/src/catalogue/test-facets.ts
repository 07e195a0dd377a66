import { getCategoryProducts } from '@rukav/contract/catalogue/calls.ts';
import type { Facet } from '@rukav/contract/catalogue/schemas.ts';
import { afterAll } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createServer } from '../http/server.ts';
import { testKernel } from '../http/test-kernel.ts';
import { visitorOf } from '../http/test-visitor.ts';
import { catalogue, openCatalogue } from './test-catalogue.ts';

const models: Parameters<typeof openCatalogue>[1] = [
  {
    id: 'linen',
    collections: ['summer', 'basic'],
    compositions: ['linen'],
    colours: [
      {
        id: 'linen-red',
        family: 'red',
        price: 300_000,
        sizes: { 42: { delivery: 1, arbat: 1 }, 44: { arbat: 2 }, 46: { delivery: 0 } },
      },
      { id: 'linen-blue', family: 'blue', price: 200_000, sizes: { 42: { delivery: 1 } } },
    ],
  },
  {
    id: 'wool',
    compositions: ['wool'],
    categories: [4, 2],
    colours: [
      { id: 'wool-blue', family: 'blue', price: 900_000, sizes: { 44: { tverskaya: 1 } } },
      { id: 'wool-green', family: 'green', price: 900_000, sizes: { 42: { delivery: 0 } } },
    ],
  },
];

/** A store of linen and wool in four colours, which tests narrow by facets. */
export async function facetedStore() {
  const { db } = await testDatabase();
  await openCatalogue(db, models);
  const app = await createServer(testKernel(db), [catalogue]);
  afterAll(() => app.close());
  const visitor = visitorOf(app);

  return {
    db,
    /** Somebody who has not been here before. */
    newcomer: () => visitorOf(app),
    /** Everything of the root, narrowed by filters as they stand in an address. */
    async listing(filters = '', more: Record<string, unknown> = {}) {
      const { body } = await visitor.call(getCategoryProducts, {
        query: { url: 'zhenschiny/vse', filters, ...more },
      });
      const facet = (id: string): Facet => {
        const found = body.facets.find((one) => one.id === id);
        if (!found) throw new Error(`There is no facet ${id}.`);
        return found;
      };
      const counts = (id: string) =>
        Object.fromEntries(facet(id).facetValues.map((one) => [one.value, one.subqueryColorModelCount]));
      const ids = body.tiles.flatMap((tile) => (tile.type === 'product_tile' ? [tile.product.id] : []));
      return { ...body, facet, counts, ids };
    },
  };
}
