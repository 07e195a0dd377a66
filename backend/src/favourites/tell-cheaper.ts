import { sql, type Transaction } from 'kysely';
import { country, currency } from '@rukav/contract/values.ts';
import type { Database } from '../database/schema.ts';
import { transaction } from '../database/transaction.ts';
import { job } from '../jobs/jobs.ts';
import type { Kernel } from '../kernel.ts';
import { notify } from '../notifications/index.ts';

/** How often prices are compared, ms, and favourites that one run takes. */
const often = 60_000;
const atOnce = 200;

/** A price in the currency of the member's country. */
const inHers = (rub: string, kzt: string) =>
  sql<number>`case when account.locale like '%-KZ' then ${sql.raw(kzt)} else ${sql.raw(rub)} end`;
const nowPrice = inHers(
  'coalesce(product.discount_price_rub, product.base_price_rub)',
  'coalesce(product.discount_price_kzt, product.base_price_kzt)',
);
const before = inHers('favourite_product.price_rub', 'favourite_product.price_kzt');

/** Favourites that are cheaper than what was told last; others who look at once take others. */
const cheaper = (trx: Transaction<Database>) =>
  trx
    .selectFrom('favourite_product')
    .innerJoin('account', 'account.id', 'favourite_product.account_id')
    .innerJoin('product', 'product.id', 'favourite_product.product_id')
    .innerJoin('model', 'model.id', 'product.model_id')
    .select(['account_id', 'product_id', 'account.locale', 'model.slug', 'model.name_ru', 'model.name_kk'])
    .select([nowPrice.as('price'), before.as('price_before')])
    .where('account.deleted_at', 'is', null)
    .where(sql<boolean>`${nowPrice} < coalesce(favourite_product.told_price, ${before})`)
    .limit(atOnce)
    .forUpdate('favourite_product')
    .skipLocked()
    .execute();

/** Tells members once of each fall of a price of what they like. */
export const tellOfCheaper = ({ db, clock }: Pick<Kernel, 'db' | 'clock'>): Promise<void> =>
  transaction(db, async (trx) => {
    for (const row of await cheaper(trx)) {
      await trx
        .updateTable('favourite_product')
        .set({ told_price: row.price })
        .where('account_id', '=', row.account_id)
        .where('product_id', '=', row.product_id)
        .execute();
      await notify(
        trx,
        {
          accountId: row.account_id,
          slot: 'actions',
          kind: 'PROMO',
          code: 'favourite_cheaper',
          title: 'notice.favouriteCheaper.subject',
          text: 'notice.favouriteCheaper.text',
          values: {
            name: { ru: row.name_ru, kk: row.name_kk },
            price: { minor: row.price, currency: currency(country(row.locale)) },
            before: { minor: row.price_before, currency: currency(country(row.locale)) },
          },
          url: `/product/${row.slug}/${row.product_id}`,
        },
        clock.now(),
      );
    }
  });

/** The job of it. */
export const tellCheaper = (kernel: Kernel) =>
  job({ name: 'tell-cheaper-favourites', every: often, run: () => tellOfCheaper(kernel) });
