import { sql, type Kysely } from 'kysely';
import type { Country, Currency, Language } from '@rukav/contract';
import type { Coupon } from '@rukav/contract/loyalty/coupons.ts';
import type { Database } from '../database/schema.ts';
import { lastDayOf, localTime, startOfToday, storeZones } from '../delivery/index.ts';

/** Who looks at coupons, where and when. */
export interface CouponReader {
  accountId: string;
  country: Country;
  currency: Currency;
  language: Language;
  now: Date;
}

/** Coupons that hold in the reader's country now, with what the reader has done with each. */
export async function readCoupons(
  db: Kysely<Database>,
  { accountId, country, currency, language, now }: CouponReader,
): Promise<Coupon[]> {
  const rows = await db
    .selectFrom('coupon')
    .innerJoin('promo_code', 'promo_code.code', 'coupon.code')
    .leftJoin('coupon_activation', (join) =>
      join.onRef('coupon_id', '=', 'coupon.id').on('account_id', '=', accountId),
    )
    .selectAll('promo_code')
    .select(['coupon.id', 'title_ru', 'title_kk', 'activated_at'])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('promo_use')
          .select('promo_use.code')
          .whereRef('promo_use.code', '=', 'promo_code.code')
          .where('promo_use.account_id', '=', accountId),
      ).as('is_used'),
    )
    .where('is_paused', '=', false)
    .where('starts_at', '<=', now)
    .where(({ or, eb }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', startOfToday(now, currency))]))
    .where(({ or, eb }) => or([eb('country', 'is', null), eb('country', '=', country)]))
    .orderBy(sql`ends_at asc nulls last`)
    .orderBy('coupon.id')
    .execute();
  return rows.map((row) => {
    const used = Boolean(row.is_used);
    const isActive = row.activated_at !== null;
    return {
      id: row.id,
      title: language === 'kk' ? row.title_kk : row.title_ru,
      percent: row.percent,
      fromSum: currency === 'RUB' ? row.from_sum_rub : row.from_sum_kzt,
      currency,
      validityPeriod: {
        from: localTime(row.starts_at, storeZones[currency]).day,
        to: row.ends_at && lastDayOf(row.ends_at, currency),
      },
      state: used ? 'used' : isActive ? 'active' : 'new',
      used,
      barcode: isActive ? row.code : null,
    };
  });
}
