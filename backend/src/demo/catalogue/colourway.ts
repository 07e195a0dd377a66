import { fromHex, luminance, type Style } from '../../studio/index.ts';
import { readData } from '../data-files.ts';
import type { Random } from '../random.ts';
import type { Gender, Text } from '../rows.ts';
import { type Colour, weaveOf } from './decor-colourways.ts';
import { drawDecor } from './decor.ts';
import { liningOf } from './lining.ts';
import { type Decor, entry, type Fabric } from './words.ts';

interface Wash {
  wash?: number;
  lift?: number;
  abrade?: number;
  plain?: boolean;
  thread: string;
  metal: string;
}

interface Palette {
  families: [code: string, ru: string, kk: string, hex: string][];
  colours: Record<string, [ru: string, kk: string, hex: string, family: string]>;
  washes: Record<string, [ru: string, kk: string, hex: string, family: string, Wash]>;
}

interface Tints {
  groups: Record<string, string[]>;
}

const palette = readData<Palette>('palette.json');
const { groups } = readData<Tints>('tints.json');

/** The colour facet's values with their captions and swatches. */
export const colourFamilies = palette.families.map(([code, ru, kk, hex]) => ({
  code,
  caption: { ru, kk },
  hex,
}));

/** One colour of a model: how it is called and drawn. */
export interface Colourway {
  key: string;
  name: Text;
  hex: string;
  family: string;
  style: Style;
}

/** A colour of the palette by its key. */
export function colour(key: string): Colour {
  const [ru, kk, hex, family] = entry(palette.colours, key);
  return { key, name: { ru, kk }, hex, family };
}

const denim = new Set(['jeans', 'jeans-straight', 'shorts-denim', 'denim-jacket']);
const drape = new Set(['blouse', 'midi-skirt', 'pleated-skirt', 'dress', 'shirt-dress', 'slip-dress']);
/** Groups that are the same for everybody. */
const commonGroupOf: Record<string, string> = { belt: 'leather', tote: 'bag', backpack: 'bag', cap: 'bag' };
const groupOf: Record<string, string> = {
  'shorts-jersey': 'fleece',
  turtleneck: 'knit',
  vneck: 'knit',
  'knit-dress': 'knit',
  beanie: 'knit',
  scarf: 'knit',
  gloves: 'knit',
  leggings: 'trousers',
  blazer: 'trousers',
  trench: 'coat',
  sweatshirt: 'fleece',
  hoodie: 'fleece',
  joggers: 'fleece',
  crewknit: 'knit',
  cardigan: 'knit',
  shirt: 'shirt',
  'wide-trousers': 'trousers',
  chinos: 'trousers',
  coat: 'coat',
  bomber: 'jacket',
  puffer: 'jacket',
};

function keysFor(kind: string, gender: Gender, isDenim: boolean): readonly string[] {
  if (isDenim) return entry(groups, 'washes');
  const common = commonGroupOf[kind];
  if (common) return entry(groups, common);
  if (drape.has(kind)) return entry(groups, gender === 'girls' ? 'kids' : 'drape');
  if (gender === 'girls' || gender === 'boys') return entry(groups, 'kids');
  return entry(groups, `${groupOf[kind] ?? 'jersey'}-${gender}`);
}

const isDark = (hex: string) => luminance(fromHex(hex)) < 0.12;

const ofShirts = new Set(['shirt', 'blouse', 'polo', 'shirt-dress', 'childdress']);
const ofSports = new Set(['hoodie', 'joggers', 'shorts-jersey', 'childtrousers']);
const ofJackets = new Set(['bomber', 'puffer', 'childjacket']);
const lined = new Set(['coat', 'trench', 'blazer']);

/** Buttons, cords, zips, a lining: what belongs to the shape. */
function trimsOf(kind: string, hex: string): Pick<Style, 'trims' | 'accent' | 'inside'> {
  const dark = isDark(hex);
  const metal = dark ? '#b8bcc0' : '#b9975b';
  if (ofShirts.has(kind)) return { trims: { 20: dark ? '#4a4d55' : '#f2f0ea' } };
  if (ofSports.has(kind)) return { trims: { 20: dark ? '#d9d5cb' : '#f0ece2', 21: metal } };
  if (ofJackets.has(kind)) return { accent: metal, trims: { 21: metal } };
  if (kind === 'slip-dress') return { trims: { 20: hex } };
  if (kind === 'cardigan') return { trims: { 20: dark ? '#34353a' : '#8a6a45' } };
  const trims = { 20: dark ? '#2a2a2c' : '#5a4636', 21: metal };
  return lined.has(kind) ? { trims, inside: liningOf(hex) } : { trims };
}

function denimColourway(key: string): Colourway {
  const [ru, kk, hex, family, wash] = entry(palette.washes, key);
  const { thread, metal, plain, ...worn } = wash;
  const style: Style = {
    color: hex,
    ...(plain ? {} : { fabric: 'denim', ...worn }),
    thread,
    trims: { 21: metal },
  };
  return { key, name: { ru, kk }, hex, family, style };
}

function plainColourway(kind: string, fabric: Fabric, key: string): Colourway {
  const { name, hex, family } = colour(key);
  const style: Style = {
    color: hex,
    ...weaveOf(fabric),
    ...(fabric.gloss ? { gloss: fabric.gloss } : {}),
    ...trimsOf(kind, hex),
  };
  return { key, name: melangeName(name, fabric), hex, family, style };
}

const melangeName = (name: Text, { melange }: Fabric): Text =>
  melange ? { ru: `${name.ru} меланж`, kk: `${name.kk} меланж` } : name;

const isDenimFabric = (fabricCode: string) => fabricCode.startsWith('denim');

/** Two to five colours in which a model is sold, in no two of which it looks the same. */
export function colourwaysOf(
  kind: string,
  gender: Gender,
  fabricCode: string,
  fabric: Fabric,
  decor: Decor | undefined,
  random: Random,
): Colourway[] {
  const count = random.pick([2, 2, 3, 3, 3, 4, 4, 5]);
  const isDenim = denim.has(kind) || isDenimFabric(fabricCode);
  if (decor) {
    const plain = keysFor(kind, gender, false);
    return drawDecor({ kind, gender, fabric, decor, count, random, plain, colour, trimsOf });
  }
  const keys = random.shuffle(keysFor(kind, gender, isDenim)).slice(0, count);
  return keys.map((key) => (isDenim ? denimColourway(key) : plainColourway(kind, fabric, key)));
}
