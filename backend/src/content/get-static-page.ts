import { getStaticPage } from '@rukav/contract/content/calls.ts';
import { GetStaticPage } from '@rukav/contract/content/schemas.ts';
import { freeDeliveryFrom } from '@rukav/contract/limits.ts';
import { courierFee } from '../delivery/courier.ts';
import { handle } from '../http/handle.ts';
import type { ContentRepository } from './content-repository.ts';
import { fillAmounts } from './fill-amounts.ts';

/** GET /static/pages/{url}: a page of text; amounts in it are those of the visitor's country. */
export const getStaticPageHandler = (content: ContentRepository) =>
  handle(
    getStaticPage,
    GetStaticPage,
    async ({ params: { url }, language, currency, refuse }) => {
      const page = await content.page(url);
      if (!page) return refuse('page_not_found');
      const isKazakh = language === 'kk';
      return {
        url,
        title: isKazakh ? page.title_kk : page.title_ru,
        html: fillAmounts(
          isKazakh ? page.html_kk : page.html_ru,
          { freeFrom: freeDeliveryFrom[currency], courierFee: courierFee(currency) },
          currency,
        ),
        updated: page.updated,
      };
    },
    { keep: 'shared' },
  );
