import { sql, type Kysely } from 'kysely';
import type { Language } from '@rukav/contract';
import type { Database } from '../database/schema.ts';

/** Days over which queries are counted. */
const window = 28;

/** Longest query that is counted, letters. */
const longest = 60;

const dayOf = (now: Date) => now.toISOString().slice(0, 10);
const daysBefore = (now: Date, days: number) => dayOf(new Date(now.getTime() - days * 86_400_000));

export type PopularQueries = ReturnType<typeof createPopularQueries>;

/** What people search for. Only queries that found goods are counted, in the words that found them. */
export const createPopularQueries = (db: Kysely<Database>) => ({
  count: async (text: string, language: Language, now: Date): Promise<void> => {
    if (text.length > longest) return;
    await db
      .insertInto('search_query')
      .values({ language, text, day: dayOf(now), times: 1 })
      .onConflict((conflict) =>
        conflict.columns(['language', 'day', 'text']).doUpdateSet({ times: sql`search_query.times + 1` }),
      )
      .execute();
  },

  /** Those that were made most often lately, most often first. */
  read: async (language: Language, now: Date, most: number): Promise<string[]> => {
    const rows = await db
      .selectFrom('search_query')
      .select('text')
      .where('language', '=', language)
      .where('day', '>', daysBefore(now, window))
      .groupBy('text')
      .orderBy(({ fn }) => fn.sum('times'), 'desc')
      .orderBy('text')
      .limit(most)
      .execute();
    return rows.map(({ text }) => text);
  },

  /** Forgets days that count no longer. */
  tidy: (now: Date) => db.deleteFrom('search_query').where('day', '<=', daysBefore(now, window)).execute(),
});
