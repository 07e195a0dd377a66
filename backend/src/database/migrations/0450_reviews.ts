import { sql, type Kysely } from 'kysely';

const written = `
    id uuid primary key default gen_random_uuid(),
    product_id text not null,
    author_key text not null,
    text_hash bytea not null,
    author text not null,
    text text not null,
    locale text not null,
    state text not null default 'moderation',
    created_at timestamptz not null`;

const statements = [
  `create table review (${written},
    city_id integer not null,
    rating smallint not null check (rating between 1 and 5),
    fit_rating smallint check (fit_rating between 1 and 5),
    quality_rating smallint check (quality_rating between 1 and 5),
    photo_accuracy_rating smallint check (photo_accuracy_rating between 1 and 5),
    size_fit text not null,
    time_usage text,
    advantages text not null,
    disadvantages text not null,
    is_recommended boolean,
    unique (product_id, author_key, text_hash)
  )`,
  `create index review_published on review (product_id, created_at desc) where state = 'published'`,
  `create table question (${written},
    email text,
    answer text,
    unique (product_id, author_key, text_hash)
  )`,
  `create index question_published on question (product_id, created_at desc) where state = 'published'`,
  `create table review_photo (
    id uuid primary key,
    review_id uuid references review on delete cascade,
    question_id uuid references question on delete cascade,
    position integer not null default 0,
    width integer not null,
    height integer not null,
    created_at timestamptz not null
  )`,
  `create index review_photo_review on review_photo (review_id)`,
  `create index review_photo_question on review_photo (question_id)`,
  `create index review_photo_waiting on review_photo (created_at) where review_id is null and question_id is null`,
];

/** Reviews and questions with their photographs; both are read before they are published. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
