import { catalogueOf } from '../catalogue/index.ts';
import { createContentRepository } from '../content/index.ts';
import type { Subject } from '../kernel.ts';
import { getMainPageHandler } from './get-main-page.ts';

/** Main pages: banners of the content beside products of the catalogue. */
export const mainPage: Subject = {
  name: 'main-page',
  routes: ({ db }) => [
    getMainPageHandler({ content: createContentRepository(db), catalogue: catalogueOf(db) }),
  ],
};
