import { getAddresses } from '@rukav/contract/catalogue/calls.ts';
import { GetAddresses } from '@rukav/contract/catalogue/schemas.ts';
import { handle } from '../http/handle.ts';
import type { CatalogueCache } from './catalogue-cache.ts';

/** Addresses of one page. A sitemap file may hold 50,000. */
const pageSize = 20_000;

/** GET /catalogue/addresses: every product that can be had, each colour by its own address. */
export const getAddressesHandler = (catalogue: CatalogueCache, perPage = pageSize) =>
  handle(
    getAddresses,
    GetAddresses,
    async ({ query: { pageNumber } }) => {
      const { products } = await catalogue.get();
      const listed = [...products.values()].filter(({ stock }) => stock.anywhere !== 0);
      return {
        products: listed.slice(pageNumber * perPage, (pageNumber + 1) * perPage).map(({ id, model }) => ({
          url: `${model.slug}/${id}`,
          since: new Date(model.createdAt).toISOString().slice(0, 10),
        })),
        pageCount: Math.ceil(listed.length / perPage),
      };
    },
    { cache: 'shared' },
  );
