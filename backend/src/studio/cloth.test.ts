import { describe, expect, test } from 'vitest';
import { isInside } from './cloth-coordinates.ts';
import { decode, fromHex, luminance, type Rgb } from './colour.ts';
import { composeGarment } from './compose-garment.ts';
import { fabricOf } from './fabric.ts';
import { deltaE, packedShapes, type Style, toLab } from './index.ts';
import { createPassLibrary, type Passes } from './passes.ts';
import type { Level } from './mipmap.ts';
import { patternTile } from './pattern-tile.ts';
import { createSamples, type Samples } from './samples.ts';
import type { Pattern } from './style.ts';

const library = createPassLibrary(1e8);

/** Cloth seen from outside whose light is near the middle: neither in a fold nor where a lamp shines on it. */
function evenlyLit({ alpha, light, shares, cloth }: Passes): number[] {
  const { panels } = cloth();
  const hidden = Object.entries(shares).flatMap(([name, plane]) => (name.startsWith('trim') ? [plane] : []));
  const outside = Array.from(alpha.keys()).filter(
    (i) =>
      alpha[i]! > 250 && panels[i]! > 0 && !isInside(panels[i]!) && hidden.every((plane) => plane[i] === 0),
  );
  const middle = outside.map((i) => light[i]!).toSorted((a, b) => a - b)[outside.length >> 1] ?? 0;
  return outside.filter((i) => Math.abs(light[i]! - middle) < 12);
}

async function meanColour(passes: Passes, style: Style, hasShadow: boolean): Promise<Rgb> {
  const { data } = await composeGarment(passes, style, { ground: '#efeeec', hasShadow });
  const lit = evenlyLit(passes);
  return [0, 1, 2].map((c) =>
    decode(lit.reduce((sum, i) => sum + data[i * 3 + c]!, 0) / lit.length / 255),
  ) as Rgb;
}

const distance = (colour: Rgb, hex: string) => deltaE(toLab(colour), toLab(fromHex(hex)));

describe('every shape', () => {
  const shapes = [...packedShapes()];

  test('is photographed from the front, from behind and close, forty-four of them or more', () => {
    expect(shapes.length).toBeGreaterThanOrEqual(44);
    const lacking = shapes.filter(([, views]) => views.length < 3).map(([shape]) => shape);
    expect(lacking).toEqual([]);
  });

  test.each(shapes.map(([shape]) => shape))(
    '%s has the colour of its swatch where it is lit evenly',
    async (shape) => {
      const passes = await library.load(shape, 'front', 3);
      for (const hex of ['#8f9c86', '#3d559a']) {
        expect(distance(await meanColour(passes, { color: hex }, true), hex)).toBeLessThan(5);
      }
    },
  );
});

describe('the inside of a garment', () => {
  /** Luminance of the cloth that is seen from inside, as a share of that of the evenly lit outside, the darkest first. */
  async function insideLight(passes: Passes, color: string): Promise<number[]> {
    const { data } = await composeGarment(passes, { color }, { ground: '#efeeec', hasShadow: false });
    const lightAt = (i: number) => luminance(fromBytes(data, i));
    const lit = evenlyLit(passes);
    const outside = lit.reduce((sum, i) => sum + lightAt(i), 0) / lit.length;
    const { alpha, shares } = passes;
    const inside = Array.from(alpha.keys()).filter((i) => alpha[i]! > 250 && shares.inside?.[i] === 255);
    return inside.map((i) => lightAt(i) / outside).toSorted((a, b) => a - b);
  }

  const fromBytes = (data: Buffer, i: number) => [0, 1, 2].map((c) => decode(data[i * 3 + c]! / 255)) as Rgb;

  const views = ['front', 'close'] as const;

  test.each([...packedShapes()].flatMap(([shape]) => views.map((view) => [shape, view] as const)))(
    '%s %s shows it in the colour of the cloth where the garment is open, not as a black hole',
    async (shape, view) => {
      const passes = await library.load(shape, view, 3);
      for (const hex of ['#8f9c86', '#26262a']) {
        const light = await insideLight(passes, hex);
        expect(light[Math.floor(light.length * 0.02)] ?? 1).toBeGreaterThan(0.35);
        expect(light[light.length >> 1] ?? 1).toBeGreaterThan(0.5);
      }
    },
  );
});

