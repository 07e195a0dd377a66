import { encode } from 'uqr';

/** The quiet ground that a reader needs around the code, in modules (ISO/IEC 18004). */
const quietZone = 4;

/** A code as one path of rows of dark modules, on a square of `side` modules with the quiet zone in it. */
export function modulesOf(value: string, correction: 'low' | 'medium' | 'high') {
  const levels = { low: 'L', medium: 'M', high: 'H' } as const;
  const { data, size } = encode(value, { ecc: levels[correction], border: quietZone });
  const rows = data.map((row, y) =>
    row.reduce((path, isDark, x) => {
      if (!isDark) return path;
      return row[x - 1] ? `${path}h1` : `${path}M${x} ${y + 0.5}h1`;
    }, ''),
  );
  return { side: size, path: rows.join('') };
}
