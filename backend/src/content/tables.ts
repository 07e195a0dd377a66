import type { ColumnType, Generated } from 'kysely';
import type { Language } from '@rukav/contract';
import type { PageBlock, PageSection } from '@rukav/contract/content/schemas.ts';
import type { Gender, Json, PictureRow, Text } from '../database/columns.ts';
import type { MainBlockRow } from './blocks.ts';

export interface ContentTables {
  content_page: ContentPageTable;
  banner: BannerTable;
  main_page: MainPageTable;
}

/** A page of text by its address below the root. `html` is sanitised when it is read. */
export interface ContentPageTable {
  url: string;
  title_ru: string;
  title_kk: string;
  html_ru: string;
  html_kk: string;
  /** What stands below the words, in both languages. */
  blocks: ColumnType<Record<Language, PageBlock[]>, string | undefined, string>;
  /** YYYY-MM-DD. */
  updated: string;
  /** Where the navigation names it; null for a page that is not named there. */
  section: ColumnType<PageSection | null, PageSection | null | undefined, PageSection | null>;
  /** Its place in the section. */
  position: Generated<number>;
}

export interface BannerTable {
  slot: string;
  gender: Gender | null;
  url: string;
  words: Json<Record<'title' | 'text' | 'button', Text>>;
  mobile: Json<PictureRow>;
  desktop: Json<PictureRow>;
}

export interface MainPageTable {
  gender: Gender;
  title_ru: string;
  title_kk: string;
  blocks: Json<MainBlockRow[]>;
}
