/*
 * Draws the pictures of Storybook's stories again, after the studio has changed:
 *
 *   node photography/book.ts [name…]
 */
import { writeFile } from 'node:fs/promises';
import { liningOf } from '../backend/src/demo/catalogue/lining.ts';
import { drawPicture } from '../backend/src/studio/draw-picture.ts';
import type { PlacedGarment, Style, StudioPicture, View } from '../backend/src/studio/index.ts';
import { createPassLibrary } from '../backend/src/studio/passes.ts';

interface Shot {
  picture: StudioPicture;
  width: number;
  height: number;
}

const coatOf = (color: string, button: string): Style => ({
  color,
  inside: liningOf(color),
  trims: { 20: button },
});

const camel = coatOf('#a98d69', '#5a4636');
const navy = coatOf('#22293f', '#20242e');
const mustard = coatOf('#a67a3d', '#5a4636');
const denim: Style = {
  color: '#3c5d86',
  fabric: 'denim',
  wash: 0.75,
  lift: 0.05,
  thread: '#cf9a55',
  trims: { 21: '#b9975b' },
};
const striped: Style = {
  color: '#f4f2ee',
  rib: '#f4f2ee',
  pattern: { type: 'stripe', colors: ['#232f52'], size: 3.2, share: 40 },
};
const knitted: Style = {
  color: '#efe9db',
  rib: '#efe9db',
  pattern: { type: 'stripe', colors: ['#35608c'], size: 5.2, share: 45 },
};
const checked: Style = {
  color: '#f1ece2',
  pattern: { type: 'check', colors: ['#b5786b', '#2f3340', '#d8a15c'], size: 8 },
  trims: { 20: '#f2f0ea' },
};
const burgundy: Style = { color: '#7a2a36' };

const small = { width: 480, height: 640 };
const middle = { width: 600, height: 800 };

const shot = (shape: string, view: View, style: Style, size = middle): Shot => ({
  picture: { kind: 'garment', shape, view, style },
  ...size,
});

/** A garment's place in a banner: its middle and its height, as shares of the banner. */
type Place = Pick<PlacedGarment, 'x' | 'y' | 'height' | 'turn'>;
type Worn = readonly [shape: string, style: Style];

const scene = (ground: string, size: { width: number; height: number }, garments: [Worn, Place][]): Shot => ({
  picture: {
    kind: 'scene',
    ground,
    garments: garments.map(([[shape, style], place]) => ({ shape, view: 'front', style, ...place })),
  },
  ...size,
});

/** A banner for desktops and one for phones, with the same two garments. */
function banner(name: string, ground: string, left: Worn, right: Worn): [string, Shot][] {
  const wide = scene(ground, { width: 1180, height: 480 }, [
    [left, { x: 0.6, y: 0.52, height: 0.84, turn: -3 }],
    [right, { x: 0.84, y: 0.5, height: 0.76, turn: 4 }],
  ]);
  const tall = scene(ground, { width: 563, height: 743 }, [
    [left, { x: 0.36, y: 0.62, height: 0.56, turn: -4 }],
    [right, { x: 0.7, y: 0.66, height: 0.48, turn: 4 }],
  ]);
  return [
    [`${name}-wide`, wide],
    [`${name}-tall`, tall],
  ];
}

const shots: Record<string, Record<string, Shot>> = {
  'design-system': {
    coat: shot('coat', 'front', camel),
    'coat-back': shot('coat', 'back', camel),
    'coat-close': shot('coat', 'close', camel),
    'coat-other': shot('coat', 'front', navy),
    'coat-wide': scene('#efeeec', { width: 1376, height: 560 }, [
      [['coat', camel], { x: 0.75, y: 0.5, height: 0.86 }],
    ]),
    jacket: shot('denim-jacket', 'front', denim),
    'jacket-back': shot('denim-jacket', 'back', denim),
    knit: shot('crewknit', 'front', knitted, small),
    shirt: shot('shirt', 'front', checked, small),
    'shirt-close': shot('shirt', 'close', checked, small),
    'shirt-dress': shot('shirt-dress', 'front', { color: '#f4f2ee', trims: { 20: '#f2f0ea' } }),
    skirt: shot('midi-skirt', 'front', { color: '#8f9c86' }),
    tee: shot('tee', 'front', striped),
    'tee-back': shot('tee', 'back', striped),
    trousers: shot('wide-trousers', 'front', { color: '#1b1c1e', trims: { 20: '#2a2a2c' } }),
  },
  pages: {
    cardigan: shot('cardigan', 'front', { color: '#8f9c86', fabric: 'melange', strength: 0.4, trims: { 20: '#8a6a45' } }, small),
    dress: shot('dress', 'front', burgundy, small),
    jeans: shot('jeans-straight', 'front', denim, small),
    puffer: shot('puffer', 'front', { color: '#33463c', gloss: 1, accent: '#b8bcc0', trims: { 21: '#b8bcc0' } }, small),
    ...Object.fromEntries([
      ...banner('banner-autumn', '#dccfbf', ['coat', mustard], ['crewknit', burgundy]),
      ...banner('banner-denim', '#d5dae4', ['denim-jacket', denim], ['jeans', denim]),
      ...banner('banner-dresses', '#e2d6d6', ['dress', burgundy], ['slip-dress', { color: '#2f5a4d', gloss: 1 }]),
    ]),
  },
};

const asked = process.argv.slice(2);
const library = createPassLibrary(2e8);
for (const [part, pictures] of Object.entries(shots)) {
  for (const [name, { picture, width, height }] of Object.entries(pictures)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const file = new URL(`../stories/${part}/pictures/${name}.webp`, import.meta.url);
    await writeFile(file, await drawPicture({ picture, width, height, format: 'webp' }, library));
  }
}
