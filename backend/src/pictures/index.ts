export { createDiskCache } from './disk-cache.ts';
export { createPictureCache, type PictureCacheSettings } from './picture-cache.ts';
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
export { checkSize, pictureRatios, pictureWidths } from './sizes.ts';
export { createPictures } from './subject.ts';
