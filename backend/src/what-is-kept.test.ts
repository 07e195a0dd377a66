import type { ResponseOf } from '@rukav/contract';
import { deleteAccount, exportAccount } from '@rukav/contract/account/calls.ts';
import { addDeliveryAddress } from '@rukav/contract/addresses/calls.ts';
import { addGiftCard } from '@rukav/contract/gift-cards/calls.ts';
import { addFavourite, addFavouriteStores } from '@rukav/contract/favourites/calls.ts';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { add, cities, openStore, readyCart, submit } from './cart/test-store.ts';
import { testDatabase } from './database/test-database.ts';
import { transaction } from './database/transaction.ts';
import { noAddresses } from './geography/index.ts';
import { createServer } from './http/server.ts';
import { testKernel } from './http/test-kernel.ts';
import { visitorOf } from './http/test-visitor.ts';
import { giveBonuses } from './loyalty/index.ts';
import { notify } from './notifications/index.ts';
import { createPorts } from './ports.ts';
import { accountIdOf, signUp } from './sign-in/test-shopper.ts';
import { createSubjects } from './subjects.ts';

type Kind = keyof ResponseOf<typeof exportAccount>;

/** In which kind of the file with a member's data each table stands that refers to her, or hangs on one that does. */
const exported: Record<string, Kind> = {
  account: 'profile',
  account_message: 'messages',
  bonus_entry: 'bonuses',
  cart: 'carts',
  cart_gift_card: 'carts',
  cart_group: 'carts',
  cart_line: 'carts',
  consent: 'consents',
  coupon_activation: 'coupons',
  favourite_product: 'favourites',
  favourite_store: 'favouriteStores',
  feedback_message: 'feedback',
  former_contact: 'formerContacts',
  geofence: 'places',
  gift_card_order: 'orders',
  order_line: 'orders',
  personal_price: 'personalPrices',
  placed_order: 'orders',
  promo_use: 'promoCodes',
  push_subscription: 'devices',
  question: 'questions',
  review: 'reviews',
  review_photo: 'reviews',
  saved_address: 'addresses',
  session: 'devices',
  subscription: 'subscriptions',
  viewed_product: 'viewed',
};

/** Why a table that refers to a member is not in her file. */
const notExported: Record<string, string> = {
  account_password: 'a hash that opens the account',
  birthday_gift: 'the bonuses stand among those of the account',
  bonus_account: 'the sum of the entries, which the profile names',
  contact_proof: 'a hash, good for minutes',
  email_confirmation: 'hashes of links',
  gift_card_use: 'the order says what a card has paid',
  outbox_message:
    'letters and short messages that she has got; what they tell stands in the orders and messages',
  order_event: 'the messages say what happened to an order',
  order_receipt: 'a receipt is given with its order, by the number of the tax service',
  order_reservation: 'where the shop took the goods from',
  order_sale: 'where the shop took the goods from',
  password_reset: 'hashes of links',
  payment: 'the order says what it cost and how it was paid; cards are known to the bank alone',
  payment_entry: 'the ledger of the shop',
  payment_refund: 'the ledger of the shop',
  profile_filling: 'the bonuses stand among those of the account',
  sign_in_code: 'a hash, good for minutes',
};

/** What stays when an account is erased, and why. */
const staying: Record<string, string> = {
  account: 'orders refer to the row, which is empty',
  bonus_account: 'the ledger only grows; nothing is left on it',
  bonus_entry: 'the ledger only grows and names nobody',
  cart: 'orders refer to it; it names nobody',
  consent: 'proves that somebody agreed, and names nobody',
  placed_order: 'the law on accounts asks for goods and sums; it names nobody',
  promo_use: 'a code is counted with its order',
};

const { db } = await testDatabase();
await openStore(db);
const kernel = testKernel(db);
const subjects = createSubjects({ ...createPorts(kernel.config), addresses: noAddresses });
const app = await createServer(kernel, subjects);
afterAll(() => app.close());

