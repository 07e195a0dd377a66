import type { Language } from '@rukav/contract';
import { getStaticPage } from '@rukav/contract/content/calls.ts';
import { GetStaticPage, PageSection, type PageBlock } from '@rukav/contract/content/schemas.ts';
import { freeDeliveryFrom } from '@rukav/contract/limits.ts';
import { courierFee } from '../delivery/index.ts';
import { handle } from '../http/handle.ts';
import type { ContentRepository } from './content-repository.ts';
import { fillAmounts } from './fill-amounts.ts';
import { sanitiseHtml } from './sanitise-html.ts';

type Named = Awaited<ReturnType<ContentRepository['navigation']>>;

/** Sections in their order, those without a page left out. */
const toNavigation = (pages: Named, language: Language) =>
  PageSection.options
    .map((section) => ({
      section,
      pages: pages
        .filter((page) => page.section === section)
        .map(({ url, title_ru, title_kk }) => ({ url, title: language === 'kk' ? title_kk : title_ru })),
    }))
    .filter(({ pages: named }) => named.length > 0);

const filled = (block: PageBlock, fill: (html: string) => string): PageBlock =>
  block.type === 'questions'
    ? {
        ...block,
        questions: block.questions.map(({ question, html }) => ({ question, html: fill(html) })),
      }
    : block;

/** GET /static/pages/{url}: a page of text, sanitised; amounts in it are those of the visitor's country. */
export const getStaticPageHandler = (content: ContentRepository) =>
  handle(
    getStaticPage,
    GetStaticPage,
    async ({ params: { url }, language, currency, refuse }) => {
      const [page, named] = await Promise.all([content.page(url), content.navigation()]);
      if (!page) return refuse('page_not_found');
      const isKazakh = language === 'kk';
      const amounts = { freeFrom: freeDeliveryFrom[currency], courierFee: courierFee(currency) };
      const fill = (html: string) => fillAmounts(sanitiseHtml(html), amounts, currency);
      return {
        url,
        title: isKazakh ? page.title_kk : page.title_ru,
        html: fill(isKazakh ? page.html_kk : page.html_ru),
        blocks: page.blocks[language].map((block) => filled(block, fill)),
        updated: page.updated,
        navigation: toNavigation(named, language),
      };
    },
    { cache: 'shared' },
  );
