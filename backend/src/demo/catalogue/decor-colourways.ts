import type { Motif, Style } from '../../studio/index.ts';
import { readData } from '../data-files.ts';
import type { Random } from '../random.ts';
import type { Gender, Text } from '../rows.ts';
import type { Colourway } from './colourway.ts';
import type { Decor, Fabric } from './words.ts';

/** A colour of the palette. */
export interface Colour {
  key: string;
  name: Text;
  hex: string;
  family: string;
}

/** What a drawn pattern depends on. */
export interface DecorOrder {
  kind: string;
  gender: Gender;
  fabric: Fabric;
  decor: Decor;
  count: number;
  random: Random;
  /** The keys of the colours that the kind is sold in without a pattern. */
  plain: readonly string[];
  colour: (key: string) => Colour;
  trimsOf: (kind: string, hex: string) => Pick<Style, 'trims' | 'accent' | 'inside'>;
}

type Duo = readonly [base: string, ink: string];

interface Presets {
  stripe: Duo[];
  'pinstripe-light': Duo[];
  'pinstripe-dark': Duo[];
  gingham: Duo[];
  dots: Duo[];
  rib: Duo[];
  check: [hex: string, family: string, colours: string[]][];
  tartan: [hex: string, family: string, colours: string[]][];
  abstract: [hex: string, family: string, colours: string[]][];
  jacquard: [base: string, ink: string, second: string][];
  motif: [
    wearer: 'girls' | 'boys' | 'adults',
    hex: string,
    family: string,
    motif: Motif,
    colours: string[],
    detail: string | null,
  ][];
  floral: [hex: string, family: string, colours: string[], leaf: string][];
  print: [base: string, ink: string, second: string][];
}

/** Colours that go together, by what is drawn with them. */
export const presets = readData<Presets>('tints.json');
const prints = readData<Record<string, [ru: string, kk: string, svg: string]>>('prints.json');

/** How the weave of a fabric is drawn. */
export const weaveOf = ({ melange, weave }: Fabric): Pick<Style, 'fabric' | 'strength'> =>
  melange ? { fabric: 'melange', strength: melange } : weave ? { fabric: weave[0], strength: weave[1] } : {};

/** What every style of an order begins with. */
const ground = ({ kind, fabric, trimsOf }: DecorOrder, hex: string): Style => ({
  color: hex,
  ...weaveOf(fabric),
  ...(fabric.gloss ? { gloss: Math.min(fabric.gloss, 1.1) } : {}),
  ...trimsOf(kind, hex),
});

const both = (a: Text, b: Text): Text => ({ ru: `${a.ru} / ${b.ru}`, kk: `${a.kk} / ${b.kk}` });

/** Something drawn on a ground in one ink, in up to four pairs of colours. */
export function duo(
  order: DecorOrder,
  duos: readonly Duo[],
  draw: (base: Colour, ink: Colour) => Partial<Style>,
): Colourway[] {
  return order.random
    .shuffle(duos)
    .slice(0, Math.min(order.count, 4))
    .map(([baseKey, inkKey]) => {
      const [base, ink] = [order.colour(baseKey), order.colour(inkKey)];
      const style = { ...ground(order, base.hex), ...draw(base, ink) };
      return {
        key: `${baseKey}-${inkKey}`,
        name: both(base.name, ink.name),
        hex: base.hex,
        family: base.family,
        style,
      };
    });
}

/** Something drawn in colours of its own, in up to three colourings, each named after the family it is found under. */
export function drawn(
  order: DecorOrder,
  list: readonly (readonly [hex: string, key: string, colours: string[], leaf?: string])[],
  draw: (colours: string[], leaf: string | undefined) => Partial<Style>,
): Colourway[] {
  return order.random
    .shuffle(list)
    .slice(0, Math.min(order.count, 3))
    .map(([hex, key, colours, leaf]) => {
      const { name, family } = order.colour(key);
      return { key, name, hex, family, style: { ...ground(order, hex), ...draw(colours, leaf) } };
    });
}

/** Prints that suit children, and the quiet ones. */
const printKeys = (gender: Gender) =>
  gender === 'girls' || gender === 'boys'
    ? ['boat', 'rocket', 'whale', 'star', 'sun', 'hills']
    : ['wave', 'hills', 'sun', 'leaf'];

/** A print on the chest, in up to four pairs of inks. */
export function printed(order: DecorOrder): Colourway[] {
  const isChild = order.gender === 'girls' || order.gender === 'boys';
  const [, , svg] = prints[order.random.pick(printKeys(order.gender))] ?? ['', '', ''];
  return order.random
    .shuffle(presets.print)
    .slice(0, Math.min(order.count, 4))
    .map(([baseKey, inkKey, secondKey]) => {
      const [base, ink, second] = [order.colour(baseKey), order.colour(inkKey), order.colour(secondKey)];
      const drawing = svg.replaceAll('{ink}', ink.hex).replaceAll('{second}', second.hex);
      const print = { svg: drawing, width: isChild ? 15 : 19, y: isChild ? 22 : 24 };
      const style = { ...ground(order, base.hex), print };
      return { key: `${baseKey}-print`, name: base.name, hex: base.hex, family: base.family, style };
    });
}

/** One motif all over, in two or three colourings that suit who wears it. */
export function scattered(order: DecorOrder): Colourway[] {
  const wearer = order.gender === 'girls' || order.gender === 'boys' ? order.gender : 'adults';
  return order.random
    .shuffle(presets.motif.filter(([own]) => own === wearer))
    .slice(0, Math.min(order.count, 3))
    .map(([, hex, key, motif, colors, leaf]) => {
      const { name, family } = order.colour(key);
      const size = order.kind === 'socks' ? 5 : wearer === 'adults' ? 9 : 12;
      const style: Style = {
        ...ground(order, hex),
        pattern: { type: 'motif', motif, colors, size, ...(leaf && { leaf }) },
      };
      return { key: `${key}-${motif}`, name, hex, family, style };
    });
}

/** Knitted in one colour, so that only its relief is seen. */
const reliefs: Partial<Record<Decor, Pick<Style, 'fabric' | 'strength'>>> = {
  cable: { fabric: 'cable', strength: 0.75 },
  'rib-knit': { fabric: 'rib', strength: 0.55 },
};

/** A knitted relief or a thread to be seen, in up to four of the colours of the kind. */
export function knitted(order: DecorOrder, keys: readonly string[]): Colourway[] {
  return order.random
    .shuffle(keys)
    .slice(0, Math.min(order.count, 4))
    .map((key) => {
      const { name, hex, family } = order.colour(key);
      const style = { ...ground(order, hex), ...reliefs[order.decor] };
      return { key: `${key}-${order.decor}`, name, hex, family, style };
    });
}

/** Knitted in three yarns, the border in the ground's. */
export function jacquards(order: DecorOrder): Colourway[] {
  return order.random
    .shuffle(presets.jacquard)
    .slice(0, Math.min(order.count, 3))
    .map(([baseKey, ...inks]) => {
      const base = order.colour(baseKey);
      const colors = inks.map((key) => order.colour(key).hex);
      const style: Style = {
        ...ground(order, base.hex),
        pattern: { type: 'jacquard', colors, size: order.kind === 'beanie' ? 8 : 13 },
        rib: base.hex,
      };
      return { key: `${baseKey}-jacquard`, name: base.name, hex: base.hex, family: base.family, style };
    });
}
