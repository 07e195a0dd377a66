import { sql, type Kysely } from 'kysely';

const statements = [
  // What an ended account leaves behind is found by whose it is, never by the recipient, who may be somebody else.
  `alter table outbox_message add column order_number text, add column account_id uuid`,
  `update outbox_message set order_number = "values"->>'number'
    where template like 'order%' or template like 'payment%'`,
  `create index outbox_message_order on outbox_message (order_number) where order_number is not null`,
  `create index outbox_message_account on outbox_message (account_id) where account_id is not null`,
  // Phones, and confirmed mailboxes in small letters, that were an account's own before it changed or ended.
  `create table former_contact (
    account_id uuid not null references account on delete cascade,
    contact text not null,
    primary key (account_id, contact)
  )`,
  `insert into former_contact (account_id, contact)
    select id, substring(phone from '^ended (\\S+)') from account
    where deleted_at is not null and erased_at is null and phone like 'ended %'`,
];

/** Keeps whose each message is, and the contacts that were an account's own. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
