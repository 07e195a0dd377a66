import { sql, type Kysely } from 'kysely';
import type { Language } from '@rukav/contract';
import type { Database } from '../database/schema.ts';

/** What a text finds. */
export interface Found {
  /** Models, best first. */
  ids: string[];
  /** What was searched for instead, when the text itself found nothing. */
  corrected: string | null;
}

/** Finds models by a text; a text that finds nothing may be corrected. */
export type FindModels = (
  text: string,
  options: { language: Language; isCorrected: boolean },
) => Promise<Found>;

/** Models that one search ranks at most. */
const mostModels = 2000;

/** Words of a text that are read. */
const mostWords = 12;

/** How much alike a word and its correction must be, from 0 to 1, by the three-letter pieces they share. */
const alike = 0.35;

/** Splits a text into words as search reads them: small letters, «ё» as «е». */
export const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostWords);

/** Russian by its dictionary, Kazakh by words as they stand; in both the beginning of a word is enough. */
async function find(db: Kysely<Database>, words: readonly string[], language: Language): Promise<string[]> {
  const beginnings = sql`to_tsquery('simple', ${words.map((word) => `${word}:*`).join(' & ')})`;
  const query =
    language === 'kk' ? beginnings : sql`(plainto_tsquery('russian', ${words.join(' ')}) || ${beginnings})`;
  const column = sql.ref(`words_${language}`);
  const { rows } = await sql<{ id: string }>`
    select id from model where ${column} @@ ${query}
    order by ts_rank(${column}, ${query}) desc, popularity desc, id limit ${mostModels}
  `.execute(db);
  return rows.map(({ id }) => id);
}

/** The known word most like this one; itself when it is known, begins a known one, or is like none. */
async function correct(db: Kysely<Database>, word: string, language: Language): Promise<string> {
  const { rows } = await sql<{ word: string }>`
    select word from search_word
    where language = ${language} and (starts_with(word, ${word}) or similarity(word, ${word}) > ${alike})
    order by starts_with(word, ${word}) desc, similarity(word, ${word}) desc, models desc, word
    limit 1
  `.execute(db);
  const best = rows[0]?.word;
  return best === undefined || best.startsWith(word) ? word : best;
}

/** Plain full text in PostgreSQL. A retailer with a search engine of its own puts it in this function's place. */
export const createFindModels =
  (db: Kysely<Database>): FindModels =>
  async (text, { language, isCorrected }) => {
    const words = wordsIn(text);
    if (words.length === 0) return { ids: [], corrected: null };
    const ids = await find(db, words, language);
    if (ids.length > 0 || !isCorrected) return { ids, corrected: null };

    const corrected = await Promise.all(words.map((word) => correct(db, word, language)));
    const better = corrected.join(' ');
    if (better === words.join(' ')) return { ids: [], corrected: null };
    const found = await find(db, corrected, language);
    return { ids: found, corrected: found.length > 0 ? better : null };
  };
