import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.ts';

/** Reads a `bigint`. Money in minor units and counts fit a safe integer; what does not is refused, never rounded. */
export function toSafeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) {
    throw new RangeError(
      `The bigint ${text} does not fit a safe integer. Read it as text: cast(column as text).`,
    );
  }
  return value;
}

const asText = (text: string) => text;

const parsers = new Map<number, (text: string) => unknown>([
  [pg.types.builtins.INT8, toSafeInteger],
  // A calendar day has no zone: it stays YYYY-MM-DD.
  [pg.types.builtins.DATE, asText],
]);

const types = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : parsers.get(oid)) ?? pg.types.getTypeParser(oid, format as 'text'),
};

export interface ConnectOptions {
  /**
   * Connections that the pool holds at most.
   *
   * @default 20
   */
  max?: number;
  /**
   * How long a statement may take, ms; 0 is as long as it needs, for what prepares the database.
   *
   * @default 8000
   */
  timeout?: number;
  /** Told of a connection that broke while idle; the pool opens another one by itself. */
  onError?: (error: Error) => void;
}

/** How long the server has to say that a statement took too long, before it counts as one that does not answer, ms. */
const grace = 500;

/** How long a free connection is waited for, ms. */
const mostWait = 5000;

/** How long a connection is kept unused, ms. A new one has to learn the tables again, which costs its first statements 100 ms. */
const idle = 600_000;

/**
 * A connection that is not used again once the server has left a statement without an answer: what follows it, such as the
 * end of a transaction, would wait behind it as long again.
 */
function impatient(client: pg.PoolClient): pg.PoolClient {
  let isLost = false;
  const query = async (text: string, values: readonly unknown[]) => {
    if (isLost) throw new Error('Connection terminated: the database did not answer in time.');
    try {
      return await client.query(text, [...values]);
    } catch (error) {
      isLost = error instanceof Error && error.message === 'Query read timeout';
      throw error;
    }
  };
  const release = (isBroken?: boolean) => client.release(isBroken === true || isLost);
  const own = new Map<string | symbol, unknown>(Object.entries({ query, release }));
  return new Proxy(client, { get: (target, name): unknown => own.get(name) ?? Reflect.get(target, name) });
}

/**
 * The database as Kysely sees it, over a pool. `bigint` is read as a safe integer, `date` as YYYY-MM-DD text, `timestamptz`
 * as a Date. A statement ends after 8 s, also when the server does not answer at all, waiting for a free connection after 5 s.
 */
export function connect(
  url: string,
  { max = 20, timeout = 8000, onError = () => {} }: ConnectOptions = {},
): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: timeout === 0 ? 0 : Math.min(timeout, mostWait),
    statement_timeout: timeout,
    ...(timeout > 0 && { query_timeout: timeout + grace }),
    idleTimeoutMillis: idle,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'rukav',
  });
  pool.on('error', onError);
  // While a connection is in use the pool does not listen to it, and its end would be the process's.
  pool.on('connect', (client) => client.on('error', onError));
  return new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => impatient(await pool.connect()),
        end: () => pool.end(),
        options: pool.options,
      },
    }),
  });
}
