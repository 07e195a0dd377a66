import type { Country, Currency } from '@rukav/contract';
import type { PromoProblem, PromoReason } from '@rukav/contract/cart/promo.ts';
import { startOfToday } from '../delivery/index.ts';

/** What decides about a code before the goods are looked at. */
export interface CodeTerms {
  starts_at: Date;
  /** On whose day it holds for the last time, by the store's zone. */
  ends_at: Date | null;
  country: Country | null;
  city_ids: readonly number[] | null;
  is_paused: boolean;
  is_once: boolean;
  most_uses: number | null;
  uses: number;
  /** Whether this account has used it. */
  is_used: boolean;
  /** Whether it belongs to a coupon that this account has not activated. */
  is_inactive: boolean;
}

/** Who would use a code, where and when. */
export interface CodeUser {
  country: Country;
  currency: Currency;
  cityId: number;
  isMember: boolean;
  now: Date;
}

/** Why a code does nothing, and for `promo_not_applicable` what is lacking. */
export interface CodeProblem {
  problem: PromoProblem;
  reason: PromoReason | null;
}

const because = (problem: PromoProblem, reason: PromoReason | null = null): CodeProblem => ({
  problem,
  reason,
});

/** The first thing that keeps somebody from using a code; null when nothing does (ERR-023 to ERR-029). */
export function problemOf(
  code: CodeTerms,
  { country, currency, cityId, isMember, now }: CodeUser,
): CodeProblem | null {
  if (code.is_paused) return because('promo_other');
  if (now < code.starts_at) return because('promo_not_started');
  if (code.ends_at !== null && code.ends_at <= startOfToday(now, currency)) return because('promo_expired');
  if (code.country !== null && code.country !== country) return because('promo_not_for_city');
  if (code.city_ids !== null && !code.city_ids.includes(cityId)) return because('promo_not_for_city');
  if (code.is_used || (code.most_uses !== null && code.uses >= code.most_uses))
    return because('promo_already_used');
  if (isMember && code.is_inactive) return because('promo_not_applicable', 'coupon');
  return (code.is_once || code.is_inactive) && !isMember ? because('promo_not_applicable', 'member') : null;
}
