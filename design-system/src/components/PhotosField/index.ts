export type { PhotoFault, PhotoLimits, SortedPhotos } from './sortPhotos.ts';
export type { ChosenPhoto } from './photo.ts';
export { PhotosField, type PhotosFieldLabels, type PhotosFieldProps } from './PhotosField.tsx';
