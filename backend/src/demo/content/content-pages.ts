import { nameStore } from '@rukav/brand/name-store.ts';
import type { Language } from '@rukav/contract';
import type { PageBlock, PageSection } from '@rukav/contract/content/schemas.ts';
import { type Pair, readData } from '../data-files.ts';
import type { ContentPageRow } from '../rows.ts';
import { typesetKazakh, typesetRussian } from '../typeset.ts';
import { sizeTables, type PageTable } from './size-tables.ts';

type Question = [questionRu: string, questionKk: string, answerRu: string, answerKk: string];

interface PageData {
  url: string;
  /** Other addresses of the same page. */
  also?: string[];
  section: PageSection;
  title: { ru: string; kk: string };
  updated: string;
  ru: string;
  kk: string;
  tables?: PageTable[];
  questions?: Question[];
}

/** Names the store in a text and sets it in type. */
const set = {
  ru: (text: string) => typesetRussian(nameStore(text, 'ru')),
  kk: (text: string) => typesetKazakh(nameStore(text, 'kk')),
};

function tableIn({ title, columns, rows, note }: PageTable, language: Language): PageBlock {
  const say = ([ru, kk]: Pair) => set[language](language === 'kk' ? kk : ru);
  return {
    type: 'table',
    title: say(title),
    columns: columns.map(say),
    rows: rows.map((cells) => cells.map(say)),
    note: note ? say(note) : '',
  };
}

function blocksIn({ url, tables = [], questions = [] }: PageData, language: Language): PageBlock[] {
  const isKazakh = language === 'kk';
  const all = url === 'pages/razmery_odezhdy' ? sizeTables() : tables;
  const told = questions.map(([ru, kk, answerRu, answerKk]) => ({
    question: set[language](isKazakh ? kk : ru),
    html: set[language](isKazakh ? answerKk : answerRu),
  }));
  return [
    ...all.map((table) => tableIn(table, language)),
    ...(told.length > 0 ? [{ type: 'questions' as const, questions: told }] : []),
  ];
}

/** The pages of text: offer, privacy, returns, delivery and the like, honest about being a demonstration. */
export const demoContentPages = (): ContentPageRow[] =>
  readData<PageData[]>('pages.json').flatMap((page) => {
    const { url, also = [], section, title, updated, ru, kk } = page;
    const row = {
      title,
      html: { ru: set.ru(ru), kk: set.kk(kk) },
      blocks: { ru: blocksIn(page, 'ru'), kk: blocksIn(page, 'kk') },
      updated,
    };
    return [{ ...row, url, section }, ...also.map((other) => ({ ...row, url: other, section: null }))];
  });
