/**
 * `npm run bench`: how heavy and how fast the store is, on the production build, in one run; with `-- --json` for machines.
 * `-- --check` fails when a budget is broken. `-- --soak` asks for ten minutes and looks whether memory grows. `-- --against` a
 * folder measures a part of it beside the built store of another clone, turn about. The store runs on a port and a data folder of
 * its own, which is made anew, so that seeding and the first start are measured too.
 */
import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { chromium, type Browser } from 'playwright';
import { chromiumArgs } from '../browser.ts';
import { compareWith } from './bench/against.ts';
import { brokenBudgets, isDisturbed, leastOf, slownessOf, unreached } from './bench/budgets.ts';
import { timedChromium } from './bench/chromium.ts';
import { serveControl } from './bench/control/serve.ts';
import { interactions } from './bench/interactions.ts';
import { scoresOf } from './bench/lighthouse.ts';
import { cpuPerRequest, latency, load } from './bench/load.ts';
import { paymentPath } from './bench/payment-page.ts';
import { picturesOf } from './bench/pictures.ts';
import { searchingOf } from './bench/searching.ts';
import { listingPath, shopAt, type Shop } from './bench/shop.ts';
import { soak } from './bench/soak.ts';
import { cookieOfMember, cookieWithCart } from './bench/visitor.ts';
import { weigh, type Weight } from './bench/weights.ts';
import { memoryOf, startStore, type Store } from './process/store.ts';

const { values: options } = parseArgs({
  options: {
    check: { type: 'boolean' },
    soak: { type: 'boolean' },
    json: { type: 'boolean' },
    against: { type: 'string' },
  },
});
const data = '.data/bench';
const port = 3700;
const say = (sentence: string) => console.error(`bench: ${sentence}`);

const sizes = ['40', '42', '44', '46', '48', '50', '52', '54', '56'];

/** A listing narrowed differently each time, so that no answer has been given before. */
const narrowed = (origin: string) => (index: number) =>
  `${origin}/api/v3/category-products?url=zhenschiny/vse&filters=${encodeURIComponent(
    `size=${sizes[index % 9]},${sizes[(index * 4 + 1) % 9]}&price=${100_000 + index * 100}-${900_000 + index * 100}`,
  )}`;

/** One page under addresses of its own, by a parameter that every page reads and nothing is shown by: each is rendered again. */
const ownAddresses = (address: string) => (index: number) => `${address}?code=${index}`;

/**
 * Processor time that a page of a member takes, ms: as members ask, who share what was rendered for their city, and `anew`, when
 * nobody has asked for it before.
 */
async function memberFigures(store: Store, { origin, product }: Shop) {
  const cookie = await cookieOfMember(origin);
  const timesOf = async (path: string) => ({
    shared: await cpuPerRequest(origin + path, store.sitePid(), { cookie }),
    anew: await cpuPerRequest(ownAddresses(origin + path), store.sitePid(), { cookie }),
  });
  return {
    listing: await timesOf(listingPath),
    product: await timesOf(product),
    personal: await timesOf('/personal'),
  };
}

async function serverFigures(store: Store, { origin, product }: Shop, cookie: string) {
  const pages = { listing: origin + listingPath, product: origin + product };
  const products = `${origin}/api/v3/category-products?url=zhenschiny/vse`;
  const sitePid = store.sitePid();
  return {
    listing: await load(pages.listing),
    product: await load(pages.product),
    listingWithCart: await load(pages.listing, { cookie }),
    productWithCart: await load(pages.product, { cookie }),
    categoryProducts: await load(products),
    categoryProductsAlone: await latency(() => products),
    categoryProductsNarrowed: await latency(narrowed(origin)),
    processorTimeOfListing: await cpuPerRequest(pages.listing, sitePid),
    processorTimeOfListingWithCart: await cpuPerRequest(pages.listing, sitePid, { cookie }),
    processorTimeOfMember: await memberFigures(store, { origin, product }),
    memoryAfterLoad: memoryOf(store.serverPids()),
  };
}

