import { sql, type Kysely } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Database } from '../database/schema.ts';
import { bonusShare, bonusWorth } from '@rukav/contract/loyalty/levels.ts';
import { startOfToday } from '../delivery/index.ts';
import type { Offers, Purse } from '../pricing/index.ts';
import { problemOf, type CodeUser } from './problem-of.ts';

/** Whose cart is priced, and what is in it. */
export interface OffersFor extends Omit<CodeUser, 'isMember'> {
  accountId: string | null;
  skuIds: readonly string[];
  codes: readonly string[];
}

/** What a cart is lowered by; `purse` is null for whoever has no bonuses. */
export interface CartOffers extends Offers {
  purse: Purse | null;
}

/** Products of some sizes that take part in the promotion of the row. */
const partaking = (skuIds: readonly string[]) => sql<string[]>`array(
  select distinct product.id from sku
    join product on product.id = sku.product_id
    join model on model.id = product.model_id
  where sku.id = any(${skuIds})
    and (product.id = any(promotion.product_ids)
      or model.category_id = any(promotion.category_ids)
      or exists (select from model_category
        where model_category.model_id = model.id
          and model_category.category_id = any(promotion.category_ids))))`;

const promotionsFor = (db: Kysely<Database>, { now, country, currency, cityId, skuIds }: OffersFor) =>
  db
    .selectFrom('promotion')
    .select(['id', 'name_ru', 'name_kk', 'percent', 'is_kit', 'product_ids', 'from_pieces'])
    .select(['is_full_price_only', partaking(skuIds).as('partaking')])
    .where('starts_at', '<=', now)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', startOfToday(now, currency))]))
    .where(({ or, eb }) => or([eb('country', 'is', null), eb('country', '=', country)]))
    .where(({ or, eb }) => or([eb('city_ids', 'is', null), sql<boolean>`${cityId} = any(city_ids)`]))
    .orderBy('position')
    .orderBy('id');

const codesFor = (db: Kysely<Database>, { codes, accountId }: OffersFor) =>
  db
    .selectFrom('promo_code')
    .selectAll()
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('promo_use')
          .select('code')
          .whereRef('promo_use.code', '=', 'promo_code.code')
          .where('promo_code.is_once', '=', true)
          .where('promo_use.account_id', '=', accountId),
      ).as('is_used'),
    )
    .select(
      sql<boolean>`exists (select from coupon where coupon.code = promo_code.code
        and not exists (select from coupon_activation
          where coupon_id = coupon.id and account_id = ${accountId}::uuid))`.as('is_inactive'),
    )
    .where(sql<boolean>`code = any(${codes})`);

const purseOf = (db: Kysely<Database>, { accountId }: OffersFor) =>
  db
    .selectFrom('bonus_account')
    .select(['balance', 'is_employee'])
    .where('account_id', '=', accountId)
    .where('balance', '>', 0);

/** Promotions that hold here and now with what of the goods takes part in them, the named codes and the bonuses; one statement. */
export async function loadOffers(db: Kysely<Database>, asked: OffersFor): Promise<CartOffers> {
  const row = await db
    .selectNoFrom([
      jsonArrayFrom(promotionsFor(db, asked)).as('promotions'),
      jsonArrayFrom(codesFor(db, asked)).as('codes'),
      jsonObjectFrom(purseOf(db, asked)).as('purse'),
    ])
    .executeTakeFirstOrThrow();
  const user = { ...asked, isMember: asked.accountId !== null };
  return {
    purse: row.purse && {
      balance: row.purse.balance,
      worth: bonusWorth[asked.currency],
      percent: bonusShare,
      isOfOriginal: row.purse.is_employee,
    },
    promotions: row.promotions.map((promotion) => ({
      id: promotion.id,
      name: { ru: promotion.name_ru, kk: promotion.name_kk },
      percent: promotion.percent,
      productIds: new Set(promotion.partaking),
      neededProductIds: promotion.is_kit ? promotion.product_ids : [],
      fromPieces: promotion.from_pieces,
      isFullPriceOnly: promotion.is_full_price_only,
    })),
    codes: new Map(
      row.codes.map((code) => {
        const terms = {
          ...code,
          starts_at: new Date(code.starts_at),
          ends_at: code.ends_at === null ? null : new Date(code.ends_at),
          is_used: Boolean(code.is_used),
          is_inactive: code.is_inactive,
        };
        const offer = {
          code: code.code,
          percent: code.percent,
          fromSum: asked.currency === 'RUB' ? code.from_sum_rub : code.from_sum_kzt,
          isWithPromotions: code.is_with_promotions,
          isFullPriceOnly: code.is_full_price_only,
          problem: problemOf(terms, user),
        };
        return [code.code, offer];
      }),
    ),
  };
}
