import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { chromiumArgs } from '../../browser.ts';
import { memoryOf, startStore, type Store, type StoreOptions } from '../process/store.ts';
import { serveControl } from './control/serve.ts';
import { interaction, type Kind } from './interactions.ts';
import { scoresOf } from './lighthouse.ts';
import { load } from './load.ts';
import { listingPath, shopAt, type Shop } from './shop.ts';
import { cookieWithCart } from './visitor.ts';
import { weigh } from './weights.ts';

/** This store, and the one that it is compared with. */
type Both<Figure> = Record<'other' | 'here', Figure>;

/** A figure of both stores; times in ms, memory in MB, weights in kB. */
export interface Row extends Both<number> {
  of: string;
}

interface Running extends Shop {
  store: Store;
}

const presses: readonly Kind[] = ['productAfterHover', 'productWithoutHover', 'addToCart'];

async function served(browser: Browser, { store, ...shop }: Running) {
  const { origin, product } = shop;
  const memoryAtRest = memoryOf(store.serverPids());
  const { script, style, html } = await weigh(browser, origin + listingPath);
  const cookie = await cookieWithCart(browser, shop);
  const perSecond = async (path: string, asker = {}) => (await load(origin + path, asker)).perSecond;
  return {
    'listing: scripts': script,
    'listing: styles': style,
    'listing: HTML': html,
    'listings a second': await perSecond(listingPath),
    'products a second': await perSecond(product),
    'listings a second, with a cart': await perSecond(listingPath, { cookie }),
    'products a second, with a cart': await perSecond(product, { cookie }),
    '/category-products a second': await perSecond('/api/v3/category-products?url=zhenschiny/vse'),
    'memory at rest': memoryAtRest,
    'memory after load': memoryOf(store.serverPids()),
  };
}

const rowsOf = (figures: Both<Record<string, number>>): Row[] =>
  Object.entries(figures.here).map(([of, here]) => ({ of, here, other: figures.other[of] ?? Number.NaN }));

async function pressed(browser: Browser, shops: Both<Shop>): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of presses) {
    const { here, other } = await interaction(browser, shops, kind);
    rows.push(
      { of: kind, here: here.x1, other: other.x1 },
      { of: `${kind}, processor slowed down four times`, here: here.x4, other: other.x4 },
    );
  }
  return rows;
}

async function scored({ here, other }: Both<Shop>, chromePath: string): Promise<Row[]> {
  const { control, static: plain, close } = await serveControl(here.origin);
  const scores = await scoresOf(
    {
      control,
      static: plain,
      mainHere: here.origin,
      mainOther: other.origin,
      listingHere: here.origin + listingPath,
      listingOther: other.origin + listingPath,
      productHere: here.origin + here.product,
      productOther: other.origin + other.product,
    },
    { chromePath, chromeFlags: chromiumArgs },
  );
  close();
  const pages = [
    ['control', scores.control, scores.control],
    ['static page', scores.static, scores.static],
    ['main', scores.mainHere, scores.mainOther],
    ['listing', scores.listingHere, scores.listingOther],
    ['product', scores.productHere, scores.productOther],
  ] as const;
  return pages.flatMap(([page, mine, its]) =>
    (
      [
        ['main-thread work', 'mainThreadWork'],
        ['blocking time', 'totalBlockingTime'],
        ['performance', 'performance'],
        ['first paint', 'firstContentfulPaint'],
        ['largest paint', 'largestContentfulPaint'],
      ] as const
    ).map(([name, key]) => ({ of: `${page}: ${name}`, here: mine[key], other: its[key] })),
  );
}

/** Starts a store that has been started before: the first start fills the data folder, which takes memory that no later one does. */
async function laterStart(options: StoreOptions): Promise<Store> {
  await rm(join(options.folder ?? '.', options.data), { recursive: true, force: true });
  const first = await startStore(options);
  await first.stop();
  return startStore(options);
}

/**
 * Measures this store and that of another clone turn about, in one run: clicks and Lighthouse as medians of five. The other is
 * installed and built in its `folder`, and is started there.
 */
export async function compareWith(
  folder: string,
  { browser, chromePath, port, data }: { browser: Browser; chromePath: string; port: number; data: string },
  say: (sentence: string) => void,
): Promise<Row[]> {
  const stores = [
    await laterStart({ port, data }),
    await laterStart({ port: port + 20, data, folder }),
  ] as const;
  try {
    const [here, other] = await Promise.all(
      stores.map(async (store) => ({ store, ...(await shopAt(store.origin)) })),
    );
    if (!here || !other) throw new Error('bench: there are not two stores.');
    say('first loads, requests a second, memory');
    const both = { other: await served(browser, other), here: await served(browser, here) };
    say('clicks');
    const clicks = await pressed(browser, { other, here });
    say('Lighthouse, mobile, five rounds');
    return [...rowsOf(both), ...clicks, ...(await scored({ other, here }, chromePath))];
  } finally {
    await Promise.all(stores.map((store) => store.stop()));
  }
}
