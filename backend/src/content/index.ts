import { catalogueOf } from '../catalogue/index.ts';
import type { Subject } from '../kernel.ts';
import { createContentRepository } from './content-repository.ts';
import { getMainPageHandler } from './get-main-page.ts';
import { getStaticPageHandler } from './get-static-page.ts';

/** Main pages, and pages of text. */
export const content: Subject = {
  name: 'content',
  routes: ({ db }) => {
    const repository = createContentRepository(db);
    return [
      getMainPageHandler({ content: repository, catalogue: catalogueOf(db) }),
      getStaticPageHandler(repository),
    ];
  },
};
