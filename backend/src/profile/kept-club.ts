import type { Kysely } from 'kysely';
import type { Locale } from '@rukav/contract';
import { language } from '@rukav/contract/values.ts';
import type { Database } from '../database/schema.ts';
import { readHistory } from '../loyalty/index.ts';

/** More entries than an account comes to: all of them, in one page. */
const all = { pageNumber: 0, pageSize: 1_000_000 } as const;

/** Every entry of her bonuses, newest first. */
export const readBonuses = async (db: Kysely<Database>, accountId: string, locale: Locale) =>
  (await readHistory(db, accountId, { ...all, language: language(locale) })).entries;

/** What of the club's offers is hers: coupons that she has activated, codes that she has used, prices of her own. */
export async function readOffers(db: Kysely<Database>, accountId: string, locale: Locale) {
  const inKazakh = language(locale) === 'kk';
  const [coupons, codes, prices] = await Promise.all([
    db
      .selectFrom('coupon_activation')
      .innerJoin('coupon', 'coupon.id', 'coupon_id')
      .select(['coupon.id', 'title_ru', 'title_kk', 'activated_at'])
      .where('account_id', '=', accountId)
      .orderBy('activated_at')
      .execute(),
    db
      .selectFrom('promo_use')
      .select(['code', 'used_at'])
      .where('account_id', '=', accountId)
      .orderBy('used_at')
      .execute(),
    db
      .selectFrom('personal_price')
      .selectAll()
      .where('account_id', '=', accountId)
      .orderBy('product_id')
      .orderBy('currency')
      .execute(),
  ]);
  return {
    coupons: coupons.map(({ id, title_ru, title_kk, activated_at }) => ({
      id,
      title: inKazakh ? title_kk : title_ru,
      activatedAt: activated_at.toISOString(),
    })),
    promoCodes: codes.map(({ code, used_at }) => ({ code, usedAt: used_at.toISOString() })),
    personalPrices: prices.map(({ product_id, value, currency, name_ru, name_kk, ends_at }) => ({
      productId: product_id,
      value,
      currency,
      name: inKazakh ? name_kk : name_ru,
      endsAt: ends_at?.toISOString() ?? null,
    })),
  };
}
