import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { eachOf, type Finding } from './accounts.ts';
import { orderOf, type Shop } from './shop.ts';

const repeats = 100;
const kills = 5;
/** Advisory locks that nobody else takes: commits of new rows wait for the first, those of links for the second. */
const locks = { made: 4242, linked: 4243 } as const;

/** Lets commits wait while somebody holds their lock. */
async function holdable({ db }: Shop): Promise<void> {
  await sql`create function try_hold() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock_shared(tg_argv[0]::int); return null; end $$`.execute(db);
  for (const table of ['placed_order', 'payment'])
    await sql`create constraint trigger try_made after insert on ${sql.table(table)} deferrable initially deferred
      for each row execute function try_hold(${sql.lit(locks.made)})`.execute(db);
  await sql`create constraint trigger try_linked after update on payment deferrable initially deferred
    for each row when (old.state <> 'pending' and new.state = 'pending') execute function try_hold(${sql.lit(locks.linked)})`.execute(
    db,
  );
}

/**
 * Kills the backend after a commit and before its answer: the commit is held, the backend stopped, the commit let go, and
 * only then the backend killed. The answer never left.
 */
async function killAfterCommit(
  shop: Shop,
  held: keyof typeof locks,
  send: () => Promise<unknown>,
): Promise<void> {
  const lock = locks[held];
  const waiting = async () => {
    const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and objid = ${lock}
      and mode = 'ShareLock' and not granted`.execute(shop.db);
    return rows.length > 0;
  };
  await shop.db.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(${lock})`.execute(holder);
    const sent = send().catch(() => undefined);
    while (!(await waiting())) await wait(5);
    shop.pause();
    await sql`select pg_advisory_unlock(${lock})`.execute(holder);
    while (await waiting()) await wait(5);
    // The server has committed once nobody is in a transaction any more.
    for (let isBusy = true; isBusy; await wait(5)) {
      const { rows } =
        await sql`select 1 from pg_stat_activity where state <> 'idle' and pid <> pg_backend_pid()
        and query ilike 'commit%'`.execute(holder);
      isBusy = rows.length > 0;
    }
    await shop.kill();
    await sent;
  });
  await shop.restart();
}

const countOf = async ({ db }: Shop, table: 'payment' | 'placed_order', number: string) => {
  const column = table === 'payment' ? sql.ref('order_number') : sql.ref('number');
  const { rows } = await sql<{ count: number }>`select count(*) from ${sql.table(table)}
    where ${column} = ${number}`.execute(db);
  return rows[0]?.count ?? 0;
};

/** 200 repeats of one order and of one payment, half of them at once, and what another body under the key answers. */
async function repeated(shop: Shop): Promise<Finding> {
  const wish = await shop.wish('online');
  const answers = [
    ...(await Promise.all(Array.from({ length: repeats }, () => orderOf(wish)))),
    ...(await eachOf(Array.from({ length: repeats }), 1, () => orderOf(wish))),
  ];
  const orders = new Set(answers.map(({ body }) => JSON.stringify(body?.orderNumbers)));
  const other = await orderOf({ ...wish, cart: { ...wish.cart, version: wish.cart.version + 1 } });
  const number = answers[0]?.body?.orderNumbers[0] ?? '';

  // Whoever has the link of the letter may pay: ten devices at once, under one key.
  const { pay_key: payKey } = await shop.db
    .selectFrom('placed_order')
    .select('pay_key')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const devices = Array.from({ length: 10 }, shop.device);
  const start = (index: number) =>
    shop.start(devices[index % devices.length] ?? wish.device, number, 'SBERBANK', 'one payment', payKey);
  const started = [
    ...(await Promise.all(Array.from({ length: repeats }, (_, index) => start(index)))),
    ...(await eachOf(Array.from({ length: repeats }), 1, (_, index) => start(index))),
  ];
  const links = new Set(started.map(({ body, codes }) => JSON.stringify(body) + codes.join()));
  const payments = await countOf(shop, 'payment', number);
  const played = (await shop.played()).payments.filter(({ orderNumber }) => orderNumber === number);
  return {
    sentence:
      `One key, ${repeats} times at once and ${repeats} in turn: ${orders.size} order, ${payments} payment, ` +
      `${answers.length} and ${started.length} equal answers; another body under it: ${other.status}.`,
    faults: [
      ...(orders.size === 1 && number !== '' ? [] : [`different orders: ${[...orders].join(' ')}`]),
      ...(links.size === 1 ? [] : [`different links: ${[...links].join(' ')}`]),
      ...(payments === 1 && played.length === 1
        ? []
        : [`${payments} payments, ${played.length} at the provider`]),
      ...(other.status === 422 ? [] : [`another body was answered with ${other.status}`]),
    ],
  };
}

/** Kills between commit and answer, of an order and of each step of a payment; the repeat gets what was committed. */
async function killed(shop: Shop): Promise<Finding> {
  await holdable(shop);
  const faults: string[] = [];
  for (let count = 0; count < kills; count += 1) {
    const wish = await shop.wish('online');
    await killAfterCommit(shop, 'made', () => orderOf(wish));
    const [first, second] = [await orderOf(wish), await orderOf(wish)];
    const number = first.body?.orderNumbers[0] ?? '';
    const { rows } = await sql<{ count: number }>`select count(*) from placed_order where phone =
      (select phone from placed_order where number = ${number})`.execute(shop.db);
    if (rows[0]?.count !== 1 || second.body?.orderNumbers[0] !== number)
      faults.push(`after a kill there are ${rows[0]?.count} orders`);

    const start = () => shop.start(wish.device, number, 'SBERBANK', `payment of ${number}`);
    // Once before anything is asked of the provider, and once when it has answered.
    await killAfterCommit(shop, 'made', start);
    const early = await start();
    if (early.status === 200) faults.push('a registration of which nobody knows was given away');
    await shop.moveClock(31_000);
    await killAfterCommit(shop, 'linked', start);
    const [link, again] = [await start(), await start()];
    const payments = (await shop.played()).payments.filter(({ orderNumber }) => orderNumber === number);
    const payable = payments.filter(({ state }) => state === 'waiting');
    if (link.status !== 200 || JSON.stringify(link.body) !== JSON.stringify(again.body))
      faults.push(`after a kill the same key answers ${link.codes.join()} and ${again.codes.join()}`);
    if (payable.length !== 1) faults.push(`after a kill ${payable.length} payments can be paid`);
  }
  return {
    sentence: `${3 * kills} kills between commit and answer: ${kills} orders, each once, each with one payment that can be paid.`,
    faults,
  };
}

/** R1: one key is one order and one payment. */
export const tryKeys = async (shop: Shop): Promise<Finding[]> => [await repeated(shop), await killed(shop)];
