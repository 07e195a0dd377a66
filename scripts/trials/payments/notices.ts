import type { AcquiringName, OnlineMethod } from '@rukav/contract/payments/methods.ts';
import { demoKeys } from '../../../backend/src/config-payments.ts';
import { noticeMaker, type Notice } from '../../../backend/src/simulators/notices.ts';
import type { PlayedPayment } from '../../../backend/src/simulators/payment-book.ts';
import { accountsOf, eachOf, faultsOf, settled, type Account, type Finding } from './accounts.ts';
import type { Shop } from './shop.ts';

const each = 5;
const copies = 5;
/** How long a lost notice may cost, ms. */
const healedWithin = 60_000;
const ways: readonly (readonly [OnlineMethod, AcquiringName])[] = [
  ['online', 'SBERBANK'],
  ['sbp', 'FPS'],
  ['instalment', 'SOVCOMBANK'],
  ['split', 'YANDEX_SPLIT'],
];

type Begun = Awaited<ReturnType<typeof begin>>;

async function begin(shop: Shop, [method, acquiring]: (typeof ways)[number]) {
  const { device, number } = await shop.order(method);
  const { body, codes } = await shop.start(device, number, acquiring, `notice of ${number}`);
  const { link } = body as { link: string };
  if (!link) throw new Error(`No payment: ${codes.join()}`);
  return { device, number, link, acquiring, id: new URL(link, shop.origin).pathname.split('/').at(-1) ?? '' };
}

const beginMany = (shop: Shop) =>
  eachOf(
    ways.flatMap((way) => Array.from({ length: each }, () => way)),
    5,
    (way) => begin(shop, way),
  );

const send = async ({ url, ...init }: Notice) => (await fetch(url, init)).status;
const numbersOf = (begun: readonly Begun[]) => begun.map(({ number }) => number);
const isWhole = ({ paid, total, status }: Account) => paid === total && status !== 'cancelled';

/** Pays each, with its notice spoiled; answers the accounts once they have come to rest. */
async function paidWith(
  shop: Shop,
  fault: object,
  within: number,
): Promise<{ begun: Begun[]; accounts: Account[] }> {
  const begun = await beginMany(shop);
  for (const { link } of begun) {
    await shop.control(fault);
    await shop.press(link);
  }
  const end = performance.now() + within;
  let accounts = await accountsOf(shop, numbersOf(begun));
  while (!accounts.every(isWhole) && performance.now() < end)
    accounts = await settled(shop, numbersOf(begun), Math.min(2000, end - performance.now()));
  return { begun, accounts };
}

/** Notices five times, shuffled, forged, changed, truly signed with another sum, lost: each order is paid once, whatever its notice suffered. */
async function spoiled(shop: Shop): Promise<{ paid: number; faults: string[]; healed: number }> {
  const faults: string[] = [];
  let [paid, healed] = [0, 0];
  for (const fault of [
    { do: 'duplicate', by: copies },
    { do: 'reorder' },
    { do: 'forge' },
    { do: 'change_amount' },
    { do: 'misstate' },
    { do: 'drop' },
  ]) {
    const begunAt = performance.now();
    const { accounts } = await paidWith(shop, fault, healedWithin);
    if (fault.do === 'drop') healed = Math.round((performance.now() - begunAt) / 1000);
    paid += accounts.filter(isWhole).length;
    faults.push(...faultsOf(accounts));
    faults.push(
      ...accounts
        .filter((one) => !isWhole(one))
        .map(({ number }) => `${number} (${fault.do}) is not paid in time`),
    );
  }
  const { told } = await shop.played();
  const accepted = told.filter(({ isForged, status }) => isForged && status < 400);
  faults.push(
    ...accepted.map(({ number, status }) => `a forged notice of ${number} was answered with ${status}`),
  );
  return { paid, faults, healed };
}

/** True and forged claims that something was paid of which the provider knows nothing, and old news after new ones. */
async function claimed(shop: Shop): Promise<{ accepted: number; faults: string[] }> {
  const maker = noticeMaker(shop.origin, demoKeys);
  const begun = await beginMany(shop);
  const faults: string[] = [];
  let accepted = 0;
  const playedOf = async ({ number }: Begun): Promise<PlayedPayment> => {
    const found = (await shop.played()).payments.find(({ orderNumber }) => orderNumber === number);
    if (!found) throw new Error('The provider knows what was begun.');
    return found;
  };
  for (const one of begun) {
    const payment = await playedOf(one);
    const claim: PlayedPayment = { ...payment, state: 'paid', captured: payment.amount };
    const statuses = await Promise.all(
      Array.from({ length: copies }, () => send(maker.make(claim, { isForged: true }))),
    );
    accepted += statuses.filter((status) => status < 400).length;
    await Promise.all(Array.from({ length: copies }, () => send(maker.make(claim))));
  }
  const believed = (await accountsOf(shop, numbersOf(begun))).filter(({ paid }) => paid > 0);
  accepted += believed.length;
  faults.push(...believed.map(({ number }) => `${number} is paid by a word alone`));

  for (const { link } of begun) await shop.press(link);
  await settled(shop, numbersOf(begun), healedWithin);
  for (const one of begun) {
    const old: PlayedPayment = { ...(await playedOf(one)), state: 'failed', captured: 0 };
    await Promise.all(Array.from({ length: copies }, () => send(maker.make(old))));
  }
  const accounts = await settled(shop, numbersOf(begun), healedWithin);
  faults.push(...faultsOf(accounts));
  faults.push(
    ...accounts.filter((one) => !isWhole(one)).map(({ number }) => `${number} went back from paid`),
  );
  return { accepted, faults };
}

/** Money that comes after the order was cancelled, or after its time: it goes back. */
async function late(shop: Shop): Promise<{ returned: number; faults: string[] }> {
  const [cancelled, expired] = [await beginMany(shop), await beginMany(shop)];
  await eachOf(cancelled, 5, ({ device, number }) => shop.cancel(device, number));
  await shop.moveClock(900_000);
  const all = [...cancelled, ...expired];
  await settled(shop, numbersOf(all), 60_000);
  for (const { id } of all) {
    await shop.control({ do: 'duplicate', by: copies });
    await shop.control({ do: 'pay', order: id });
  }
  const accounts = await settled(shop, numbersOf(all), healedWithin);
  const returned = accounts.filter(
    ({ status, taken, held }) => status === 'cancelled' && taken > 0 && held === 0,
  );
  return {
    returned: returned.length,
    faults: [
      ...faultsOf(accounts),
      ...(returned.length === all.length
        ? []
        : [`${all.length - returned.length} late payments did not come back`]),
    ],
  };
}

/** R7: each notice five times, shuffled, late, forged, changed, lost. */
export async function tryNotices(shop: Shop): Promise<Finding[]> {
  const claims = await claimed(shop);
  const news = await spoiled(shop);
  const after = await late(shop);
  const count = ways.length * each;
  return [
    {
      sentence:
        `${9 * count} payments whose notices came ${copies} times, shuffled, late, forged, changed or not at all: ` +
        `${claims.accepted} accepted that should not be, ${6 * count - news.paid} lost, ${after.returned} of ${2 * count} late ones given back; ` +
        `lost notices were healed within ${news.healed} s.`,
      faults: [
        ...(claims.accepted === 0 ? [] : [`${claims.accepted} claims were accepted`]),
        ...claims.faults,
        ...news.faults,
        ...after.faults,
      ],
    },
  ];
}
