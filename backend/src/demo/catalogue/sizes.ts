import type { Random } from '../random.ts';
import type { Gender, ModelRow, Text } from '../rows.ts';
import { accessoryPosition, accessorySizes, accessoryTable } from './accessory-sizes.ts';
import type { Draft } from './drafts.ts';

const letters = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'];
/** Waist and inseam in inches. */
export const waistSizes = ['29/32', '30/32', '31/32', '32/32', '32/34', '33/32', '33/34', '34/34', '36/34'];
/** Heights of children, cm. */
export const childSizes = ['98', '104', '110', '116', '122', '128', '134', '140', '146', '152', '158', '164'];
const even = (from: number, to: number) =>
  Array.from({ length: (to - from) / 2 + 1 }, (_, i) => String(from + i * 2));

/** Where a size stands among all: letters, Russian sizes, heights, waists with inseams, then those of accessories. */
export function sizePosition(size: string): number {
  const letter = letters.indexOf(size);
  if (letter >= 0) return letter;
  const ofAccessory = accessoryPosition(size);
  if (ofAccessory !== undefined) return ofAccessory;
  const [first = 0, second = 0] = size.split('/').map(Number);
  return second ? 1000 + first * 10 + (second - 30) / 2 : first >= 98 ? 500 + first : 100 + first;
}

/** The sizes a model is sewn in, smallest first. */
export function sizesOf({ sizes, gender }: Draft, random: Random): string[] {
  const ofAccessory = accessorySizes(sizes);
  if (ofAccessory) return ofAccessory;
  if (sizes === 'letters')
    return gender === 'women' ? letters.slice(0, random.pick([5, 6, 6])) : lettersOf(gender);
  if (sizes === 'ru') {
    const [least, most] = gender === 'women' ? [40, 56] : [44, 60];
    const from = least + random.pick([0, 0, 2]);
    return even(from, Math.min(most, from + random.pick([12, 14, 16])));
  }
  if (sizes === 'waist') return waistSizes;
  return random.pick([childSizes, childSizes.slice(0, 7), childSizes.slice(4)]);
}

const measures = {
  chest: { ru: 'Обхват груди', kk: 'Кеуде айналымы' },
  waist: { ru: 'Обхват талии', kk: 'Бел айналымы' },
  hips: { ru: 'Обхват бёдер', kk: 'Жамбас айналымы' },
  height: { ru: 'Рост', kk: 'Бойы' },
  inseam: { ru: 'Длина по внутреннему шву', kk: 'Ішкі тігіс бойынша ұзындығы' },
} satisfies Record<string, Text>;

const range = (from: number, to = from + 4) => `${from}–${to}`;

function bodyOf(size: number, gender: Gender): string[] {
  const chest = size * 2;
  const [waist, hips] = gender === 'women' ? [chest - 18, chest + 8] : [chest - 12, chest + 4];
  return [range(chest - 2, chest + 1), range(waist - 2, waist + 1), range(hips - 2, hips + 1)];
}

/** Letters that grown-ups are sold, smallest first. */
const lettersOf = (gender: Gender) => (gender === 'women' ? letters : letters.slice(1));

/** The Russian size that the smallest letter means. */
const firstLetter = { women: 42, men: 46 } as const;

/** Russian sizes of grown-ups, each with the letter that means the same, where one does. */
export const adultSizes = (gender: 'women' | 'men') =>
  (gender === 'women' ? even(40, 56) : even(44, 60)).map((russian) => ({
    russian,
    letter: lettersOf(gender)[(Number(russian) - firstLetter[gender]) / 2] ?? null,
  }));

function rowOf(size: string, gender: Gender): string[] {
  const letter = lettersOf(gender).indexOf(size);
  if (letter >= 0 && gender !== 'girls' && gender !== 'boys') {
    return bodyOf(firstLetter[gender] + letter * 2, gender);
  }
  const [first = 0, second = 0] = size.split('/').map(Number);
  if (second) return [String(Math.round(first * 2.54)), String(Math.round(second * 2.54))];
  if (first >= 98) {
    const chest = Math.round(first * 0.43 + 13);
    return [
      range(first - 5, first),
      String(chest),
      String(Math.round(chest * 0.9)),
      String(Math.round(chest * 1.05)),
    ];
  }
  return bodyOf(first, gender);
}

/** The size table of a model, in centimetres. */
export function sizeTable(
  draft: Pick<Draft, 'kind' | 'gender' | 'sizes'>,
  of: readonly string[],
): ModelRow['sizeTable'] {
  const { sizes, gender } = draft;
  if (accessorySizes(sizes)) return accessoryTable(draft, of);
  const body = [measures.chest, measures.waist, measures.hips];
  const columns =
    sizes === 'waist'
      ? [measures.waist, measures.inseam]
      : sizes === 'height'
        ? [measures.height, ...body]
        : body;
  return { measures: columns, rows: of.map((size) => ({ size, values: rowOf(size, gender) })) };
}
