import { limits, type Currency } from '@rukav/contract';
import { addFavourite, removeFavourite } from '@rukav/contract/favourites/calls.ts';
import { ChangeFavourites } from '@rukav/contract/favourites/schemas.ts';
import { catalogueOf, priceOf, type ListedProduct } from '../catalogue/index.ts';
import { handle } from '../http/handle.ts';
import type { Kernel } from '../kernel.ts';
import { createFavouriteRepository, lockFavourites } from './favourite-repository.ts';
import { favouriteText } from './texts.ts';

const sizesInStock = ({ sizes, stock }: ListedProduct, currency: Currency) =>
  sizes.filter((_, bit) => (stock.anywhere[currency] >>> bit) & 1).length;

/** POST /favorites: another favourite, at most `limits.favourites` of them. One that is among them already stays as it was. */
export const addFavouriteHandler = ({ db }: Kernel) =>
  handle(addFavourite, ChangeFavourites, async ({ accountId, body: { productId }, language, ...asked }) => {
    const { currency, now, transaction, refuse } = asked;
    const product = (await catalogueOf(db).get()).products.get(productId);
    if (!product) return refuse('product_not_found', { field: 'productId' });
    return transaction(async (trx) => {
      await lockFavourites(trx, accountId);
      const favourites = createFavouriteRepository(trx, accountId);
      const before = await favourites.productIds();
      if (before.includes(productId)) return { favourites: before };
      if (before.length >= limits.favourites)
        return refuse('favourites_limit_exceeded', {
          message: favouriteText('favourites_limit_exceeded', language),
          params: { maximum: limits.favourites },
        });
      await favourites.add({
        product_id: productId,
        price_rub: priceOf(product, 'RUB'),
        price_kzt: priceOf(product, 'KZT'),
        size_count: sizesInStock(product, currency),
        added_at: now,
      });
      return { favourites: [productId, ...before] };
    });
  });

/** DELETE /favorites. */
export const removeFavouriteHandler = () =>
  handle(removeFavourite, ChangeFavourites, async ({ accountId, body: { productId }, transaction }) =>
    transaction(async (trx) => {
      const favourites = createFavouriteRepository(trx, accountId);
      await favourites.remove(productId);
      return { favourites: await favourites.productIds() };
    }),
  );
