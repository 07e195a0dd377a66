import { sql, type Kysely } from 'kysely';

const statements = [
  `create table gift_card_order (
    order_number text primary key references placed_order,
    sum bigint not null check (sum > 0),
    design text not null,
    sender_email text,
    sender_phone text,
    receiver_email text,
    receiver_phone text,
    greeting text not null,
    text text not null,
    signature text not null,
    send_at timestamptz,
    paid_at timestamptz,
    sent_at timestamptz,
    card_number text references gift_card,
    check (num_nonnulls(sender_email, sender_phone) = 1),
    check (num_nonnulls(receiver_email, receiver_phone) = 1)
  )`,
  `create index gift_card_order_due on gift_card_order (coalesce(send_at, paid_at))
    where paid_at is not null and sent_at is null`,
];

/** Gift cards that were ordered: to whom, with which words, and when. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}
