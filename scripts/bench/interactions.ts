import type { Browser, Page } from 'playwright';
import { median, tenth } from './figures.ts';

/** What a shopper presses and waits for. */
const kinds = ['addToCart', 'facetPressed', 'listingToProduct'] as const;
type Kind = (typeof kinds)[number];

/** ms from the press to the frame that shows its effect. */
export type Interactions = Record<Kind, number>;

const listing = '/catalog/zhenschiny/platya';

/**
 * From the press to the first painted frame in which its effect is seen: the cart's count, the facet's tick, the product's
 * button. The watch is set up before the press and looks once a frame.
 */
async function paintedAfter(page: Page, kind: Kind, press: () => Promise<void>): Promise<number> {
  await page.evaluate((watched) => {
    const isSeen = () => {
      switch (watched) {
        case 'addToCart':
          return /\d/.test(
            document.querySelector('header a[href="/cart"]')?.getAttribute('aria-label') ?? '',
          );
        case 'facetPressed':
          return document.querySelector('input[type="checkbox"]:checked') !== null;
        case 'listingToProduct':
          return document.querySelector('main [role="radiogroup"]') !== null;
      }
    };
    const state = window as unknown as { painted?: Promise<number> };
    state.painted = new Promise((resolve) => {
      const begin = ({ timeStamp }: Event) => {
        const look = () => {
          if (!isSeen()) requestAnimationFrame(look);
          // The frame that this callback belongs to shows it; a task after it runs when it is painted.
          else setTimeout(() => resolve(performance.now() - timeStamp));
        };
        requestAnimationFrame(look);
      };
      addEventListener('click', begin, { capture: true, once: true });
    });
  }, kind);
  await press();
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
}

const presses: Record<Kind, (page: Page, paths: { product: string }) => Promise<() => Promise<void>>> = {
  async addToCart(page, { product }) {
    await page.goto(product, { waitUntil: 'networkidle' });
    await page
      .locator('main [role="radiogroup"]')
      .last()
      .locator('[role="radio"]:not([aria-disabled="true"])')
      .first()
      .click();
    return () => page.getByRole('button', { name: 'В корзину', exact: true }).click();
  },
  async facetPressed(page) {
    await page.goto(listing, { waitUntil: 'networkidle' });
    return () =>
      page.locator('section input[type="checkbox"]:enabled').first().locator('xpath=ancestor::label').click();
  },
  async listingToProduct(page) {
    await page.goto(listing, { waitUntil: 'networkidle' });
    const tile = page.getByRole('list', { name: 'Товары' }).getByRole('link').first();
    await tile.hover();
    await page.waitForTimeout(150);
    return () => tile.click();
  },
};

/** Measures what a shopper waits for most, with the processor slowed down `rate` times; the median of five. */
export async function interactions(
  browser: Browser,
  { origin, product }: { origin: string; product: string },
  rate: number,
): Promise<Interactions> {
  const once = async (kind: Kind) => {
    const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } });
    await context.addCookies([{ name: 'consent', value: 'necessary', url: origin }]);
    const page = await context.newPage();
    const press = await presses[kind](page, { product });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const figure = await paintedAfter(page, kind, press);
    await context.close();
    return figure;
  };

  const figures: Partial<Interactions> = {};
  for (const kind of kinds) {
    const runs: number[] = [];
    for (let run = 0; run < 5; run += 1) runs.push(await once(kind));
    figures[kind] = tenth(median(runs));
  }
  return figures as Interactions;
}
