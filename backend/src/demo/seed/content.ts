import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { demoBanners, demoContentPages, demoMainPages, demoSeed } from '../index.ts';
import { json, write } from './write.ts';

/** Writes pages of text, banners and main pages. */
export async function writeContent(trx: Transaction<Database>): Promise<void> {
  await write(
    trx,
    'content_page',
    demoContentPages().map(({ url, title, html, blocks, updated, section }, position) => ({
      url,
      title_ru: title.ru,
      title_kk: title.kk,
      html_ru: html.ru,
      html_kk: html.kk,
      blocks: json(blocks),
      updated,
      section,
      position,
    })),
  );
  await write(
    trx,
    'banner',
    demoBanners(demoSeed).map(({ slot, gender, title, text, button, url, mobile, desktop }) => ({
      slot,
      gender,
      url,
      words: json({ title, text, button }),
      mobile: json(mobile),
      desktop: json(desktop),
    })),
  );
  await write(
    trx,
    'main_page',
    demoMainPages().map(({ gender, title, blocks }) => ({
      gender,
      title_ru: title.ru,
      title_kk: title.kk,
      blocks: json(blocks),
    })),
  );
}
