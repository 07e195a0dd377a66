import type { Random } from '../random.ts';
import type { ProductRow } from '../rows.ts';
import type { Draft } from './drafts.ts';
import { entry, fabrics, kinds } from './words.ts';

const tengePerRouble = 5.7;

/** A price as it stands on a label: 799, 1 299, 2 499, 2 999 roubles. */
const labelRoubles = (roubles: number) => {
  const step = roubles < 2000 ? 100 : 500;
  return Math.max(step, Math.round(roubles / step) * step) - 1;
};

/** 4 990, 15 990 tenge. */
const labelTenge = (tenge: number) => {
  const step = tenge < 10_000 ? 500 : 1000;
  return Math.max(step, Math.round(tenge / step) * step) - 10;
};

/** What a model costs in roubles before any discount. */
export function roublesOf({ kind, fabric, gender }: Draft, random: Random): number {
  const [least, most] = entry(kinds, kind).price;
  const { factor } = entry(fabrics, fabric);
  const share = Math.min(1, Math.max(0, (factor - 1) / 0.7) * 0.75 + random.next() * 0.35);
  const isChild = gender === 'girls' || gender === 'boys';
  const size = isChild && !kind.startsWith('child') ? 0.62 : 1;
  return labelRoubles((least + (most - least) * share) * size);
}

/** Both currencies in minor units, with `percent` off; 0 is no discount. */
export function pricesOf(roubles: number, percent: number): ProductRow['price'] {
  const tenge = labelTenge(roubles * tengePerRouble);
  const off = (price: number, label: (price: number) => number) => {
    const reduced = label(price * (1 - percent / 100));
    return percent > 0 && reduced < price ? reduced * 100 : null;
  };
  return {
    RUB: { base: roubles * 100, discount: off(roubles, labelRoubles) },
    KZT: { base: tenge * 100, discount: off(tenge, labelTenge) },
  };
}
