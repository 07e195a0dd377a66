import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Gender } from '../database/columns.ts';
import type { BannerTable } from './tables.ts';

export type BannerRow = Selectable<BannerTable>;
export type ContentRepository = ReturnType<typeof createContentRepository>;

/** Pages of text, main pages and banners. */
export const createContentRepository = (db: Kysely<Database>) => ({
  page: (url: string) => db.selectFrom('content_page').selectAll().where('url', '=', url).executeTakeFirst(),

  /** The pages that the navigation names, section by section. */
  navigation: () =>
    db
      .selectFrom('content_page')
      .select(['section', 'url', 'title_ru', 'title_kk'])
      .where('section', 'is not', null)
      .orderBy('position')
      .execute(),

  mainPage: (gender: Gender) =>
    db.selectFrom('main_page').selectAll().where('gender', '=', gender).executeTakeFirst(),

  /** Banners of an audience, in the order of their slots. */
  bannersOf: (gender: Gender): Promise<BannerRow[]> =>
    db.selectFrom('banner').selectAll().where('gender', '=', gender).orderBy('slot').execute(),

  banners: (slots: readonly string[]): Promise<BannerRow[]> =>
    slots.length === 0
      ? Promise.resolve([])
      : db.selectFrom('banner').selectAll().where('slot', 'in', slots).execute(),
});
