import type { Both } from './listed.ts';

/** Kinds of size in the order in which they stand, each with how its sizes are written. The first that fits is taken. */
const kinds: readonly { caption: Both; isOne: (size: string) => boolean }[] = [
  { caption: { ru: 'Буквенный', kk: 'Әріптік' }, isOne: (size) => /^(?:\d?X)*[SML]$|^\dX[SL]$/.test(size) },
  { caption: { ru: 'Российский', kk: 'Ресейлік' }, isOne: (size) => between(size, 38, 70) },
  { caption: { ru: 'Рост, см', kk: 'Бойы, см' }, isOne: (size) => between(size, 98, 176) },
  { caption: { ru: 'Талия / длина', kk: 'Бел / ұзындық' }, isOne: (size) => /^\d{2}\/\d{2}$/.test(size) },
  { caption: { ru: 'Ремни, см', kk: 'Белдіктер, см' }, isOne: (size) => between(size, 71, 97) },
  { caption: { ru: 'Перчатки', kk: 'Қолғаптар' }, isOne: (size) => between(size, 1, 12) },
  { caption: { ru: 'Носки', kk: 'Шұлықтар' }, isOne: (size) => /^\d{2}[-–]\d{2}$/.test(size) },
];

const others: Both = { ru: 'Другие', kk: 'Басқалары' };

const between = (size: string, least: number, most: number) =>
  /^\d+(?:[.,]5)?$/.test(size) && Number.parseFloat(size) >= least && Number.parseFloat(size) <= most;

const rankOf = (size: string) => {
  const place = kinds.findIndex(({ isOne }) => isOne(size));
  return place < 0 ? kinds.length : place;
};

/** What a size measures, by how it is written: clothes, heights, gloves. A retailer with other sizes changes this list. */
export const sizeKindOf = (size: string): Both => kinds[rankOf(size)]?.caption ?? others;

/** Puts sizes of one kind together. */
export const bySizeKind = (a: string, b: string) => rankOf(a) - rankOf(b);
