import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql, type Kysely } from 'kysely';
import { connect } from '../src/database/connect.ts';
import { serverOwner } from '../src/database/embedded/owner.ts';
import { clusterFilesUnder, recall } from '../src/database/embedded/cluster-files.ts';
import type { Database } from '../src/database/schema.ts';
import { Buyer } from './crash-buyer.ts';

/**
 * Kills the backend and its PostgreSQL under orders, by turns, and looks whether every acknowledged order is there
 * afterwards, none twice, and the stock adds up. `node backend/tools/crash.ts --kills 10 --port 4310`
 */
const { values } = parseArgs({
  options: { kills: { type: 'string', default: '10' }, port: { type: 'string', default: '4310' } },
});
const kills = Number(values.kills);
const port = Number(values.port);
const origin = `http://127.0.0.1:${port}`;
const moscow = 524901;
const main = new URL('../src/main.ts', import.meta.url).pathname;

const folder = await mkdtemp(join(tmpdir(), 'rukav-crash-'));
const databaseFolder = join(folder, 'database');
let backend: ChildProcess | undefined;
let isOver = false;

/** Starts the backend and starts it again whenever it dies. */
function keepRunning(): void {
  backend = spawn(process.execPath, [main], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      PORT: String(port - 1),
      BACKEND_PORT: String(port),
      RUKAV_DATA: folder,
      LIMIT_PER_SECOND: '0',
      GUEST_ORDERS_PER_PHONE: '0',
      GUEST_ORDERS_PER_ADDRESS: '0',
      GUEST_SUM_RUB: '0',
      LOG_LEVEL: 'silent',
    },
  });
  backend.once('exit', () => {
    if (!isOver) setTimeout(keepRunning, 100);
  });
}

async function untilReady(): Promise<number> {
  const started = performance.now();
  for (;;) {
    const isReady = await fetch(`${origin}/readyz`, { signal: AbortSignal.timeout(2000) })
      .then(({ ok }) => ok)
      .catch(() => false);
    if (isReady) return Math.round(performance.now() - started);
    if (performance.now() - started > 300_000) throw new Error('The backend did not become ready in 300 s.');
    await wait(100);
  }
}

async function place() {
  return clusterFilesUnder(databaseFolder, await serverOwner());
}

async function open(): Promise<Kysely<Database>> {
  const { port: databasePort, password } = await recall(await place());
  return connect(`postgresql://rukav:${password}@127.0.0.1:${databasePort}/rukav`, { max: 2 });
}

async function killDatabase(): Promise<void> {
  const { data } = await place();
  const [pid] = (await readFile(join(data, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

/** A size of which there is enough for every buyer. */
async function stockUp(): Promise<string> {
  const db = await open();
  const { id } = await db.selectFrom('sku').select('id').orderBy('id').executeTakeFirstOrThrow();
  await sql`insert into stock (sku_id, place_id, free) values (${id}, 'delivery', 1000000)
    on conflict (sku_id, place_id) do update set free = 1000000`.execute(db);
  await db.destroy();
  return id;
}

const buyers: Buyer[] = [];
async function keepBuying(skuId: string, shopper: number): Promise<void> {
  for (let order = 0; !isOver; order += 1) {
    const buyer = new Buyer(origin);
    await buyer.buy(skuId, `+79${shopper}${String(order).padStart(8, '0')}`, moscow);
    buyers.push(buyer);
  }
}

async function count(): Promise<{ twice: number; reserved: number; kept: number }> {
  const db = await open();
  const { rows } = await sql<{ twice: number; reserved: number; kept: number }>`select
    (select count(*) from (select 1 from placed_order group by phone having count(*) > 1) twice)::int as twice,
    (select coalesce(sum(reserved), 0) from stock)::int as reserved,
    (select coalesce(sum(quantity), 0) from order_reservation)::int as kept`.execute(db);
  await db.destroy();
  const [row] = rows;
  if (!row) throw new Error('The count answered nothing.');
  return row;
}

keepRunning();
try {
  console.log(`ready after ${await untilReady()} ms`);
  const skuId = await stockUp();
  const shopping = [1, 2, 3, 4].map((shopper) => keepBuying(skuId, shopper));
  for (let kill = 1; kill <= kills; kill += 1) {
    await wait(500 + Math.random() * 1500);
    const isDatabase = kill % 2 === 0;
    if (isDatabase) await killDatabase();
    else backend?.kill('SIGKILL');
    await wait(50);
    const after = await untilReady();
    console.log(
      `kill ${kill} (${isDatabase ? 'PostgreSQL' : 'backend'}): ready after ${after} ms, ${buyers.length} orders`,
    );
  }
  await wait(1000);
  isOver = true;
  await Promise.all(shopping);

  const there = await Promise.all(buyers.map((buyer) => buyer.hasOrder()));
  const lost = there.filter((isThere) => !isThere).length;
  const { twice, reserved, kept } = await count();
  console.log({ acknowledged: buyers.length, lost, twice, reserved, kept });
  process.exitCode = lost === 0 && twice === 0 && reserved === kept ? 0 : 1;
} finally {
  isOver = true;
  const stopped = new Promise((resolve) => backend?.once('exit', resolve));
  backend?.kill('SIGTERM');
  await stopped;
  await rm(folder, { recursive: true, force: true });
}
