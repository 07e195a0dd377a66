import { sql, type Kysely } from 'kysely';

const statements = [
  `alter table content_page
    add column blocks jsonb not null default '{"ru":[],"kk":[]}',
    add column section text check (section in ('shopping', 'company', 'documents')),
    add column position integer not null default 0`,
  `create index content_page_navigation on content_page (section, position) where section is not null`,
];

/** Pages of text hold tables and questions besides words, and stand in a section of the navigation beside them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
