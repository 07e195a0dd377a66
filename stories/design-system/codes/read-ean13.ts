import { pixelsOf } from './draw.ts';

/** The digits' bars in the sets A, B and C, and which set each of the first six is in, by the first digit (ISO/IEC 15420). */
const setA = [
  '0001101',
  '0011001',
  '0010011',
  '0111101',
  '0100011',
  '0110001',
  '0101111',
  '0111011',
  '0110111',
  '0001011',
];
const setC = setA.map((bits) => bits.replaceAll(/./g, (bit) => (bit === '1' ? '0' : '1')));
const setB = setC.map((bits) => Array.from(bits).toReversed().join(''));
const parities = [
  'AAAAAA',
  'AABABB',
  'AABBAB',
  'AABBBA',
  'ABAABB',
  'ABBAAB',
  'ABBBAA',
  'ABABAB',
  'ABABBA',
  'ABBABA',
];

const perModule = 4;
const quietZone = 11;

/** The light and dark modules of a barcode's middle line, without the quiet zones. */
export async function modules(svg: SVGSVGElement): Promise<string> {
  const width = svg.viewBox.baseVal.width * perModule;
  const { data } = await pixelsOf(svg, width, 1);
  const all = Array.from({ length: width / perModule }, (_, index) =>
    data[(index * perModule + perModule / 2) * 4]! < 128 ? '1' : '0',
  ).join('');
  return all.slice(quietZone, -quietZone);
}

/** What a till reads from an EAN-13 on the screen. */
export async function readEan13(svg: SVGSVGElement): Promise<string> {
  const bits = await modules(svg);
  const groups = (from: number) =>
    Array.from({ length: 6 }, (_, index) => bits.slice(from + 7 * index, from + 7 * index + 7));
  const left = groups(3);
  const parity = left.map((group) => (setA.includes(group) ? 'A' : 'B')).join('');
  const first = parities.indexOf(parity);
  const digits = left.map((group) => Math.max(setA.indexOf(group), setB.indexOf(group)));
  return [first, ...digits, ...groups(50).map((group) => setC.indexOf(group))].join('');
}
