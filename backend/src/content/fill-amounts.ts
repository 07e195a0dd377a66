import type { Currency } from '@rukav/contract';

/** Writes amounts of minor units into a text, each in place of its `{name}`. */
export const fillAmounts = (html: string, amounts: Record<string, number>, currency: Currency): string =>
  html.replaceAll(/\{(\w+)\}/g, (gap, name: string) => {
    const minor = amounts[name];
    return minor === undefined ? gap : inWholeUnits(minor, currency);
  });

const inWholeUnits = (minor: number, currency: Currency) =>
  new Intl.NumberFormat('ru', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(minor / 100);
