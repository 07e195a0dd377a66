import { createAlbum } from './catalogue/album.ts';
import { fillBanners } from './content/main-pages.ts';
import { type DemoSettings, fillCatalogue } from './catalogue/demo-catalogue.ts';
import { fillReviews } from './reviews/demo-reviews.ts';
import type { BannerRow } from './rows.ts';

export { type DemoSettings, demoCatalogue } from './catalogue/demo-catalogue.ts';
export { demoContentPages } from './content/content-pages.ts';
export { demoMainPages } from './content/main-pages.ts';
export { defaultCityId, demoCities } from './geography/cities.ts';
export { demoPartnerPoints } from './geography/partner-points.ts';
export { demoStock } from './geography/stock.ts';
export { demoMetroStations, demoStores } from './geography/stores.ts';
export { type DemoHouse, type DemoStreet, findStreet, housesOf, streetsOf } from './geography/streets.ts';
export { demoPictures } from './pictures.ts';
export type * from './reviews/review-rows.ts';
export type * from './rows.ts';

/** The seed of the demo shop: one name, so that its pictures keep their addresses from release to release. */
export const demoSeed = 'rukav';

/** The banners of all main pages. */
export const demoBanners = (seed: string): BannerRow[] => fillBanners(seed, createAlbum());

/** The catalogue with what shoppers have written of it. */
export function demoShop(settings: DemoSettings) {
  const album = createAlbum();
  const catalogue = fillCatalogue(settings, album);
  return { catalogue, written: fillReviews(catalogue, settings, album) };
}
