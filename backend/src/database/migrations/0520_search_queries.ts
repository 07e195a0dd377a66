import { sql, type Kysely } from 'kysely';

const statements = [
  // What is searched for, as words of the catalogue: nothing that a person wrote of herself.
  `create table search_query (
    language text not null,
    text text not null,
    day date not null,
    times integer not null,
    primary key (language, day, text)
  )`,
  // Search reads the catalogue in memory: words need no column and no table of their own.
  `alter table model drop column words_ru, drop column words_kk`,
  `drop table search_word`,
];

export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
