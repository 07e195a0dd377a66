import { sql, type Kysely } from 'kysely';

/** Bonuses for birthdays: one gift a year. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table birthday_gift (
    account_id uuid not null references account,
    year integer not null,
    primary key (account_id, year)
  )`.execute(db);
}
