/**
 * Cuts the store's family to the signs and weights that its texts are set in, so that a first page costs a half of what
 * the whole files do. Signs beyond them stay in the whole files and come when a word needs them.
 * Run by hand after an update of the font: `node scripts/cut-fonts.ts`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

/** The family, as its package @fontsource-variable/… is called; the package must be among the design system's. */
const family = 'onest';

const between = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The same signs as in the unicode-range of design-system/src/theme/fonts.css. */
const cuts = [
  {
    name: 'base',
    from: 'latin',
    signs: `${between(0x20, 0x7e)}${between(0x2010, 0x2026)}\u00A0«»·×\u2009\u202F↑↓−`,
  },
  { name: 'cyrillic', from: 'cyrillic', signs: `${between(0x400, 0x45f)}Ұұ№` },
  { name: 'kazakh', from: 'cyrillic-ext', signs: 'ӘәҒғҚқҢңӨөҮүҺһ' },
  { name: 'currency', from: 'latin-ext', signs: '₽₸' },
];

/** Regular to bold: no theme sets lighter or heavier. */
const variationAxes = { wght: { min: 400, max: 700 } };

for (const { name, from, signs } of cuts) {
  const source = fileURLToPath(
    import.meta.resolve(`@fontsource-variable/${family}/files/${family}-${from}-wght-normal.woff2`),
  );
  const cut = await subsetFont(await readFile(source), signs, { targetFormat: 'woff2', variationAxes });
  await writeFile(new URL(`../design-system/src/theme/${family}-${name}.woff2`, import.meta.url), cut);
  console.log(`${family}-${name}.woff2: ${cut.length} bytes`);
}
