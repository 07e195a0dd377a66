import { getAddresses } from '@rukav/contract/catalogue/calls.ts';
import { GetAddresses } from '@rukav/contract/catalogue/schemas.ts';
import { handle } from '../http/handle.ts';
import { memoised } from '../http/memoised.ts';
import { readSent } from '../http/validation.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import type { CatalogueIndex, ListedProduct } from './listed.ts';
import { isHadSomewhere } from './to-be-had.ts';

/** Addresses of one page. A sitemap file may hold 50,000. */
const pageSize = 20_000;

/** The day of the newest of some products. */
const sinceOf = (products: readonly ListedProduct[]) =>
  new Date(products.reduce((last, { changedAt }) => Math.max(last, changedAt), 0)).toISOString().slice(0, 10);

/** What a listing shows that is sold out is not part of it, but that it went is news. */
const listings = ({ categories, modelsOf }: CatalogueIndex) =>
  [...categories.values()]
    .map(({ id, url }) => ({ url, goods: modelsOf(id).flatMap(({ products }) => products) }))
    .filter(({ goods }) => goods.some(isHadSomewhere))
    .map(({ url, goods }) => ({ url, since: sinceOf(goods) }));

/**
 * GET /catalogue/addresses: every product that can be had, each colour by its own address, and the listings they stand in. A page is made
 * once for each state of the catalogue.
 */
export const getAddressesHandler = (catalogue: CatalogueCache, perPage = pageSize) =>
  memoised(
    handle(
      getAddresses,
      GetAddresses,
      async ({ query: { pageNumber } }) => {
        const index = await catalogue.get();
        const listed = [...index.products.values()].filter(isHadSomewhere);
        const pages = Array.from({ length: Math.ceil(listed.length / perPage) }, (_, page) =>
          listed.slice(page * perPage, (page + 1) * perPage),
        );
        return {
          products: (pages[pageNumber] ?? []).map((product) => ({
            url: `${product.model.slug}/${product.id}`,
            since: sinceOf([product]),
          })),
          pages: pages.map((products) => ({ since: sinceOf(products) })),
          categories: listings(index),
        };
      },
      { cache: 'shared' },
    ),
    async ({ sent }) => ({
      source: await catalogue.get(),
      key: String(readSent(GetAddresses.query, sent.query).pageNumber),
    }),
  );
