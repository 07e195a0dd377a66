import { getStaticPage } from '@rukav/contract/content/calls.ts';
import { GetStaticPage } from '@rukav/contract/content/schemas.ts';
import { handle } from '../http/handle.ts';
import type { ContentRepository } from './content-repository.ts';

/** GET /static/pages/{url}: a page of text. */
export const getStaticPageHandler = (content: ContentRepository) =>
  handle(
    getStaticPage,
    GetStaticPage,
    async ({ params: { url }, language, refuse }) => {
      const page = await content.page(url);
      if (!page) return refuse('page_not_found');
      const isKazakh = language === 'kk';
      return {
        url,
        title: isKazakh ? page.title_kk : page.title_ru,
        html: isKazakh ? page.html_kk : page.html_ru,
        updated: page.updated,
      };
    },
    { keep: 'shared' },
  );
