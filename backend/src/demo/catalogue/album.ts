import {
  type GarmentPicture,
  fromHex,
  packedShapes,
  pictureCode,
  type ScenePicture,
  type StudioPicture,
  type Style,
  type View,
  type Rgb,
} from '../../studio/index.ts';
import type { PictureRow, Text } from '../rows.ts';
import { shortened } from './short-colour.ts';

const shapes = packedShapes();

/** The views of a shape that are shown, the front first. */
export const viewsOf = (shape: string): View[] =>
  (['front', 'close', 'back'] as const).filter((view) => shapes.get(shape)?.includes(view));

const captions: Record<View, Text> = {
  front: { ru: 'вид спереди', kk: 'алдынан көрінісі' },
  back: { ru: 'вид сзади', kk: 'артынан көрінісі' },
  close: { ru: 'крупный план', kk: 'жақыннан көрінісі' },
};

/**
 * What stands in a picture's place while it loads: the cloth on its ground, as `#cde`. A listing carries each colour
 * twice, and sixteen steps a channel are enough for what is seen so briefly.
 */
function average(ground: string, cloth: string, share: number): string {
  const [a, b] = [fromHex(ground), fromHex(cloth)];
  return shortened([0, 1, 2].map((c) => (a[c] ?? 0) * (1 - share) + (b[c] ?? 0) * share) as Rgb);
}

const slug = (key: string) => key.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Collects pictures under their codes, so that the image service knows every picture that the catalogue names. */
export function createAlbum() {
  const pictures = new Map<string, StudioPicture>();
  /** Thousands of pictures share some hundred colours. */
  const averages = new Map<string, string>();

  const averageOf = (ground: string, cloth: string, share: number) => {
    const key = `${ground} ${cloth} ${share}`;
    const colour = averages.get(key) ?? average(ground, cloth, share);
    averages.set(key, colour);
    return colour;
  };

  const put = (name: string, picture: StudioPicture) => {
    const code = pictureCode(slug(name), picture);
    pictures.set(code, picture);
    return code;
  };

  const garment = (name: string, picture: GarmentPicture, alt: Text): PictureRow => ({
    code: put(name, picture),
    alt,
    colour: averageOf(
      picture.ground ?? '#efeeec',
      picture.style.color,
      picture.view === 'close' ? 0.85 : 0.45,
    ),
  });

  return {
    pictures,

    /** Every picture of a garment in a style, a view each. */
    garment: (shape: string, key: string, style: Style, alt: Text): PictureRow[] =>
      viewsOf(shape).map((view) => {
        const caption = captions[view];
        const told = { ru: `${alt.ru}, ${caption.ru}`, kk: `${alt.kk}, ${caption.kk}` };
        return garment(key, { kind: 'garment', shape, view, style }, told);
      }),

    /** A scene of several garments. */
    scene: (name: string, scene: ScenePicture, alt: Text): PictureRow => ({
      code: put(name, scene),
      alt,
      colour: scene.ground,
    }),
  };
}

export type Album = ReturnType<typeof createAlbum>;
