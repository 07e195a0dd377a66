import { sql, type Kysely } from 'kysely';

const statements = [
  // A code and its proof belong to a phone or a mailbox, and to what they open.
  `alter table sign_in_code rename column phone to contact`,
  `alter table sign_in_code add column most_tries integer not null default 5`,
  `alter table sign_in_code add column fallback_id bigint`,
  `alter table phone_proof rename to contact_proof`,
  `alter table contact_proof rename column phone to contact`,
  `alter table contact_proof add column purpose text not null default 'sign_in'`,

  `create table account_password (
    account_id uuid primary key references account on delete cascade,
    hash text not null,
    changed_at timestamptz not null
  )`,
  `create table password_reset (
    token_hash bytea primary key,
    account_id uuid not null references account on delete cascade,
    email text not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index password_reset_account on password_reset (account_id)`,
  `create index password_reset_expires on password_reset (expires_at)`,
  `create table email_confirmation (
    token_hash bytea primary key,
    account_id uuid references account on delete cascade,
    email text not null,
    action text not null,
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index email_confirmation_account on email_confirmation (account_id)`,
  `create index email_confirmation_expires on email_confirmation (expires_at)`,
  // Where an account has signed in: hashes, which tell neither the contact nor the network.
  `create table known_network (
    contact_hash text not null,
    network_hash text not null,
    seen_at timestamptz not null,
    primary key (contact_hash, network_hash)
  )`,
  `create index known_network_seen on known_network (seen_at)`,
  `create table employee_phone (phone text primary key)`,

  `alter table session add column signed_in_at timestamptz`,
  `alter table session add column device_name text`,

  `alter table outbox_message add column fallback_id bigint`,
  `create unique index account_confirmed_email on account (lower(email)) where is_email_confirmed`,
];

/** Codes to mailboxes, passwords and their recovery, confirmation of mailboxes, devices, and what replaces a call. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
