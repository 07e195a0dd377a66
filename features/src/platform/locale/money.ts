import type { Currency } from '@rukav/contract';

/** How many digits stand behind the comma. */
interface Fraction {
  /** @default 0 */
  least?: number;
  /** @default 3 */
  most?: number;
}

/** Neither a digit group nor an amount and its sign are ever parted at the end of a line. */
const space = '\u00A0';

/**
 * A number as text, digits in groups of three: `12 345`, `4,5`. Both languages are written by Russia's conventions, as
 * browsers know no Kazakh ones. It says what `Intl.NumberFormat('ru')` says (a test compares them), and is not made by it: a
 * page's first formatter takes 15 ms of a desktop and 60 of a phone while nothing answers.
 */
export function formatNumber(value: number, { least = 0, most = 3 }: Fraction = {}): string {
  // By its decimal digits, as 4.35 is less in binary and would be rounded to 4.3.
  const rounded = Math.round(Number(`${Math.abs(value)}e${most}`)) / 10 ** most;
  const [whole = '', digits = ''] = rounded.toFixed(most).split('.');
  const fraction = digits.replace(/0+$/, '').padEnd(least, '0');
  const sign = value < 0 ? '-' : '';
  return sign + whole.replaceAll(/\B(?=(?:\d{3})+$)/g, space) + (fraction && `,${fraction}`);
}

const signs: Record<Currency, string> = { RUB: '₽', KZT: '₸' };

/** An amount in minor units as a price is written: `2 999 ₽`, `15 990 ₸`; fractions only where there are any. */
export const formatMoney = (minor: number, currency: Currency) =>
  `${formatNumber(minor / 100, { least: minor % 100 === 0 ? 0 : 2, most: 2 })}${space}${signs[currency]}`;
