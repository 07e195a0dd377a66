import { sql, type Kysely } from 'kysely';
import { searchProducts } from '@rukav/contract/catalogue/calls.ts';
import { SearchProducts } from '@rukav/contract/catalogue/schemas.ts';
import type { Language } from '@rukav/contract';
import type { Database } from '../database/schema.ts';
import { handle } from '../http/handle.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import type { CityShops } from './city-shops.ts';
import { listPage } from './list.ts';

/** Models that answer a text, best first. */
export type FindModels = (text: string, language: Language) => Promise<string[]>;

/** Models that one search ranks at most. */
const most = 2000;

/** Plain full text: Russian by its dictionary, Kazakh by words as they stand with their beginnings. */
export const createFindModels =
  (db: Kysely<Database>): FindModels =>
  async (text, language) => {
    const words = text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .slice(0, 12);
    if (words.length === 0) return [];
    const prefixes = words.map((word) => `${word}:*`).join(' & ');
    const russian = sql`(websearch_to_tsquery('russian', ${text}) || to_tsquery('simple', ${prefixes}))`;
    const kazakh = sql`to_tsquery('simple', ${prefixes})`;
    const [column, query] =
      language === 'kk' ? [sql.ref('words_kk'), kazakh] : [sql.ref('words_ru'), russian];
    const { rows } = await sql<{ id: string }>`
      select id from model where ${column} @@ ${query}
      order by ts_rank(${column}, ${query}) desc, popularity desc limit ${most}
    `.execute(db);
    return rows.map(({ id }) => id);
  };

export interface SearchParts {
  catalogue: CatalogueCache;
  shopsOf: CityShops;
  find: FindModels;
}

/** GET /products/_search: a page of what answers a text. */
export const searchProductsHandler = ({ catalogue, shopsOf, find }: SearchParts) =>
  handle(searchProducts, SearchProducts, async ({ query, currency, language, cityId, country }) => {
    const [index, ids] = await Promise.all([catalogue.get(), find(query.query, language)]);
    const { pageNumber, pageSize, sort } = query;
    const { tiles, facets, totalCount } = listPage(index, {
      models: ids.flatMap((id) => index.models.get(id) ?? []),
      ranks: new Map(ids.map((id, rank) => [id, rank])),
      category: null,
      filters: query.filters,
      sort,
      pageNumber,
      pageSize,
      shops: await shopsOf({ cityId, country, language }),
      currency,
      language,
    });
    return { tiles, facets, sort, pageNumber, pageSize, totalCount, corrected: null };
  });
