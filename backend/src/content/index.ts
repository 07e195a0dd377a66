import type { Subject } from '../kernel.ts';
import { createContentRepository } from './content-repository.ts';
import { getStaticPageHandler } from './get-static-page.ts';

export type { MainBlockRow, ProductsRule } from './blocks.ts';
export { createContentRepository, type BannerRow, type ContentRepository } from './content-repository.ts';
export { toBanner, toPicture } from './to-banner.ts';

/** Banners, and pages of text. */
export const content: Subject = {
  name: 'content',
  routes: ({ db }) => [getStaticPageHandler(createContentRepository(db))],
};
