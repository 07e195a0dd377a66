export { createDiskCache } from './disk-cache.ts';
export { keepPictures, type KeptSettings } from './kept-pictures.ts';
export { createPhotographs } from './photographs.ts';
export { pictureRoutes } from './picture-routes.ts';
export {
  firstOf,
  PictureUnavailable,
  type FoundPicture,
  type PictureFormat,
  type PictureRequest,
  type PictureSource,
} from './picture-source.ts';
export { judgeSize, pictureRatios, pictureWidths } from './sizes.ts';
export { createPictures } from './subject.ts';
