import { sql, type Kysely } from 'kysely';

const statements = [
  `create table cart_gift_card (
    id uuid primary key default gen_random_uuid(),
    place bigint not null generated always as identity,
    cart_id uuid not null references cart on delete cascade,
    sum bigint not null check (sum > 0),
    currency text not null,
    design text not null,
    sender_email text,
    sender_phone text,
    receiver_email text,
    receiver_phone text,
    greeting text not null,
    text text not null,
    signature text not null,
    send_at timestamptz,
    added_at timestamptz not null,
    check (num_nonnulls(sender_email, sender_phone) = 1),
    check (num_nonnulls(receiver_email, receiver_phone) = 1)
  )`,
  `create index cart_gift_card_cart on cart_gift_card (cart_id, place)`,
];

/** Gift cards that wait in carts to be ordered. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
