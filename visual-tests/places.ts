import { expect, type Page, type PlaywrightWorkerArgs } from '@playwright/test';
import { hydrated } from '../site/e2e/fixtures.ts';

/** Where the store answers while pictures are taken or pages are checked. */
export const store = `http://localhost:${process.env['STORE_PORT'] ?? 3490}`;

/** The day on which all pictures of the store are taken. */
const day = Date.parse('2026-11-21T12:00:00+03:00');
const year = 365 * 24 * 3_600_000;

/** Sets the store's clock to the day of all pictures. It moves a year at a time at most. */
export async function setClock({ request: requests }: PlaywrightWorkerArgs['playwright']) {
  const request = await requests.newContext({ baseURL: store });
  for (;;) {
    const { now } = (await (await request.get('/dev/clock')).json()) as { now: string };
    const missing = day - Date.parse(now);
    if (Math.abs(missing) < 1000) break;
    const move = Math.max(-year, Math.min(year, missing));
    await request.post('/dev/clock', { data: { move } });
  }
  await request.dispose();
}

/** A product that hangs in the shops, by its address. */
async function aProduct(page: Page): Promise<{ address: string; skuId: string }> {
  const listing = await page.request.get(`${store}/api/v3/category-products?url=zhenschiny/platya`);
  const { tiles } = (await listing.json()) as { tiles: { product?: { id: string; url: string } }[] };
  const { id, url } = tiles.find(({ product }) => product)?.product ?? { id: '', url: '' };
  const reply = await page.request.get(`${store}/api/v3/product/${id}`);
  const { skus } = (await reply.json()) as {
    skus: { id: string; availability: { isOnlineAvailable: boolean } }[];
  };
  const skuId = skus.find(({ availability }) => availability.isOnlineAvailable)?.id ?? '';
  return { address: `/product/${url}`, skuId };
}

async function putIntoCart(page: Page) {
  const { skuId } = await aProduct(page);
  await page.request.post(`${store}/api/v3/cart/products/add`, { data: { items: [{ skuId, quantity: 2 }] } });
}

/** The main pages of the store, each with what has to be done before it is opened. */
export const places: Record<string, (page: Page) => Promise<string>> = {
  main: async () => '/',
  'main of men': async () => '/?gender=men',
  category: async () => '/catalog/zhenschiny',
  listing: async () => '/catalog/zhenschiny/platya',
  'narrowed listing': async () => '/catalog/zhenschiny/platya?size=44&color=black,green',
  'nothing found': async () => '/search?query=xyzzy',
  product: async (page) => (await aProduct(page)).address,
  'empty cart': async () => '/cart',
  cart: async (page) => {
    await putIntoCart(page);
    return '/cart';
  },
  checkout: async (page) => {
    await putIntoCart(page);
    return '/cart/checkout';
  },
  delivery: async () => '/delivery',
  'no such page': async () => '/no-such-page',
};

/**
 * The page is awake, every picture in sight has come, and nothing is under way. A network that rests tells less: scripts begin up to
 * a second after the first frame, and it may rest before they do.
 */
export async function settled(page: Page) {
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main svg + output'), 'nothing is loaded in the place of a page').toHaveCount(0);
  await expect
    .poll(
      () =>
        page.evaluate(() =>
          [...document.images]
            .filter((image) => {
              const { top, right, bottom, left } = image.getBoundingClientRect();
              const isInSight =
                bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
              return isInSight && image.offsetParent !== null;
            })
            .every((image) => image.complete && image.naturalWidth > 0),
        ),
      { message: 'the pictures in sight are there', timeout: 60_000 },
    )
    .toBe(true);
  await page.evaluate(() => document.fonts.ready);
}
