/**
 * `npm run bench`: how heavy and how fast the store is, on the production build, in one run; with `-- --json` for
 * machines. The store runs on a port and a data folder of its own, which is made anew, so that seeding and the first
 * start are measured too.
 */
import { rm } from 'node:fs/promises';
import { chromium, type Browser } from 'playwright';
import { chromiumArgs, chromiumPath } from '../browser.ts';
import { interactions } from './bench/interactions.ts';
import { score } from './bench/lighthouse.ts';
import { cpuPerRequest, latency, load } from './bench/load.ts';
import { picturesOf } from './bench/pictures.ts';
import { plainPage } from './bench/plain-page.ts';
import { memoryOf, startStore, type Store } from './process/store.ts';
import { weigh } from './bench/weights.ts';

const asJson = process.argv.includes('--json');
const data = '.data/bench';
const port = 3700;
const say = (sentence: string) => console.error(`bench: ${sentence}`);

const sizes = ['40', '42', '44', '46', '48', '50', '52', '54', '56'];

/** A listing narrowed differently each time, so that no answer has been given before. */
const narrowed = (origin: string) => (index: number) =>
  `${origin}/api/v3/category-products?url=zhenschiny/vse&filters=${encodeURIComponent(
    `size=${sizes[index % 9]},${sizes[(index * 4 + 1) % 9]}&price=${100_000 + index * 100}-${900_000 + index * 100}`,
  )}`;

async function productPath(origin: string): Promise<string> {
  const reply = await fetch(`${origin}/api/v3/category-products?url=zhenschiny/platya`);
  const { tiles } = (await reply.json()) as { tiles: { product?: { url: string } }[] };
  return `/product/${tiles.find(({ product }) => product)?.product?.url}`;
}

async function measure(store: Store, browser: Browser, executablePath: string) {
  const { origin } = store;
  const paths = {
    main: '/',
    listing: '/catalog/zhenschiny/vse',
    product: await productPath(origin),
    cart: '/cart',
  };

  say('weighing first loads');
  const weights: Record<string, unknown> = {};
  for (const [name, path] of Object.entries(paths)) weights[name] = await weigh(browser, origin + path);

  say('processor time of a listing page, requests a second');
  const listing = origin + paths.listing;
  const sitePid = store.sitePid();
  const server = {
    cpuPerListingPage: await cpuPerRequest(listing, sitePid),
    // A visitor with a cookie of their own: every page is rendered anew.
    cpuPerListingPageRenderedAnew: await cpuPerRequest(listing, sitePid, { cookie: 'own=1' }),
    categoryProducts: await latency(narrowed(origin)),
    listingPage: await load(listing),
    productPage: await load(origin + paths.product),
    categoryProductsLoad: await load(`${origin}/api/v3/category-products?url=zhenschiny/vse`),
    memoryAfterLoad: memoryOf(store.pids()),
  };

  say('pictures');
  const pictures = await picturesOf(store, narrowed(origin));

  say('clicks');
  const shop = { origin, product: paths.product };
  const clicks = { x1: await interactions(browser, shop, 1), x4: await interactions(browser, shop, 4) };

  say('Lighthouse, mobile, three runs each');
  const options = { chromePath: executablePath, chromeFlags: chromiumArgs };
  const plain = await plainPage();
  const lighthouse: Record<string, unknown> = { plain: await score(plain.address, options) };
  for (const name of ['main', 'listing', 'product'] as const)
    lighthouse[name] = await score(origin + paths[name], options);
  plain.close();

  return { weights, server, pictures, clicks, lighthouse };
}

const executablePath = (await chromiumPath()) ?? chromium.executablePath();
await rm(data, { recursive: true, force: true });
say('first start, with an empty data folder');
const first = await startStore({ port, data });
await first.stop();
say('later start');
const store = await startStore({ port, data });
const browser = await chromium.launch({ executablePath, args: chromiumArgs });

try {
  const starts = {
    first: Math.round(first.startedIn),
    later: Math.round(store.startedIn),
    memory: memoryOf(store.pids()),
  };
  const figures = { starts, ...(await measure(store, browser, executablePath)) };
  if (asJson) console.log(JSON.stringify(figures));
  else {
    for (const [part, values] of Object.entries(figures)) {
      console.log(`\n${part}`);
      for (const [name, value] of Object.entries(values))
        console.log(`  ${name.padEnd(22)} ${JSON.stringify(value)}`);
    }
    console.log(
      '\nTimes in ms, memory in MB; scripts and styles in kB of brotli, html in kB of gzip; cpu in ms a page.',
    );
  }
} finally {
  await browser.close();
  await store.stop();
}