/** Samples of a middle grey at places of the first panel. */
function greySamples(places: readonly { x: number; y: number }[], grain: number): Samples {
  const samples = createSamples(places.length, grain);
  samples.count = places.length;
  samples.x.set(places.map(({ x }) => x));
  samples.y.set(places.map(({ y }) => y));
  samples.colours.fill(0.5);
  return samples;
}

describe('fabrics', () => {
  test.each(['melange', 'rib', 'cable', 'twill', 'corduroy', 'tweed'] as const)(
    '%s keeps the colour of its swatch in the mean, and is seen',
    async (fabric) => {
      const passes = await library.load('crewknit', 'front', 1);
      const colours = await Promise.all(
        [{ color: '#7b5f4e' }, { color: '#7b5f4e', fabric, strength: 0.6 }].map((style) =>
          meanColour(passes, style, true),
        ),
      );
      expect(deltaE(toLab(colours[0]!), toLab(colours[1]!))).toBeLessThan(3);

      const change = fabricOf(passes, { color: '#7b5f4e', fabric, strength: 0.6 });
      const places = Array.from({ length: 400 }, (_, k) => ({
        x: (k % 20) * 0.31,
        y: Math.floor(k / 20) * 0.29,
      }));
      const samples = greySamples(places, 0.02);
      change?.(samples);
      const seen = places.map((_, k) => luminance([...samples.colours.subarray(3 * k, 3 * k + 3)] as Rgb));
      expect(Math.max(...seen) - Math.min(...seen)).toBeGreaterThan(0.08);
    },
  );

  test.each([
    ['#24344f', 0.25, 0],
    ['#3c5d86', 0.75, 0.05],
    ['#5b5e63', 0.5, 0.06],
    ['#7f9fc0', 0.9, 0.2],
  ])(
    'denim of %s, washed by %d and bleached by %d, has the colour of its swatch in the mean',
    async (hex, wash, lift) => {
      for (const shape of ['jeans', 'denim-jacket']) {
        const passes = await library.load(shape, 'front', 3);
        const colour = await meanColour(passes, { color: hex, fabric: 'denim', wash, lift }, false);
        expect(distance(colour, hex)).toBeLessThan(7.5);
      }
    },
  );

  test('a relief that is finer than the picture blurs instead of making bands', async () => {
    const passes = await library.load('crewknit', 'front', 3);
    const change = fabricOf(passes, { color: '#7b5f4e', fabric: 'corduroy', strength: 1 });
    const coarse = greySamples(
      [0, 0.1, 0.2, 0.3].map((x) => ({ x, y: 3 })),
      0.4,
    );
    change?.(coarse);
    const { colours } = coarse;
    expect(Math.max(...colours) - Math.min(...colours)).toBeLessThan(0.06);
  });
});

describe('patterns', () => {
  const colors = ['#8f2f2f', '#27304a', '#e6d9b8'];
  const patterns: Pattern[] = [
    { type: 'stripe', colors },
    { type: 'pinstripe', colors },
    { type: 'check', colors },
    { type: 'gingham', colors },
    { type: 'tartan', colors },
    { type: 'dots', colors },
    { type: 'floral', colors },
    { type: 'abstract', colors },
    { type: 'jacquard', colors },
    ...(['star', 'heart', 'cloud', 'car', 'leaf', 'cherry'] as const).map((motif): Pattern => ({
      type: 'motif',
      motif,
      colors,
    })),
  ];

  /** How much two rows or columns of a tile differ, 0 to 255 in the mean. */
  function difference({ texels, width }: Level, one: number, other: number, isRow: boolean): number {
    let sum = 0;
    for (let k = 0; k < width; k++) {
      const at = (line: number) => (isRow ? line * width + k : k * width + line) * 4 + 3;
      sum += Math.abs(texels[at(one)]! - texels[at(other)]!) * 255;
    }
    return sum / width;
  }

  test.each(patterns.map((pattern) => [`${pattern.type} ${pattern.motif ?? ''}`.trim(), pattern] as const))(
    '%s repeats without a seam',
    async (_, pattern) => {
      const { drawing } = await patternTile({ ...pattern, size: 10 }, 0.04);
      const level = drawing.levels[0]!;
      for (const isRow of [true, false]) {
        const across = difference(level, level.width - 1, 0, isRow);
        const within = Array.from({ length: level.width - 1 }, (__, line) =>
          difference(level, line, line + 1, isRow),
        );
        expect(across).toBeLessThanOrEqual(Math.max(...within) * 1.1 + 1);
      }
      expect(level.texels.some((cover, i) => i % 4 === 3 && cover > 0)).toBe(true);
    },
  );
});
