import type { StudioPicture } from '../studio/index.ts';
import { createAlbum } from './catalogue/album.ts';
import { fillCatalogue } from './catalogue/demo-catalogue.ts';
import { fillBanners } from './content/main-pages.ts';
import { fillReviews } from './reviews/demo-reviews.ts';

/** Every picture that the demo data names, by code: what the image service is given as `findPicture`. */
export function demoPictures(seed: string): ReadonlyMap<string, StudioPicture> {
  const album = createAlbum();
  const settings = { seed, now: new Date(0) };
  fillReviews(fillCatalogue(settings, album), settings, album);
  fillBanners(seed, album);
  return album.pictures;
}
