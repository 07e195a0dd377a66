import { sql, type Kysely } from 'kysely';

const statements = [
  // Searches were counted; visitors are from now on, which one person cannot raise alone.
  'delete from search_query',
  'alter table search_query rename column times to visitors',
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
