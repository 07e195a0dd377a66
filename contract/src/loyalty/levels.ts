import type { Country } from '../locale.ts';
import type { Currency } from '../values.ts';

/** Levels of the club card (CLUB-01); the first three follow from what was bought, `employee` is given. */
export const cardLevels = ['bonus', 'bonus_plus', 'bonus_super', 'employee'] as const;
export type CardLevel = (typeof cardLevels)[number];

/** A level that follows from what was bought. */
export type BoughtLevel = Exclude<CardLevel, 'employee'>;

/** From which sum of purchases each level begins, minor units (CLUB-17 to CLUB-19). */
export const levelsFrom: Readonly<Record<Country, readonly (readonly [BoughtLevel, number])[]>> = {
  RU: [
    ['bonus', 0],
    ['bonus_plus', 1_500_100],
    ['bonus_super', 3_000_100],
  ],
  KZ: [
    ['bonus', 0],
    ['bonus_plus', 7_500_100],
    ['bonus_super', 15_000_100],
  ],
};

/** The level that a sum of purchases gives in a country, and what is missing to the next one; null at the highest. */
export function levelOf(
  sum: number,
  country: Country,
): { level: BoughtLevel; next: { level: BoughtLevel; missing: number } | null } {
  const levels = levelsFrom[country];
  const at = levels.findLastIndex(([, from]) => sum >= from);
  const [level] = levels[at] ?? ['bonus'];
  const next = levels[at + 1];
  return { level, next: next ? { level: next[0], missing: next[1] - sum } : null };
}

/**
 * Cashback by level in per cent, for each whole step of goods at their full price: 500 roubles, 2500 tenge (CLUB-13, CLUB-14).
 * A bonus is worth one rouble or five tenge.
 */
export const cashback = {
  percent: { bonus: 5, bonus_plus: 7, bonus_super: 10, employee: 10 },
  step: { RU: 50_000, KZ: 250_000 },
  bonusesPerStep: 500,
} as const satisfies {
  percent: Record<CardLevel, number>;
  step: Record<Country, number>;
  bonusesPerStep: number;
};

/** Most of a purchase that bonuses pay, per cent: of what it costs, for an employee of what it cost originally (CLUB-11, CLUB-12). */
export const bonusShare = 30;

/** What a member gets on the birthday (CLUB-16). */
export const birthdayBonuses = 50;

/** What a bonus is worth, minor units. */
export const bonusWorth: Readonly<Record<Currency, number>> = { RUB: 100, KZT: 500 };

/** The bonuses for a sum of goods at their full price, minor units. */
export const cashbackFor = (sum: number, level: CardLevel, country: Country): number =>
  Math.trunc(sum / cashback.step[country]) * ((cashback.bonusesPerStep * cashback.percent[level]) / 100);
