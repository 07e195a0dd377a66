export { deltaE, toLab } from './colour-difference.ts';
export { fromHex, luminance, type Rgb, toByte } from './colour.ts';
export { type ImageService, type ImageSettings, createImageService } from './image-service.ts';
export { packedShapes } from './passes.ts';
export { pictureCode } from './picture-code.ts';
export {
  backdrop,
  type GarmentPicture,
  type Motif,
  type Pattern,
  type PlacedGarment,
  type ScenePicture,
  type StudioPicture,
  type Style,
  type View,
} from './style.ts';
