/**
 * `npm run try:payments`: what happens to money when everything goes wrong at once (R1, R4, R7, R8, R11 of the requirements
 * of reliability). Prints one sentence of figures for each part and exits with 1 where money, an order or a PIN is not as it
 * should be. With names of parts (`-- races kills`) only these.
 */
import { spawnSync } from 'node:child_process';
import type { Finding } from './payments/accounts.ts';
import { tryKeys } from './payments/keys.ts';
import { tryKills } from './payments/kills.ts';
import { tryNotices } from './payments/notices.ts';
import { tryPins } from './payments/pins.ts';
import { tryRaces } from './payments/races.ts';
import { openShop, type Shop } from './payments/shop.ts';

/** Cases of the property of money. */
const cases = 10_000;

/** In this order: the later ones move the clock, which a killed backend would forget. */
const parts: Readonly<Record<string, (shop: Shop) => Promise<Finding[]>>> = {
  keys: tryKeys,
  kills: tryKills,
  pins: tryPins,
  notices: tryNotices,
  races: tryRaces,
};

const money = (): Finding => {
  const { status, stdout } = spawnSync(
    'npx',
    ['vitest', 'run', '--project', 'backend', 'backend/src/payments/money.test.ts'],
    { env: { ...process.env, MONEY_CASES: String(cases) }, encoding: 'utf8' },
  );
  return {
    sentence: `${cases} cases of discount, gift card and partial refund: ${status === 0 ? 'each' : 'not each'} adds up to the last kopeck.`,
    faults: status === 0 ? [] : [stdout],
  };
};

const asked = process.argv.slice(2);
const isAsked = (name: string) => asked.length === 0 || asked.includes(name);
const findings: Finding[] = isAsked('money') ? [money()] : [];
const wanted = Object.entries(parts).filter(([name]) => isAsked(name));
if (wanted.length > 0) {
  const shop = await openShop();
  for (const [, work] of wanted) findings.push(...(await work(shop)));
  await shop.stop();
}
for (const { sentence, faults } of findings) {
  console.log(sentence);
  for (const fault of faults.slice(0, 20)) console.error(`  ${fault}`);
}
process.exit(findings.every(({ faults }) => faults.length === 0) ? 0 : 1);
