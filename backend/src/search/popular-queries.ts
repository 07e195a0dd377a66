import { sql, type Kysely } from 'kysely';
import type { Language } from '@rukav/contract';
import type { Database } from '../database/schema.ts';

/** Days over which queries are counted. */
const window = 28;

/** Longest query that is counted, letters. */
const longest = 60;

const dayOf = (now: Date) => now.toISOString().slice(0, 10);
const daysBefore = (now: Date, days: number) => dayOf(new Date(now.getTime() - days * 86_400_000));

/** Texts that are counted between two writes at most, so that a flood of odd ones is forgotten and not stored. */
const mostTexts = 1000;

interface Count {
  language: Language;
  text: string;
  day: string;
  times: number;
}

const keyOf = ({ language, text, day }: Count) => `${language} ${day} ${text}`;

/**
 * Writes counts with one statement at a time: what is counted while it runs is written by the next. A flood of searches so takes one
 * connection to the database. Rows are written in one order, as other processes write the same ones.
 */
function createWriter(db: Kysely<Database>) {
  const pending = new Map<string, Count>();
  let writing: Promise<void> | undefined;

  const write = async () => {
    try {
      while (pending.size > 0) {
        const counts = [...pending].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, count]) => count);
        pending.clear();
        await db
          .insertInto('search_query')
          .values(counts)
          .onConflict((conflict) =>
            conflict
              .columns(['language', 'day', 'text'])
              .doUpdateSet({ times: sql`search_query.times + excluded.times` }),
          )
          .execute();
      }
    } finally {
      writing = undefined;
    }
  };

  return (count: Count): Promise<void> => {
    const key = keyOf(count);
    const known = pending.get(key);
    if (known) known.times += count.times;
    else if (pending.size < mostTexts) pending.set(key, count);
    return (writing ??= write());
  };
}

export type PopularQueries = ReturnType<typeof createPopularQueries>;

/** Counts what people search for. Only queries that found goods are counted, in the words that found them. */
export function createPopularQueries(db: Kysely<Database>) {
  const write = createWriter(db);
  return {
    /** Counts a query once; resolves once what is pending is written. A text beyond the pending ones' number is forgotten. */
    count: async (text: string, language: Language, now: Date): Promise<void> => {
      if (text.length <= longest) await write({ language, text, day: dayOf(now), times: 1 });
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
  };
}