/** The tables with a column that names an account. */
async function referring(): Promise<{ table: string; column: string }[]> {
  const { rows } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = 'public' and column_name in ('account_id', 'author_key')
    union
    select conrelid::regclass::text, attname from pg_constraint
    join pg_attribute on attrelid = conrelid and attnum = any(conkey)
    where contype = 'f' and confrelid = 'account'::regclass`.execute(db);
  return rows;
}

/** Those tables, and all that refer to a row of one of them. */
async function aboutMembers(): Promise<string[]> {
  const direct = (await referring()).map(({ table }) => table);
  const { rows } = await sql<{ name: string }>`
    with recursive known(name) as (
      select unnest(${['account', ...direct]}::text[])
      union
      select conrelid::regclass::text from pg_constraint join known on confrelid = known.name::regclass
      where contype = 'f'
    )
    select name from known order by name`.execute(db);
  return rows.map(({ name }) => name);
}

const member = visitorOf(app);
const phone = '+79160000009';
await signUp(db, member, phone, { email: 'kept@example.com' });
const id = await accountIdOf(db, phone);

/** A row of the member's in every table that names an account: what she does by calls, the rest as the shop writes it. */
async function leaveTraces(): Promise<string> {
  const now = kernel.clock.now();
  const mine = { account_id: id };
  const number =
    (await submit(member, await readyCart(member, { phone, by: 'pickup' }))).body.orderNumbers[0] ?? '';
  await add(member, 'p2-42');
  const sender = { email: 'kept@example.com' };
  await member.call(addGiftCard, {
    body: { sum: 100_000, currency: 'RUB', sender, receiver: sender, design: 'plain' },
  });
  await member.call(addFavourite, { body: { productId: 'p1' } });
  await member.call(addFavouriteStores, { body: { ids: ['arbat'] } });
  await member.call(addDeliveryAddress, {
    body: { addressName: 'Дом', cityId: cities.moscow, street: 'Неизвестная', house: '7' },
  });
  await transaction(db, (trx) =>
    giveBonuses(trx, { accountId: id, kind: 'gift', amount: 5, expiresAt: null }, now),
  );

  const offer = { country: null, city_ids: null, from_sum_rub: null, from_sum_kzt: null, most_uses: null };
  await db
    .insertInto('promo_code')
    .values({ ...offer, code: 'SPRING', percent: 10, starts_at: now, ends_at: null })
    .execute();
  const words = { name_ru: 'Для вас', name_kk: 'Сізге арналған' };
  const title = { title_ru: 'Весна', title_kk: 'Көктем' };
  await db
    .insertInto('coupon')
    .values({ ...title, id: 'spring', code: 'SPRING' })
    .execute();
  await db
    .insertInto('coupon_activation')
    .values({ ...mine, coupon_id: 'spring', activated_at: now })
    .execute();
  const { cart_id } = await db
    .selectFrom('placed_order')
    .select('cart_id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('promo_use')
    .values({ ...mine, code: 'SPRING', cart_id: cart_id ?? '', used_at: now })
    .execute();
  await db
    .insertInto('personal_price')
    .values({ ...mine, ...words, product_id: 'p1', currency: 'RUB', value: 9900, ends_at: null })
    .execute();
  const { id: session_id } = await db
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', id)
    .executeTakeFirstOrThrow();
  const keys = { p256dh: 'key', auth: 'secret', public_key: 'key' };
  await db
    .insertInto('push_subscription')
    .values({ ...mine, ...keys, session_id, endpoint: 'https://push.example/1', created_at: now })
    .execute();
  await db
    .insertInto('former_contact')
    .values({ ...mine, contact: '+79160000008' })
    .execute();
  await sql`update outbox_message set account_id = ${id} where recipient = ${phone}`.execute(db);
  await db
    .insertInto('birthday_gift')
    .values({ ...mine, year: 2026 })
    .execute();
  await db
    .insertInto('profile_filling')
    .values({ ...mine, given_at: now })
    .execute();
  await db
    .insertInto('viewed_product')
    .values({ ...mine, product_id: 'p1', viewed_at: now })
    .execute();
  await db
    .insertInto('geofence')
    .values({ ...mine, latitude: '55.751244', longitude: '37.618423', is_confirmed: true, created_at: now })
    .execute();
  await db
    .insertInto('subscription')
    .values({
      ...mine,
      channel: 'SMS',
      email: null,
      is_subscribed: true,
      reason: null,
      page: '/',
      source: 'personal',
      changed_at: now,
    })
    .execute();
  await db
    .insertInto('feedback_message')
    .values({
      ...mine,
      name: 'Анна',
      email: 'kept@example.com',
      theme: 'other',
      message: 'Здравствуйте',
      made_at: now,
    })
    .execute();
  await db
    .insertInto('account_password')
    .values({ ...mine, hash: 'hash', changed_at: now })
    .execute();
  const link = { ...mine, email: 'kept@example.com', expires_at: now };
  await db
    .insertInto('password_reset')
    .values({ ...link, token_hash: Buffer.from('reset') })
    .execute();
  const notice = { slot: 'orders', kind: 'INFO', code: 'order_processing', values: { number } } as const;
  const said = { title: 'orderPlaced.subject', text: 'orderPlaced.subject' } as const;
  await notify(db, { ...notice, ...said, accountId: id }, now);
  const written = {
    product_id: 'p1',
    author_key: id,
    text_hash: Buffer.from('text'),
    author: 'Анна',
    text: 'Хорошо',
  };
  await db
    .insertInto('question')
    .values({ ...written, locale: 'ru-RU', email: null, created_at: now })
    .execute();
  await db
    .insertInto('review')
    .values({
      ...written,
      locale: 'ru-RU',
      created_at: now,
      city_id: cities.moscow,
      rating: 5,
      fit_rating: null,
      quality_rating: null,
      photo_accuracy_rating: null,
      size_fit: 'match_size',
      time_usage: null,
      advantages: '',
      disadvantages: '',
      is_recommended: null,
    })
    .execute();
  return number;
}
const number = await leaveTraces();

/** The tables in which a row names the member. */
async function tablesOfHers(): Promise<string[]> {
  const found = await Promise.all(
    (await referring()).map(async ({ table, column }) => {
      const { rows } = await sql`
        select 1 from ${sql.table(table)} where ${sql.ref(column)}::text = ${id} limit 1`.execute(db);
      return rows.length > 0 ? [table] : [];
    }),
  );
  return found.flat().toSorted();
}

test('each table about members is in the file with their data, or it is said why not', async () => {
  expect(await aboutMembers()).toEqual([...Object.keys(exported), ...Object.keys(notExported)].toSorted());
});

test('the file shows what each of these tables holds', async () => {
  const { body } = await member.call(exportAccount);

  const empty = Object.values(exported).filter((kind) => Object.keys(body[kind]).length === 0);
  expect(empty).toEqual([]);
  expect(body).toMatchObject({
    formerContacts: ['+79160000008'],
    places: [{ latitude: '55.751244', longitude: '37.618423', isConfirmed: true }],
    coupons: [{ id: 'spring', title: 'Весна' }],
    promoCodes: [{ code: 'SPRING' }],
    personalPrices: [{ productId: 'p1', value: 9900, currency: 'RUB', name: 'Для вас', endsAt: null }],
    carts: [{ state: 'active', lines: [{ sku_id: 'p2-42' }], giftCards: [{ sum: 100_000 }] }],
    orders: [{ number, lines: [{ product_id: 'p1', quantity: 1 }], giftCard: null }],
  });
});

test('an ended account leaves no row in any of these tables but those of which it is said why', async () => {
  const named = [...new Set((await referring()).map(({ table }) => table))].toSorted();
  expect(await tablesOfHers()).toEqual(named);

  await db.updateTable('placed_order').set({ status: 'complete' }).where('number', '=', number).execute();
  expect(await member.call(deleteAccount, { body: {} })).toMatchObject({ status: 200 });
  for (const subject of subjects)
    for (const { name, run } of subject.jobs?.(kernel) ?? []) if (name === 'erase-accounts') await run({});

  const left = Object.keys(staying).filter((table) => table !== 'account');
  expect(await tablesOfHers()).toEqual(left.toSorted());
});
