import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testDatabase } from './database/test-database.ts';

/** Words in the name of a column that may tell who somebody is. */
const personal =
  'mail|phone|contact|recipient|receiver|sender|author|(first|last|second|full)_name|^name$|birth|address|' +
  'latitude|longitude|network|device|session_id|endpoint|signature|greeting|^ip';

/** Fate of each such column, and of each that can hold anything, when an account is erased. */
const known: Record<'erased' | 'nameless' | 'ofTheShop', Record<string, string[]>> = {
  // Emptied or deleted with the account: profile/erasing-all.test.ts looks for what was written.
  erased: {
    account: [
      'birthday',
      'children',
      'email',
      'field_versions',
      'first_name',
      'is_email_confirmed',
      'last_name',
      'phone',
      'second_name',
      'unconfirmed_email',
    ],
    account_message: ['values'],
    cart: ['email', 'full_name', 'phone', 'session_id'],
    cart_gift_card: [
      'greeting',
      'receiver_email',
      'receiver_phone',
      'sender_email',
      'sender_phone',
      'signature',
    ],
    cart_group: ['address'],
    contact_proof: ['contact', 'session_id'],
    email_confirmation: ['email'],
    feedback_message: ['email', 'name'],
    former_contact: ['contact'],
    geofence: ['latitude', 'longitude'],
    gift_card: ['email', 'phone'],
    gift_card_order: [
      'greeting',
      'receiver_email',
      'receiver_phone',
      'sender_email',
      'sender_phone',
      'signature',
    ],
    idempotency: ['body'],
    known_network: ['contact_hash', 'network_hash'],
    outbox_message: ['recipient', 'values'],
    password_reset: ['email'],
    placed_order: ['address', 'coupons', 'email', 'full_name', 'phone', 'session_id'],
    push_subscription: ['endpoint', 'session_id'],
    question: ['author', 'author_key', 'email'],
    review: ['author', 'author_key'],
    saved_address: ['content'],
    session: ['device_name', 'device_type'],
    sign_in_code: ['contact', 'session_id'],
    subscription: ['email'],
  },
  // Hashes that lead to nobody, and what was sold.
  nameless: {
    consent: ['ip_hash', 'session_id'],
    given_gift: ['contact_name'],
    order_line: ['color', 'discounts', 'name', 'picture'],
    order_receipt: ['lines', 'payments'],
    payment: ['lines'],
    payment_refund: ['lines'],
  },
  ofTheShop: {
    banner: ['desktop', 'mobile', 'words'],
    category: ['picture'],
    content_page: ['blocks'],
    employee_phone: ['phone'],
    flag: ['name'],
    main_page: ['blocks'],
    model: ['care', 'characteristics', 'size_table'],
    point: ['address_kk', 'address_ru', 'phone', 'work_hours'],
    product: ['pictures'],
  },
};

const { db } = await testDatabase();

/** Columns that may tell who somebody is, by their name or as their type holds anything, in every table. */
async function personalColumns(): Promise<Record<string, string[]>> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as "table", array_agg(column_name::text order by column_name::text collate "C") as columns
    from information_schema.columns
    where table_schema = 'public' and table_name not like 'kysely_%'
      and (column_name ~ ${personal} or data_type in ('json', 'jsonb', 'inet', 'cidr'))
    group by table_name`.execute(db);
  return Object.fromEntries(rows.map(({ table, columns }) => [table, columns]));
}

test('it is said of each column that may name somebody what becomes of it', async () => {
  expect(await personalColumns()).toEqual(Object.assign({}, ...Object.values(known)));
});

test('a table of a new feature with an e-mail is found, though nothing ties it to an account', async () => {
  await sql`create table raffle (id integer, email text, answers jsonb)`.execute(db);

  expect(await personalColumns()).toMatchObject({ raffle: ['answers', 'email'] });
});
