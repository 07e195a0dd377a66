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
  /** Told of a connection that broke while idle; the pool opens another one by itself. */
  onError?: (error: Error) => void;
}

/**
 * The database as Kysely sees it, over a pool. `bigint` is read as a safe integer, `date` as YYYY-MM-DD text, `timestamptz`
 * as a Date. A statement ends after 15 s, waiting for a free connection after 5 s.
 */
export function connect(
  url: string,
  { max = 20, onError = () => {} }: ConnectOptions = {},
): Kysely<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    types,
    connectionTimeoutMillis: 5000,
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'rukav',
  });
  pool.on('error', onError);
  // While a connection is in use the pool does not listen to it, and its end would be the process's.
  pool.on('connect', (client) => client.on('error', onError));
  return new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
}
