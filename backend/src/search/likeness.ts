/**
 * How many letters differ between two words: one put in, left out, changed, or swapped with its neighbour counts one
 * (optimal string alignment). More than `most` answers `most + 1`.
 */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let i = 1; i <= one.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + (isSame ? 0 : 1));
      if (i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1])
        cost = Math.min(cost, (beforeLast[j - 2] ?? 0) + 1);
      row.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    beforeLast = last;
    last = row;
  }
  return Math.min(last[other.length] ?? 0, most + 1);
}

/** How many letters of a word may be wrong: the longer it is, the more. */
export const mostWrong = (word: string): number => (word.length < 3 ? 0 : word.length < 7 ? 1 : 2);

/** Letters that sound alike where they are not stressed, or are left out and doubled by mistake. */
const alike: readonly (readonly [RegExp, string])[] = [
  [/[ьъ]/g, ''],
  [/([чшщжц])о/g, '$1е'],
  [/[йыеэя]/g, 'и'],
  [/о/g, 'а'],
  [/ю/g, 'у'],
  [/(.)\1+/g, '$1'],
];

/** A folded word as it is heard: «футбалкка» sounds like «футболка». */
export const soundOf = (word: string): string =>
  alike.reduce((text, [letters, sound]) => text.replace(letters, sound), word);
