import { addDeliveryAddress } from '@rukav/contract/addresses/calls.ts';
import type { Call } from '@rukav/contract';
import { cancelOrder } from '@rukav/contract/orders/calls.ts';
import { checkout as checkoutCall } from '@rukav/contract/cart/checkout-calls.ts';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createAddresses } from './addresses/index.ts';
import { testStreets } from './addresses/test-streets.ts';
import { cart, cities, openStore, readyCart, shownOf, submit } from './cart/test-store.ts';
import { checkout } from './checkout/index.ts';
import { connect } from './database/connect.ts';
import { testDatabase } from './database/test-database.ts';
import { createServer } from './http/server.ts';
import { testKernel } from './http/test-kernel.ts';
import { visitorOf, type Sent, type Visitor } from './http/test-visitor.ts';
import { orders } from './orders/index.ts';
import { signIn, signUp } from './sign-in/test-shopper.ts';

const { db } = await testDatabase();
await openStore(db);
const subjects = [cart, checkout, orders, createAddresses(testStreets), signIn];
const app = await createServer(testKernel(db), subjects);
const withoutDatabase = await createServer(
  testKernel(connect('postgresql://nobody:x@127.0.0.1:1/none')),
  subjects,
);
afterAll(() => Promise.all([app.close(), withoutDatabase.close()]));

const member = visitorOf(app);
await signUp(db, member, '+79161112233');

/** Has PostgreSQL fail at each write of a table while something is done. */
async function whileBroken<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  const name = sql.table(table);
  await sql`create function break_write() returns trigger language plpgsql as $$ begin raise 'broken'; end $$`.execute(
    db,
  );
  await sql`create trigger break_write before insert or update on ${name} execute function break_write()`.execute(
    db,
  );
  try {
    return await work();
  } finally {
    await sql`drop function break_write cascade`.execute(db);
  }
}

/** The same visitor at a store whose database is away. */
function atStoreWithoutDatabase({ cookies }: Visitor): Visitor {
  const visitor = visitorOf(withoutDatabase);
  for (const [name, value] of cookies) visitor.cookies.set(name, value);
  return visitor;
}

/** Each call that names such faults, made so that it would succeed; the table that it writes, and its codes. */
const named: readonly [
  what: string,
  table: string,
  call: Call,
  sent: () => Promise<Sent>,
  codes: [away: string, failed: string],
][] = [
  [
    'a checkout [ERR-016 ERR-017]',
    'placed_order',
    checkoutCall,
    async () => {
      const version = await readyCart(member);
      return {
        body: {
          version,
          shown: await shownOf(member, version),
          agreement: { rules: true, personalData: true, mailing: false },
        },
        headers: { 'idempotency-key': crypto.randomUUID() },
      };
    },
    ['upstream_services_unavailable', 'upstream_bad_response'],
  ],
  [
    'the cancelling of an order [ERR-044 ERR-045]',
    'placed_order',
    cancelOrder,
    async () => {
      const { body } = await submit(member, await readyCart(member));
      return { params: { id: body.orderNumbers[0] ?? '' }, body: { cancelReasonCode: 'not_needed' } };
    },
    ['order_system_unavailable', 'database_error'],
  ],
  [
    'the saving of an address [ERR-156]',
    'saved_address',
    addDeliveryAddress,
    async () => ({
      body: {
        addressName: 'Дом',
        cityId: cities.moscow,
        streetId: 'moscow-1',
        street: 'Садовая',
        streetType: 'улица',
        house: '12',
        houseBlock: 'А',
      },
    }),
    ['address_not_saved', 'address_not_saved'],
  ],
];

test.each(named)(
  '%s says so where the database is away or fails, and goes through afterwards',
  async (_, table, call, sent, [away, failed]) => {
    const asked = await sent();
    const gone = await atStoreWithoutDatabase(member).call(call, asked);
    const broken = await whileBroken(table, () => member.call(call, asked));

    expect([gone.status, gone.codes, gone.headers['retry-after']]).toEqual([503, [away], '5']);
    expect([broken.status, broken.codes]).toEqual([call.refusals[failed], [failed]]);
    expect(gone.errors[0]?.message).toMatch(/^[А-Я]/);
    expect((await member.call(call, asked)).status).toBe(200);
  },
);
