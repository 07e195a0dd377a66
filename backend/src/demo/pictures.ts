import type { StudioPicture } from '../studio/index.ts';
import { createAlbum } from './catalogue/album.ts';
import { fillCatalogue } from './catalogue/demo-catalogue.ts';
import { fillBanners } from './content/main-pages.ts';

/** Every picture that the demo data names, by code: what the image service is given as `findPicture`. */
export function demoPictures(seed: string): ReadonlyMap<string, StudioPicture> {
  const album = createAlbum();
  fillCatalogue({ seed, now: new Date(0) }, album);
  fillBanners(seed, album);
  return album.pictures;
}
