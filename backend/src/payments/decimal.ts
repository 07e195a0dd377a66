/** Minor units as a decimal text, as Yandex Pay and Sovcombank write sums: `1999.00`. */
export const toDecimal = (minor: number): string =>
  `${Math.trunc(minor / 100)}.${String(Math.abs(minor % 100)).padStart(2, '0')}`;

/** A decimal text as minor units; throws where it is none. */
export function fromDecimal(text: string): number {
  const parts = /^(\d{1,12})(?:\.(\d{1,2}))?$/.exec(text);
  if (!parts) throw new Error('A sum must be a decimal text with at most two digits after the point.');
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}
