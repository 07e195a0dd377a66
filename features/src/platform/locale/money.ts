import type { Currency } from '@rukav/contract';

const formats = new Map<string, Intl.NumberFormat>();

/** Chromium has no Kazakh number data; the conventions are Russia's, so both languages are written with `ru`. */
const formatFor = (currency: Currency, fractionDigits: 0 | 2) => {
  const key = `${currency}${fractionDigits}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat('ru', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: fractionDigits,
    maximumFractionDigits: fractionDigits,
  });
  formats.set(key, made);
  return made;
};

/** An amount in minor units as a price is written: `2 999 ₽`, `15 990 ₸`; fractions only where there are any. */
export const formatMoney = (minor: number, currency: Currency) =>
  formatFor(currency, minor % 100 === 0 ? 0 : 2).format(minor / 100);

const plain = new Intl.NumberFormat('ru');

/** A number as text, digits in groups of three: `12 345`. */
export const formatNumber = (value: number) => plain.format(value);
