import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { eachOf, faultsOf, settled, type Finding } from './accounts.ts';
import { orderOf, type Shop, type Wish } from './shop.ts';

const kills = 50;
const ordersEach = 5;
const ways = [
  ['online', 'SBERBANK'],
  ['sbp', 'FPS'],
  ['instalment', 'SOVCOMBANK'],
  ['split', 'YANDEX_SPLIT'],
] as const;

interface Reply {
  status: number;
  codes: readonly string[];
}

/** Sends again and again, as a shopper's browser and a patient shopper do, until it is answered one way or the other. */
async function insist<Answered extends Reply>(send: () => Promise<Answered>): Promise<Answered> {
  for (let tries = 0; ; tries += 1) {
    const answer = await send().catch(() => undefined);
    const isOpen =
      !answer ||
      answer.status >= 500 ||
      ['payment_undefined', 'too_many_requests'].includes(answer.codes[0] ?? '');
    if (!isOpen) return answer;
    if (tries > 600) throw new Error(`No answer but ${answer?.codes.join()}.`);
    await wait(500);
  }
}

/** Orders, pays, and now and then cancels, whatever happens to the backend meanwhile. Answers the order's number. */
async function buy(shop: Shop, wish: Wish, index: number): Promise<string> {
  const ordered = await insist(() => orderOf(wish));
  const number = ordered.body?.orderNumbers[0];
  if (!number) throw new Error(`No order: ${ordered.codes.join()}`);
  const [, acquiring] = ways[index % ways.length] ?? ways[0];
  const started = await insist(() => shop.start(wish.device, number, acquiring, `payment of ${number}`));
  const { link } = started.body as { link: string };
  if (!link) throw new Error(`No payment: ${started.codes.join()}`);
  await shop.press(link);
  if (index % 3 === 2) await insist(() => shop.cancel(wish.device, number));
  return number;
}

/** 50 kills of the backend while shoppers order, pay and cancel: the ledger balances, nothing is paid twice or forgotten. */
export async function tryKills(shop: Shop): Promise<Finding[]> {
  const buying: Promise<string>[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const wishes = await eachOf(Array.from({ length: ordersEach }), ordersEach, (_, index) =>
      shop.wish(ways[index % ways.length]?.[0] ?? 'online'),
    );
    buying.push(...wishes.map((wish, index) => buy(shop, wish, index)));
    await wait(randomInt(20, 600));
    await shop.kill();
    await shop.restart();
  }
  const outcomes = await Promise.allSettled(buying);
  const numbers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const failed = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' ? [String(outcome.reason)] : [],
  );
  // Whoever has cancelled gets the money back when the shop has confirmed it.
  await shop.moveClock(130_000);
  const accounts = await settled(shop, numbers, 180_000);
  const { rows } = await sql<{ count: number }>`select count(*) from placed_order where phone in
    (select phone from placed_order where number in (${sql.join(numbers)}))`.execute(shop.db);
  const made = rows[0]?.count ?? 0;
  const kept = accounts.filter(({ status }) => status !== 'cancelled');
  const unpaid = kept.filter(({ paid, total }) => paid !== total);
  const returned = accounts.filter(({ status, taken }) => status === 'cancelled' && taken > 0);
  return [
    {
      sentence:
        `${kills} kills in the middle of ${buying.length} payments: ${made} orders, ${kept.length - unpaid.length} paid once, ` +
        `${returned.length} cancelled and given back, ${unpaid.length} forgotten; ` +
        `${accounts.filter(({ paid, entered }) => paid !== entered).length} ledgers that do not balance.`,
      faults: [
        ...failed,
        ...faultsOf(accounts),
        ...unpaid.map(({ number }) => `${number} is not paid`),
        ...(made === buying.length ? [] : [`${made} orders of ${buying.length} wishes`]),
      ],
    },
  ];
}
