import {
  type GarmentPicture,
  fromHex,
  packedShapes,
  pictureCode,
  type ScenePicture,
  type StudioPicture,
  type Style,
  type View,
  toHex,
} from '../../images/index.ts';
import type { PictureRow, Text } from '../rows.ts';

/** Views that the studio has but that do not look well enough for a shop. */
const weakViews = new Set(['wide-trousers close', 'coat close', 'slip-dress back', 'shorts-denim back']);

const shapes = packedShapes();

/** The views of a shape that are shown, the front first. */
export const viewsOf = (shape: string): View[] =>
  (['front', 'close', 'back'] as const).filter(
    (view) => shapes.get(shape)?.includes(view) && !weakViews.has(`${shape} ${view}`),
  );

const captions: Record<View | 'detail', Text> = {
  front: { ru: 'вид спереди', kk: 'алдынан көрінісі' },
  back: { ru: 'вид сзади', kk: 'артынан көрінісі' },
  close: { ru: 'крупный план', kk: 'жақыннан көрінісі' },
  detail: { ru: 'деталь', kk: 'бөлшегі' },
};

/**
 * What stands in a picture's place while it loads: the cloth on its ground, as `#cde`. A listing carries each colour
 * twice, and sixteen steps a channel are enough for what is seen so briefly.
 */
function average(ground: string, cloth: string, share: number): string {
  const [a, b] = [fromHex(ground), fromHex(cloth)];
  const mixed = toHex(
    [0, 1, 2].map((c) => (a[c] ?? 0) * (1 - share) + (b[c] ?? 0) * share) as [number, number, number],
  );
  return mixed.replaceAll(/[\da-f]{2}/g, (channel) =>
    Math.round(Number.parseInt(channel, 16) / 17).toString(16),
  );
}

const slug = (key: string) => key.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Collects pictures under their codes, so that the image service knows every picture that the catalogue names. */
export function createAlbum() {
  const pictures = new Map<string, StudioPicture>();

  const put = (name: string, picture: StudioPicture) => {
    const code = pictureCode(slug(name), picture);
    pictures.set(code, picture);
    return code;
  };

  const garment = (name: string, picture: GarmentPicture, alt: Text): PictureRow => ({
    code: put(name, picture),
    alt,
    colour: average(
      picture.ground ?? '#efeeec',
      picture.style.color,
      picture.view === 'close' || picture.crop ? 0.85 : 0.45,
    ),
  });

  return {
    pictures,

    /** Every picture of a garment in a style: its views, and a detail where the studio has no close-up. */
    garment: (shape: string, key: string, style: Style, alt: Text): PictureRow[] => {
      const views = viewsOf(shape);
      const told = (caption: Text): Text => ({
        ru: `${alt.ru}, ${caption.ru}`,
        kk: `${alt.kk}, ${caption.kk}`,
      });
      const whole = views.map((view) =>
        garment(key, { kind: 'garment', shape, view, style }, told(captions[view])),
      );
      if (views.includes('close') || shape === 'wide-trousers') return whole;
      const crop = { x: 0.22, y: 0.08, width: 0.56 };
      const detail = garment(
        `${key}-detail`,
        { kind: 'garment', shape, view: 'front', style, crop },
        told(captions.detail),
      );
      return [...whole.slice(0, 1), detail, ...whole.slice(1)];
    },

    /** A scene of several garments. */
    scene: (name: string, scene: ScenePicture, alt: Text): PictureRow => ({
      code: put(name, scene),
      alt,
      colour: scene.ground,
    }),
  };
}

export type Album = ReturnType<typeof createAlbum>;