/** What the shopper's own machine takes part in, and with it whatever else that machine does meanwhile. */
async function measureBrowser(shop: Shop, browser: Browser, chromePath: string) {
  const { origin, product } = shop;

  say('clicks');
  const clicks = await interactions(browser, shop);

  say('Lighthouse, mobile, five rounds');
  const control = await serveControl(origin);
  const lighthouse = await scoresOf(
    {
      control: control.control,
      static: control.static,
      main: origin,
      listing: origin + listingPath,
      product: origin + product,
    },
    { chromePath, chromeFlags: chromiumArgs },
  );
  control.close();

  return { clicks, lighthouse };
}

async function measure(store: Store, shop: Shop, browser: Browser, chromePath: string) {
  const { origin } = shop;
  const paths = {
    main: '/',
    listing: listingPath,
    product: shop.product,
    cart: '/cart',
    checkout: '/cart/checkout',
    payment: '/dopay',
    paymentOfOrder: await paymentPath(origin),
  };

  say('weighing first loads');
  const weights: Record<string, Weight> = {};
  for (const [name, path] of Object.entries(paths)) weights[name] = await weigh(browser, origin + path);

  say('requests a second, processor time');
  const server = await serverFigures(store, shop, await cookieWithCart(browser, shop));

  say('searching');
  const searching = await searchingOf(origin);

  say('pictures');
  const pictures = await picturesOf(store, narrowed(origin));

  return { weights, server, searching, pictures, ...(await measureBrowser(shop, browser, chromePath)) };
}

/** Everything of this store, told and compared with its budgets. */
async function benchmark(browser: Browser, executablePath: string, kind: string): Promise<void> {
  await rm(data, { recursive: true, force: true });
  say('first start, with an empty data folder');
  const first = await startStore({ port, data });
  await first.stop();
  say('later start');
  const store = await startStore({ port, data });
  try {
    const shop = await shopAt(store.origin);
    const figures = {
      browser: { kind, version: browser.version() },
      starts: {
        first: Math.round(first.startedIn),
        later: Math.round(store.startedIn),
        memoryAtRest: memoryOf(store.serverPids()),
      },
      ...(await measure(store, shop, browser, executablePath)),
      ...(options.soak && { soak: await soak(store, say) }),
    };
    if (options.json) console.log(JSON.stringify(figures));
    else {
      for (const [part, values] of Object.entries(figures)) {
        console.log(`\n${part}`);
        for (const [name, value] of Object.entries(values))
          console.log(`  ${name.padEnd(30)} ${JSON.stringify(value)}`);
      }
      console.log('\nTimes in ms, memory in MB; scripts and styles in kB of brotli, html in kB of gzip.');
    }
    if (options.check) {
      const slowness = slownessOf(figures);
      if (slowness > 1)
        say(`by its control page this machine is slow: times may be ${slowness.toFixed(2)} times as long`);
      for (const sentence of unreached(figures)) say(`within its budget, over what was asked: ${sentence}`);
      let broken = brokenBudgets(figures);
      if (isDisturbed(figures)) {
        say(`measuring once more what a machine may have disturbed: ${broken.join('; ')}`);
        const again = await measureBrowser(shop, browser, executablePath);
        broken = brokenBudgets({ ...figures, ...leastOf(figures, again) });
      }
      for (const sentence of broken) say(`over budget: ${sentence}`);
      if (broken.length > 0) process.exitCode = 1;
    }
  } finally {
    await store.stop();
  }
}

/** A few figures of this store beside those of another clone, from one run. */
async function compare(browser: Browser, chromePath: string, folder: string): Promise<void> {
  const rows = await compareWith(folder, { browser, chromePath, port, data }, say);
  if (options.json) return console.log(JSON.stringify(rows));
  console.log(`\n${''.padEnd(56)}${'other'.padStart(10)}${'here'.padStart(10)}`);
  for (const { of, other, here } of rows)
    console.log(of.padEnd(56) + String(other).padStart(10) + String(here).padStart(10));
  console.log('\nTimes in ms, memory in MB; scripts and styles in kB of brotli, HTML in kB of gzip.');
}

const { path: executablePath, kind } = await timedChromium();
const browser = await chromium.launch({ executablePath, args: chromiumArgs });
try {
  if (options.against === undefined) await benchmark(browser, executablePath, kind);
  else await compare(browser, executablePath, options.against);
} finally {
  await browser.close();
}
