export { imageSize, srcSetOf, type ImageSize } from './imageSize.ts';
export { Picture, type PictureProps, type PictureSource } from './Picture.tsx';
