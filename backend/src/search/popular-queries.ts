import { sql, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
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
  visitors: number;
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
              .doUpdateSet({ visitors: sql`search_query.visitors + excluded.visitors` }),
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
    if (known) known.visitors += count.visitors;
    else if (pending.size < mostTexts) pending.set(key, count);
    return (writing ??= write());
  };
}

export type PopularQueries = ReturnType<typeof createPopularQueries>;

/** Visitors' queries that are remembered, so that each counts once a day. */
const mostRemembered = 50_000;

/** A query as a visitor made it. */
export interface VisitorQuery {
  text: string;
  language: Language;
  /** The network from which it came: a new session is no new visitor. It is not stored. */
  network: string;
  now: Date;
}

/** Counts by how many visitors queries are made. Only queries that found goods are counted, in the words that found them. */
export function createPopularQueries(db: Kysely<Database>) {
  const write = createWriter(db);
  const counted = new LRUCache<string, true>({ max: mostRemembered });
  return {
    /**
     * Counts a query once a day for a visitor; resolves once what is pending is written. A text beyond the pending ones' number is
     * forgotten.
     */
    count: async ({ text, language, network, now }: VisitorQuery): Promise<void> => {
      const day = dayOf(now);
      const key = JSON.stringify([network, language, day, text]);
      if (text.length > longest || counted.has(key)) return;
      counted.set(key, true);
      await write({ language, text, day, visitors: 1 });
    },

    /** Those that at least so many visitors made lately, the most popular first. */
    read: async (
      language: Language,
      now: Date,
      { most, least }: { most: number; least: number },
    ): Promise<string[]> => {
      const rows = await db
        .selectFrom('search_query')
        .select('text')
        .where('language', '=', language)
        .where('day', '>', daysBefore(now, window))
        .groupBy('text')
        .having(({ fn }) => fn.sum('visitors'), '>=', least)
        .orderBy(({ fn }) => fn.sum('visitors'), 'desc')
        .orderBy('text')
        .limit(most)
        .execute();
      return rows.map(({ text }) => text);
    },

    /** Forgets days that count no longer. */
    tidy: (now: Date) => db.deleteFrom('search_query').where('day', '<=', daysBefore(now, window)).execute(),
  };
}
