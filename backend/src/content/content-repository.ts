import { GetStaticPage, PageBlock } from '@rukav/contract/content/schemas.ts';
import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { PictureRow, Text, type Gender } from '../database/columns.ts';
import type { Database } from '../database/schema.ts';
import { rowCheck, validItems, validValue } from '../database/valid-rows.ts';
import { MainBlockRow } from './blocks.ts';
import type { BannerTable, ContentPageTable } from './tables.ts';

export type BannerRow = Selectable<BannerTable>;
export type ContentRepository = ReturnType<typeof createContentRepository>;

const hasAddress = rowCheck('content_page', 'url', z.object({ url: GetStaticPage.params.shape.url }));
const hasDate = rowCheck('content_page', 'url', z.object({ updated: z.iso.date() }));

const isValidBanner = rowCheck(
  'banner',
  'slot',
  z.object({
    words: z.object({ title: Text, text: Text, button: Text }),
    mobile: PictureRow,
    desktop: PictureRow,
  }),
);

/** Returns a page without the blocks that cannot be shown. */
function withValidBlocks<Page extends Pick<Selectable<ContentPageTable>, 'url' | 'blocks'>>(
  page: Page,
): Page {
  const at = (field: string) => ({ table: 'content_page' as const, id: page.url, field });
  const blocks = validValue(z.record(z.string(), z.unknown()), page.blocks, at('blocks')) ?? {
    ru: [],
    kk: [],
  };
  const blocksIn = (language: 'ru' | 'kk') =>
    validItems(PageBlock, blocks[language], at(`blocks.${language}`));
  return { ...page, blocks: { ru: blocksIn('ru'), kk: blocksIn('kk') } };
}

/** Pages of text, main pages and banners, without what cannot be shown. */
export const createContentRepository = (db: Kysely<Database>) => ({
  page: async (url: string) => {
    const page = await db.selectFrom('content_page').selectAll().where('url', '=', url).executeTakeFirst();
    return page && hasDate(page) ? withValidBlocks(page) : undefined;
  },

  /** The pages that the navigation names, section by section. */
  navigation: async () => {
    const pages = await db
      .selectFrom('content_page')
      .select(['section', 'url', 'title_ru', 'title_kk'])
      .where('section', 'is not', null)
      .orderBy('position')
      .execute();
    return pages.filter(hasAddress);
  },

  mainPage: async (gender: Gender) => {
    const page = await db.selectFrom('main_page').selectAll().where('gender', '=', gender).executeTakeFirst();
    const at = { table: 'main_page', id: gender, field: 'blocks' } as const;
    return page && { ...page, blocks: validItems(MainBlockRow, page.blocks, at) };
  },

  /** Banners of an audience, in the order of their slots. */
  bannersOf: async (gender: Gender): Promise<BannerRow[]> => {
    const banners = await db
      .selectFrom('banner')
      .selectAll()
      .where('gender', '=', gender)
      .orderBy('slot')
      .execute();
    return banners.filter(isValidBanner);
  },

  banners: async (slots: readonly string[]): Promise<BannerRow[]> => {
    if (slots.length === 0) return [];
    const banners = await db.selectFrom('banner').selectAll().where('slot', 'in', slots).execute();
    return banners.filter(isValidBanner);
  },
});
