import type { Browser, Page } from 'playwright';
import { median, tenth } from './figures.ts';

/** ms from the press to the frame that shows its effect. */
export type Interactions = Record<'addToCart' | 'facetPressed' | 'listingToProduct', number>;

const listing = '/catalog/zhenschiny/platya';

/** Ticks in the page: from the pointer's release on `target` until `shown` is true in a frame that was painted. */
async function paintedAfter(page: Page, press: () => Promise<void>, shown: string): Promise<number> {
  await page.evaluate((condition) => {
    const state = window as unknown as { pressedAt?: number; paintedIn?: Promise<number> };
    state.paintedIn = new Promise((resolve) => {
      const begin = (event: Event) => {
        const pressedAt = event.timeStamp;
        const look = () => {
          const isShown = document.evaluate(condition, document, null, XPathResult.BOOLEAN_TYPE).booleanValue;
          if (!isShown) return void requestAnimationFrame(look);
          // The frame after the one that drew it: it has been painted.
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - pressedAt)));
        };
        look();
      };
      addEventListener('click', begin, { capture: true, once: true });
    });
  }, shown);
  await press();
  return page.evaluate(() => (window as unknown as { paintedIn: Promise<number> }).paintedIn);
}

async function inFreshPage(
  browser: Browser,
  rate: number,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: 'consent', value: 'necessary', domain: 'localhost', path: '/' }]);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const figure = await measure(page);
  await context.close();
  return figure;
}

/** Measures what a shopper waits for most, with the processor slowed down `rate` times; the median of five. */
export async function interactions(browser: Browser, origin: string, rate: number): Promise<Interactions> {
  const open = async (page: Page, path: string) => {
    await page.goto(origin + path, { waitUntil: 'networkidle' });
  };
  const productPath = await fetch(`${origin}/api/v3/category-products?url=zhenschiny/platya`)
    .then((response) => response.json() as Promise<{ tiles: { product?: { url: string } }[] }>)
    .then(({ tiles }) => `/product/${tiles.find(({ product }) => product)?.product?.url}`);

  const measured: Record<keyof Interactions, (page: Page) => Promise<number>> = {
    async addToCart(page) {
      await open(page, productPath);
      await page
        .getByRole('radio', { disabled: false })
        .and(page.locator('[role="radiogroup"]:nth-of-type(1) *, *'))
        .last()
        .focus();
      const sizes = page.getByRole('radiogroup', { name: /Размер/ });
      await sizes.locator('[role="radio"]:not([aria-disabled="true"])').first().click();
      const button = page.getByRole('button', { name: 'В корзину' });
      return paintedAfter(
        page,
        () => button.click(),
        "boolean(//a[@href='/cart' and contains(@aria-label,'товаров')])",
      );
    },
    async facetPressed(page) {
      await open(page, listing);
      const box = page.getByRole('checkbox', { disabled: false }).first();
      const name = await box.evaluate((element) => element.closest('label')?.textContent?.slice(0, 2) ?? '');
      return paintedAfter(
        page,
        () => box.click({ force: true }),
        `boolean(//label[starts-with(normalize-space(.), '${name.trim()}')]//input[@type='checkbox'])`,
      );
    },
    async listingToProduct(page) {
      await open(page, listing);
      const tile = page.getByRole('list', { name: 'Товары' }).getByRole('link').first();
      await tile.hover();
      await page.waitForTimeout(150);
      return paintedAfter(page, () => tile.click(), "boolean(//button[normalize-space(.)='В корзину'])");
    },
  };

  const figures = {} as Interactions;
  for (const name of Object.keys(measured) as (keyof Interactions)[]) {
    const runs: number[] = [];
    for (let run = 0; run < 5; run += 1) runs.push(await inFreshPage(browser, rate, measured[name]));
    figures[name] = tenth(median(runs));
  }
  return figures;
}
