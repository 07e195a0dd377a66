import sharp, { type OverlayOptions, type Sharp } from 'sharp';
import { cutOutGarment } from './compose-garment.ts';
import type { Passes, PassLibrary, Reduction } from './passes.ts';
import type { PlacedGarment, ScenePicture } from './style.ts';

/** A garment cut out, turned and scaled: raw bytes with alpha. */
interface Layer {
  data: Buffer;
  raw: { width: number; height: number; channels: 4 };
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** The smallest computation that a garment of this height in pixels needs; passes are 1200 px high, cloth about 1000. */
const reductionFor = (height: number): Reduction => (height <= 330 ? 3 : height <= 520 ? 2 : 1);

/** Widest that a garment lies, in pixels: shorts and skirts are as wide as they are high. */
const widest = (sceneWidth: number, sceneHeight: number) =>
  Math.round(Math.min(sceneWidth * 0.56, sceneHeight * 0.72));

const open = ({ data, raw }: Layer) => sharp(data, { raw });

async function finish(pipeline: Sharp): Promise<Layer> {
  const { data, info } = await pipeline.raw().toBuffer({ resolveWithObject: true });
  return { data, raw: { width: info.width, height: info.height, channels: 4 } };
}

/** The rows and columns that a garment covers. */
function frameOf({ alpha, width, height }: Passes) {
  const isFilled = (from: number, step: number, count: number) => {
    for (let k = 0, i = from; k < count; k++, i += step) if (alpha[i]! > 1) return true;
    return false;
  };
  const rows = Array.from({ length: height }, (_, y) => y).filter((y) => isFilled(y * width, 1, width));
  const columns = Array.from({ length: width }, (_, x) => x).filter((x) => isFilled(x, width, height));
  const [left = 0, top = 0] = [columns[0], rows[0]];
  return { left, top, width: (columns.at(-1) ?? left) - left + 1, height: (rows.at(-1) ?? top) - top + 1 };
}

async function layerOf(
  placed: PlacedGarment,
  library: PassLibrary,
  sceneWidth: number,
  sceneHeight: number,
): Promise<Layer> {
  const height = Math.round(placed.height * sceneHeight);
  const passes = await library.load(placed.shape, placed.view, reductionFor(height));
  const { data, ...raw } = await cutOutGarment(passes, placed.style);
  const scaled = await finish(
    sharp(data, { raw })
      .extract(frameOf(passes))
      .resize({ height, width: widest(sceneWidth, sceneHeight), fit: 'inside' }),
  );
  return placed.turn ? finish(open(scaled).rotate(placed.turn, { background: clear })) : scaled;
}

/** The garment's outline in black, blurred and faint, with room for the blur around it. */
async function shadowOf(layer: Layer, spread: number, strength: number): Promise<Layer> {
  const room = spread * 2;
  const outline = await finish(
    open(layer)
      .extend({ top: room, bottom: room, left: room, right: room, background: clear })
      .linear([0, 0, 0, strength], [38, 32, 28, 0]),
  );
  return finish(open(outline).blur(Math.max(0.5, spread)));
}

/** Cuts an overlay to the scene, since a picture larger than what it is laid on is refused. */
async function clip(
  layer: Layer,
  left: number,
  top: number,
  width: number,
  height: number,
): Promise<OverlayOptions[]> {
  const [cutLeft, cutTop] = [Math.max(0, -left), Math.max(0, -top)];
  const cutWidth = Math.min(layer.raw.width - cutLeft, width - Math.max(0, left));
  const cutHeight = Math.min(layer.raw.height - cutTop, height - Math.max(0, top));
  if (cutWidth <= 0 || cutHeight <= 0) return [];
  const cut = await finish(
    open(layer).extract({ left: cutLeft, top: cutTop, width: cutWidth, height: cutHeight }),
  );
  return [{ input: cut.data, raw: cut.raw, left: Math.max(0, left), top: Math.max(0, top) }];
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
    const left = Math.round(placed.x * width - layer.raw.width / 2);
    const top = Math.round(placed.y * height - layer.raw.height / 2);
    const shift = spread * 2;
    overlays.push(
      ...(await clip(
        await shadowOf(layer, spread, 0.3),
        left - shift + spread,
        top - shift + spread,
        width,
        height,
      )),
      ...(await clip(layer, left, top, width, height)),
    );
  }
  const ground = sharp({ create: { width, height, channels: 3, background: scene.ground } });
  const { data, info } = await ground
    .composite(overlays)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
}
