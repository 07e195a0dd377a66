import { fromHex, luminance } from '../../studio/index.ts';
import type { Colourway } from './colourway.ts';
import {
  drawn,
  duo,
  jacquards,
  knitted,
  presets,
  printed,
  scattered,
  type DecorOrder,
} from './decor-colourways.ts';

/** Checks that are too sweet for trousers and for men. */
const bright = new Set(['powder', 'ice', 'milk']);

const isTrousers = (kind: string) => kind === 'wide-trousers' || kind === 'chinos';

/** Draws a pattern in two to four of its colourings. */
export function drawDecor(order: DecorOrder): Colourway[] {
  const { random, decor, kind } = order;
  switch (decor) {
    case 'stripe': {
      const size = random.pick([2.6, 3, 3.4, 4, 5]);
      const share = random.pick([32, 40, 50]);
      return duo(order, presets.stripe, (base, ink) => ({
        pattern: { type: 'stripe', colors: [ink.hex], size, share },
        rib: base.hex,
      }));
    }
    case 'wide-stripe':
      return duo(order, presets.stripe, (_, ink) => ({
        pattern: { type: 'stripe', colors: [ink.hex], size: random.pick([9, 11]), share: 50 },
        rib: ink.hex,
      }));
    case 'pinstripe':
      return duo(order, presets[isTrousers(kind) ? 'pinstripe-dark' : 'pinstripe-light'], (_, ink) => ({
        pattern: {
          type: 'pinstripe',
          colors: [ink.hex],
          ...(isTrousers(kind) ? { size: 1.6, share: 8 } : { size: 2.2, share: 14 }),
        },
      }));
    case 'gingham':
      return duo(order, presets.gingham, (_, ink) => ({
        pattern: { type: 'gingham', colors: [ink.hex], size: 2 },
      }));
    case 'dots': {
      const size = random.pick([2.4, 2.8, 3.2]);
      return duo(order, presets.dots, (base, ink) => ({
        pattern: { type: 'dots', colors: [ink.hex], size },
        rib: base.hex,
      }));
    }
    case 'rib':
      return duo(order, presets.rib, (_, ink) => ({ rib: ink.hex }));
    case 'check': {
      const size = kind === 'coat' ? 9 : kind === 'shirt' ? 7 : 5;
      const calm = presets.check.filter(([, key]) => order.gender !== 'men' || !bright.has(key));
      const list = isTrousers(kind) ? calm.filter(([, key]) => !bright.has(key)) : calm;
      return drawn(order, list, (colors) => ({ pattern: { type: 'check', colors, size } }));
    }
    case 'floral': {
      const seed = random.whole(3, 40);
      return drawn(order, presets.floral, (colors, leaf) => ({
        pattern: { type: 'floral', colors, size: 13, seed, ...(leaf ? { leaf } : {}) },
      }));
    }
    case 'ditsy': {
      const seed = random.whole(3, 40);
      return drawn(order, presets.floral, (colors, leaf) => ({
        pattern: { type: 'floral', colors, size: 6, seed, ...(leaf ? { leaf } : {}) },
      }));
    }
    case 'tartan': {
      const size = kind === 'scarf' ? 12 : kind === 'shirt' ? 9 : 8;
      return drawn(order, presets.tartan, (colors) => ({ pattern: { type: 'tartan', colors, size } }));
    }
    case 'abstract': {
      const seed = random.whole(2, 60);
      return drawn(order, presets.abstract, (colors) => ({
        pattern: { type: 'abstract', colors, size: 30, seed },
      }));
    }
    case 'jacquard':
      return jacquards(order);
    case 'motif':
      return scattered(order);
    case 'cable':
    case 'rib-knit':
      return knitted(order, order.plain);
    case 'thread':
      return knitted(order, order.plain).map((one) => ({
        ...one,
        style: { ...one.style, thread: luminance(fromHex(one.hex)) < 0.18 ? '#d9d2c2' : '#4b3429' },
      }));
    case 'print':
      return printed(order);
  }
}
