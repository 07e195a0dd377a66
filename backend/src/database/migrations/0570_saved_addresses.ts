import { sql, type Kysely } from 'kysely';

const statements = [
  `create table saved_address (
    id uuid primary key default gen_random_uuid(),
    account_id uuid not null references account on delete cascade,
    city_id integer not null,
    content jsonb not null,
    place text not null,
    is_primary boolean not null,
    is_valid boolean not null,
    is_current boolean not null default false,
    updated_at timestamptz not null,
    unique (account_id, place)
  )`,
  `create unique index saved_address_primary on saved_address (account_id) where is_primary`,
  `create unique index saved_address_current on saved_address (account_id) where is_current`,
  `create table geofence (
    account_id uuid not null references account on delete cascade,
    latitude text not null,
    longitude text not null,
    is_confirmed boolean not null,
    created_at timestamptz not null,
    primary key (account_id, latitude, longitude)
  )`,
];

/** Addresses that members keep, and the places at which they said that they are. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
