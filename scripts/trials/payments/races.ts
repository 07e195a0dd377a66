import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { AcquiringName, OnlineMethod } from '@rukav/contract/payments/methods.ts';
import { eachOf, faultsOf, settled, type Finding } from './accounts.ts';
import type { Shop } from './shop.ts';

const orders = 1000;
const atOnce = 100;
const ways: readonly (readonly [OnlineMethod, AcquiringName])[] = [
  ['online', 'SBERBANK'],
  ['sbp', 'FPS'],
  ['instalment', 'SOVCOMBANK'],
  ['split', 'YANDEX_SPLIT'],
];
/** How long around the end of payment everything happens, ms. */
const around = 6000;
const lifetime = 900_000;

const chance = (percent: number) => randomInt(100) < percent;

async function prepared(shop: Shop, index: number) {
  const [method, acquiring] = ways[index % ways.length] ?? ['online', 'SBERBANK'];
  const { device, number } = await shop.order(method);
  const { body, codes } = await shop.start(device, number, acquiring, `race of ${number}`);
  const link = (body as { link?: string }).link;
  if (!link) throw new Error(`No payment: ${codes.join()}`);
  return { device, number, link };
}
type Racer = Awaited<ReturnType<typeof prepared>>;

/** What happens to one order at moments of chance: it is paid, cancelled, begun in another way and paid there as well. */
const race = (shop: Shop, { device, number, link }: Racer) => {
  const sometime = async (percent: number, work: () => Promise<unknown>) => {
    if (!chance(percent)) return;
    await wait(randomInt(around));
    await work().catch(() => undefined);
  };
  const another = async () => {
    const { body } = await shop.start(device, number, 'SBERBANK', `another of ${number}`);
    const second = (body as { link?: string }).link;
    if (second) await shop.press(second);
  };
  return Promise.all([
    sometime(80, () => shop.press(link)),
    sometime(40, () => shop.cancel(device, number)),
    sometime(15, another),
  ]);
};

/** Some notices come late, several times, out of turn or never. */
async function spoil(shop: Shop): Promise<void> {
  const faults = [
    { do: 'duplicate', by: 3, times: 10 },
    { do: 'delay', by: 1500, times: 10 },
    { do: 'drop', times: 5 },
    { do: 'reorder', times: 3 },
  ];
  for (const fault of faults) await shop.control(fault);
}

/** R8: 1,000 orders at the end of their time, each expiring, being paid and being cancelled at random moments. */
export async function tryRaces(shop: Shop): Promise<Finding[]> {
  const numbers: string[] = [];
  for (let done = 0; done < orders; done += atOnce) {
    const racers = await eachOf(Array.from({ length: atOnce }), 10, (_, index) => prepared(shop, index));
    numbers.push(...racers.map(({ number }) => number));
    const { first } = await shop.db
      .selectFrom('placed_order')
      .select((order) => order.fn.min('pay_until').as('first'))
      .where(
        'number',
        'in',
        racers.map(({ number }) => number),
      )
      .executeTakeFirstOrThrow();
    const { now } = (await (await fetch(`${shop.origin}/dev/clock`)).json()) as { now: string };
    const left = (first?.getTime() ?? Date.parse(now) + lifetime) - Date.parse(now);
    await spoil(shop);
    await shop.moveClock(left - 1000);
    await Promise.all(racers.map((racer) => race(shop, racer)));
  }
  // Cancelling is confirmed after two minutes; a payment that seemed over is asked about every ten.
  await shop.moveClock(lifetime);
  await settled(shop, numbers, 60_000);
  await shop.moveClock(lifetime);
  const accounts = await settled(shop, numbers, 120_000);
  const cancelled = accounts.filter(({ status }) => status === 'cancelled');
  const returned = cancelled.filter(({ taken }) => taken > 0);
  const kept = accounts.filter(({ status, paid, total }) => status !== 'cancelled' && paid === total);
  const faults = faultsOf(accounts);
  return [
    {
      sentence:
        `${accounts.length} races of expiry, payment and cancelling: ${kept.length} paid and kept, ${cancelled.length} cancelled, ` +
        `of them ${returned.length} had been paid and got all of it back; ${faults.length} paid and cancelled without a refund.`,
      faults: [
        ...faults,
        ...(kept.length + cancelled.length === orders
          ? []
          : ['some orders neither live paid nor are cancelled']),
      ],
    },
  ];
}
