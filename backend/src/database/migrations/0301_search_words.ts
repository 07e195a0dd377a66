import { sql, type Kysely } from 'kysely';

const statements = [
  `create extension if not exists pg_trgm`,
  // Every word that a model can be found by, as it is written: what a mistyped word is corrected to.
  `create table search_word (
    language text not null,
    word text not null,
    models integer not null,
    primary key (language, word)
  )`,
  `create index search_word_alike on search_word using gin (word gin_trgm_ops)`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
