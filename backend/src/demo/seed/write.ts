import type { Insertable, Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** Rows that one statement writes: PostgreSQL takes 65,535 parameters. */
const parameters = 60_000;

/** Writes rows of one table, as many statements as it takes; all rows have the same columns. */
export async function write<Table extends keyof Database>(
  trx: Transaction<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  const width = Object.keys(rows[0] ?? {}).length || 1;
  const step = Math.floor(parameters / width);
  for (let from = 0; from < rows.length; from += step) {
    await trx
      .insertInto(table)
      .values(rows.slice(from, from + step) as never)
      .execute();
  }
}

/** A value as a JSON column takes it. */
export const json = (value: unknown) => JSON.stringify(value);
