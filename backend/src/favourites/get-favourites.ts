import type { Currency } from '@rukav/contract';
import { getFavourites } from '@rukav/contract/favourites/calls.ts';
import { GetFavourites } from '@rukav/contract/favourites/schemas.ts';
import { catalogueOf, priceOf, toCard } from '../catalogue/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { sizesOf, toSkus } from '../product/index.ts';
import { changesSince } from './changes-since.ts';
import { createFavouriteRepository } from './favourite-repository.ts';

const column = { RUB: 'price_rub', KZT: 'price_kzt' } as const satisfies Record<Currency, string>;

/** GET /favorites: what a member likes, as it is now. */
export const getFavouritesHandler = ({ db }: Kernel) =>
  handle(getFavourites, GetFavourites, async ({ accountId, currency, language, country }) => {
    const index = await catalogueOf(db).get();
    const rows = await createFavouriteRepository(db, accountId).products();
    const sizes = Map.groupBy(
      await sizesOf(
        db,
        rows.map(({ product_id }) => product_id),
        country,
      ),
      ({ product_id }) => product_id,
    );
    const favourites = rows.flatMap((row) => {
      const product = index.products.get(row.product_id);
      if (!product) return [];
      const skus = toSkus(sizes.get(row.product_id) ?? []);
      const had = skus.filter(
        ({ availability }) => availability.isOnlineAvailable || availability.inStores,
      ).length;
      return [
        {
          product: toCard(product, index, { currency, language }),
          skus,
          addedAt: row.added_at.toISOString(),
          ...changesSince(
            { price: row[column[currency]], sizes: row.size_count },
            { price: priceOf(product, currency), sizes: had },
          ),
        },
      ];
    });
    return { favourites };
  });
