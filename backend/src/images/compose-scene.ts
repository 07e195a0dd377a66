import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { cutOutGarment } from './compose-garment.ts';
import type { PassLibrary, Reduction } from './passes.ts';
import type { PlacedGarment, ScenePicture } from './style.ts';

interface Layer {
  picture: Buffer;
  width: number;
  height: number;
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** The smallest computation that a garment of this height in pixels needs; passes are 1200 px high, cloth about 1000. */
const reductionFor = (height: number): Reduction => (height <= 330 ? 3 : height <= 520 ? 2 : 1);

/** Widest that a garment lies, in pixels: shorts and skirts are as wide as they are high. */
const widest = (sceneWidth: number, sceneHeight: number) =>
  Math.round(Math.min(sceneWidth * 0.56, sceneHeight * 0.72));

async function layerOf(
  placed: PlacedGarment,
  library: PassLibrary,
  sceneWidth: number,
  sceneHeight: number,
): Promise<Layer> {
  const height = Math.round(placed.height * sceneHeight);
  const passes = await library.load(placed.shape, placed.view, reductionFor(height));
  const { data, ...raw } = await cutOutGarment(passes, placed.style);
  const trimmed = await sharp(data, { raw })
    .trim({ background: clear, threshold: 1 })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const turned = await sharp(trimmed)
    .resize({ height, width: widest(sceneWidth, sceneHeight), fit: 'inside' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  const { data: picture, info } = await sharp(turned)
    .rotate(placed.turn ?? 0, { background: clear })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { picture, width: info.width, height: info.height };
}

/** The garment's outline in black, blurred and faint, with room for the blur around it. */
async function shadowOf({ picture }: Layer, spread: number, strength: number): Promise<Buffer> {
  const outline = await sharp(picture)
    .extend({ top: spread * 2, bottom: spread * 2, left: spread * 2, right: spread * 2, background: clear })
    .linear([0, 0, 0, strength], [38, 32, 28, 0])
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(outline).blur(Math.max(0.5, spread)).png({ compressionLevel: 1 }).toBuffer();
}

/** Cuts an overlay to the scene, since a picture larger than what it is laid on is refused. */
async function clip(
  picture: Buffer,
  left: number,
  top: number,
  width: number,
  height: number,
): Promise<OverlayOptions[]> {
  const size = await sharp(picture).metadata();
  const [cutLeft, cutTop] = [Math.max(0, -left), Math.max(0, -top)];
  const cutWidth = Math.min(size.width - cutLeft, width - Math.max(0, left));
  const cutHeight = Math.min(size.height - cutTop, height - Math.max(0, top));
  if (cutWidth <= 0 || cutHeight <= 0) return [];
  const input = await sharp(picture)
    .extract({ left: cutLeft, top: cutTop, width: cutWidth, height: cutHeight })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return [{ input, left: Math.max(0, left), top: Math.max(0, top) }];
}

/** Lays garments with their shadows on a coloured ground, at the asked size. */
export async function composeScene(
  scene: ScenePicture,
  library: PassLibrary,
  width: number,
  height: number,
): Promise<Sharp> {
  const spread = Math.max(1, Math.round(height * 0.018));
  const overlays: OverlayOptions[] = [];
  for (const placed of scene.garments) {
    const layer = await layerOf(placed, library, width, height);
    const left = Math.round(placed.x * width - layer.width / 2);
    const top = Math.round(placed.y * height - layer.height / 2);
    const shift = spread * 2;
    overlays.push(
      ...(await clip(
        await shadowOf(layer, spread, 0.3),
        left - shift + spread,
        top - shift + spread,
        width,
        height,
      )),
      ...(await clip(layer.picture, left, top, width, height)),
    );
  }
  const ground = sharp({ create: { width, height, channels: 3, background: scene.ground } });
  return sharp(await ground.composite(overlays).png({ compressionLevel: 1 }).toBuffer());
}
