import type { Kysely } from 'kysely';
import type { Currency, Language } from '@rukav/contract';
import { limits } from '@rukav/contract/limits.ts';
import type { SlotProducts } from '@rukav/contract/recommendations/schemas.ts';
import type { Slot } from '@rukav/contract/recommendations/slots.ts';
import { toCard, type CatalogueCache, type CatalogueIndex, type ListedProduct } from '../catalogue/index.ts';
import type { Database } from '../database/schema.ts';
import { goingWith, likeThese, popularFor } from './rules.ts';
import { createViewedRepository } from './viewed-repository.ts';

export interface RecommendParts {
  catalogue: CatalogueCache;
  db: Kysely<Database>;
}

/** What recommendations are asked for. */
export interface Wanted {
  slots: readonly Slot[];
  /** What the shopper sees. */
  ids: readonly string[];
  /** What a guest has looked at, latest first; a member's own list takes its place. */
  viewed: readonly string[];
  count: number;
  accountId: string | null;
  currency: Currency;
  language: Language;
}

/** Ids as they stand in an address. */
export const idsIn = (text: string): string[] => (text === '' ? [] : text.split(','));

/** Products that stand in looks with some others, in the order of the looks. */
async function matesOf(
  ids: readonly string[],
  { db, index }: { db: Kysely<Database>; index: CatalogueIndex },
): Promise<ListedProduct[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('kit_product as own')
    .innerJoin('kit_product as other', 'other.kit_id', 'own.kit_id')
    .select('other.product_id')
    .where('own.product_id', 'in', ids)
    .where('other.product_id', 'not in', ids)
    .orderBy('other.kit_id')
    .orderBy('other.position')
    .execute();
  return [...new Set(rows.map(({ product_id }) => product_id))].flatMap((id) => index.products.get(id) ?? []);
}

/** What goes with the first of some products, as cards. */
export async function crossSale(
  { catalogue, db }: RecommendParts,
  { ids, count, ...reader }: Pick<Wanted, 'ids' | 'count' | 'currency' | 'language'>,
) {
  const index = await catalogue.get();
  const seen = ids.slice(0, limits.recommendationIds).flatMap((id) => index.products.get(id) ?? []);
  const mates = await matesOf(
    seen.map(({ id }) => id),
    { db, index },
  );
  return goingWith(seen, mates, { ...index, currency: reader.currency }, count).map((one) =>
    toCard(one, index, reader),
  );
}

/** Fills slots; those with nothing to recommend are left out. */
export async function recommend(parts: RecommendParts, wanted: Wanted): Promise<SlotProducts[]> {
  const { slots, ids, count, accountId, currency, language } = wanted;
  const index = await parts.catalogue.get();
  const isPersonal = slots.includes('viewed') || slots.includes('for_you');
  const viewedIds =
    accountId !== null && isPersonal
      ? await createViewedRepository(parts.db, accountId).read()
      : wanted.viewed;
  const known = (some: readonly string[]) => [...new Set(some)].flatMap((id) => index.products.get(id) ?? []);
  const [seen, viewed] = [known(ids), known(viewedIds)];
  const first = seen.slice(0, limits.recommendationIds);
  const offered = { ...index, currency };
  const toCards = (products: readonly ListedProduct[]) =>
    products.map((one) => toCard(one, index, { currency, language }));

  const fill = {
    for_you: () => toCards(likeThese(viewed, offered, { without: seen, most: count })),
    recommended: () => toCards(likeThese(first, offered, { without: [], most: count })),
    together: () => crossSale(parts, { ids, count, currency, language }),
    popular: () => toCards(popularFor(viewed, offered, count)),
    viewed: () => toCards(viewed.filter((one) => !seen.includes(one)).slice(0, count)),
  } satisfies Record<Slot, unknown>;

  const filled = await Promise.all(
    [...new Set(slots)].map(async (slot) => ({ slot, products: await fill[slot]() })),
  );
  return filled.filter(({ products }) => products.length > 0);
}
