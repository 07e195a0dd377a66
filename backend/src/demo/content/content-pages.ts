import { readData } from '../data-files.ts';
import type { ContentPageRow } from '../rows.ts';
import { typesetKazakh, typesetRussian } from '../typeset.ts';

interface PageData {
  url: string;
  title: { ru: string; kk: string };
  updated: string;
  ru: string;
  kk: string;
}

/** The pages of text: offer, privacy, returns, delivery and the like, honest about being a demonstration. */
export const demoContentPages = (): ContentPageRow[] =>
  readData<PageData[]>('pages.json').map(({ url, title, updated, ru, kk }) => ({
    url,
    title,
    html: { ru: typesetRussian(ru), kk: typesetKazakh(kk) },
    updated,
  }));
