import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { median, tenth } from './figures.ts';
import type { Shop } from './shop.ts';

const kinds = [
  'productAfterHover',
  'productWithoutHover',
  'addToCart',
  'facet',
  'modal',
  'menu',
  'cart',
  'suggestions',
  'point',
] as const;
/** What a shopper presses or types and waits for. */
export type Kind = (typeof kinds)[number];

/** ms from the press or the letter to the frame that shows its effect, by how many times the processor is slowed down. */
export type Interactions = Record<Kind, { x1: number; x4: number }>;

const listing = '/catalog/zhenschiny/platya';

/**
 * From the press to the first painted frame in which its effect is seen. The watch is set up before the press and looks once a
 * frame.
 */
async function paintedAfter(page: Page, kind: Kind, press: () => Promise<void>): Promise<number> {
  await page.evaluate((watched) => {
    const has = (selector: string) => document.querySelector(selector) !== null;
    const isSeen = () => {
      switch (watched) {
        case 'productAfterHover':
        case 'productWithoutHover':
          return (
            location.pathname.startsWith('/product/') &&
            [...document.querySelectorAll('main button')].some(({ textContent }) =>
              /^В\sкорзину$/.test(textContent ?? ''),
            )
          );
        case 'addToCart':
          return /\d/.test(
            document.querySelector('header a[href="/cart"]')?.getAttribute('aria-label') ?? '',
          );
        case 'facet':
          return has('input[type="checkbox"]:checked');
        case 'modal':
          return has('[role="dialog"]');
        case 'menu':
          return has('header button[aria-expanded="true"]');
        case 'cart':
          return location.pathname === '/cart' && has('main h1');
        case 'suggestions':
          return (
            document.querySelector('[role="option"]')?.textContent?.toLowerCase().startsWith('п') ?? false
          );
        case 'point':
          return [...document.querySelectorAll('[role="dialog"] button')].some(
            ({ textContent }) => textContent === 'Изменить',
          );
      }
    };
    const state = window as unknown as { painted?: Promise<number> };
    state.painted = new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error(`${watched}: nothing was seen of it within 20 s`)), 20_000);
      const begin = ({ timeStamp }: Event) => {
        const look = () => {
          if (!isSeen()) requestAnimationFrame(look);
          // The frame that this callback belongs to shows it; a task after it runs when it is painted.
          else setTimeout(() => resolve(performance.now() - timeStamp));
        };
        requestAnimationFrame(look);
      };
      addEventListener(watched === 'suggestions' ? 'beforeinput' : 'click', begin, {
        capture: true,
        once: true,
      });
    });
  }, kind);
  await press();
  return page.evaluate(() => (window as unknown as { painted: Promise<number> }).painted);
}

const open = (page: Page, path: string) => page.goto(path, { waitUntil: 'networkidle' });
/**
 * Somebody is there: the pointer moves over the page and rests for a second, as it does before it is at a button. A store may
 * load then what a press may ask for. A press on a link or a facet is measured without this.
 */
async function lookAround(page: Page): Promise<void> {
  await page.mouse.move(300, 500);
  await page.mouse.move(340, 520);
  await page.waitForTimeout(1000);
  await page.waitForLoadState('networkidle');
}

const tileOf = (page: Page) => page.getByRole('list', { name: 'Товары' }).getByRole('link').first();
const sizeOf = (page: Page) =>
  page
    .getByRole('radiogroup', { name: 'Размер' })
    .locator('[role="radio"]:not([aria-disabled="true"])')
    .first();
const addOf = (page: Page) => page.getByRole('button', { name: 'В корзину', exact: true });

/** Puts a piece into the cart of a fresh visitor, who is on the page of the product then. */
export async function putIntoCart(page: Page, { product }: Shop): Promise<void> {
  await open(page, product);
  await sizeOf(page).click();
  await addOf(page).click();
  await page.locator('header a[href="/cart"][aria-label*="1"]').waitFor();
}

/** A press as a hand makes it: the pointer is there a moment before. */
async function pressAt(page: Page, place: Locator): Promise<void> {
  await place.hover();
  await page.waitForTimeout(150);
  await page.mouse.down();
  await page.mouse.up();
}

const presses: Record<Kind, (page: Page, shop: Shop) => Promise<() => Promise<void>>> = {
  async productAfterHover(page) {
    await open(page, listing);
    return () => pressAt(page, tileOf(page));
  },
  async productWithoutHover(page) {
    await open(page, listing);
    return () => tileOf(page).click();
  },
  async addToCart(page, { product }) {
    await open(page, product);
    await sizeOf(page).click();
    return () => pressAt(page, addOf(page));
  },
  async facet(page) {
    await open(page, listing);
    const box = page.locator('section input[type="checkbox"]:enabled').first();
    return () => pressAt(page, box.locator('xpath=ancestor::label'));
  },
  async modal(page, { product }) {
    await open(page, product);
    await lookAround(page);
    return () => pressAt(page, page.getByRole('button', { name: 'Таблица размеров' }).first());
  },
  async menu(page) {
    await open(page, listing);
    // A pointer that rests at it opens it: a finger does not.
    return () => page.locator('header button[aria-expanded="false"]').first().click();
  },
  async cart(page, shop) {
    await putIntoCart(page, shop);
    return () => pressAt(page, page.locator('header a[href="/cart"]').first());
  },
  async suggestions(page) {
    await open(page, listing);
    const field = page.getByRole('combobox', { name: 'Поиск по каталогу' }).filter({ visible: true });
    await field.click();
    await page.keyboard.type('джинс');
    await page
      .getByRole('option')
      .filter({ hasText: /^джинс/i })
      .first()
      .waitFor();
    await field.selectText();
    return () => page.keyboard.type('п');
  },
  async point(page, shop) {
    await putIntoCart(page, shop);
    await open(page, '/cart');
    await page.getByRole('button', { name: 'Как получить' }).first().click();
    await page.getByRole('tab', { name: 'Пункт или постамат' }).click();
    const choose = page.getByRole('button', { name: 'Забрать здесь' }).first();
    await choose.waitFor();
    await page.waitForLoadState('networkidle');
    return () => pressAt(page, choose);
  },
};

/** A fresh visitor who has answered the question about cookies. */
export async function aVisitor(browser: Browser, { origin }: Shop): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: origin, viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: 'consent', value: 'necessary', url: origin }]);
  return context;
}

async function pressOnce(browser: Browser, shop: Shop, kind: Kind, rate: number): Promise<number> {
  const context = await aVisitor(browser, shop);
  const page = await context.newPage();
  const press = await presses[kind](page, shop);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  const figure = await paintedAfter(page, kind, press);
  await context.close();
  return figure;
}

/**
 * Measures one of these in some stores, turn about, on a desktop and with its processor slowed down four times; medians of five. A
 * press before them is not counted: a store draws the pictures then that nobody has asked for yet.
 */
export async function interaction<Name extends string>(
  browser: Browser,
  shops: Record<Name, Shop>,
  kind: Kind,
): Promise<Record<Name, Interactions[Kind]>> {
  const names = Object.keys(shops) as Name[];
  const runs = new Map(names.map((name) => [name, { x1: [] as number[], x4: [] as number[] }]));
  for (const name of names) await pressOnce(browser, shops[name], kind, 1);
  for (let run = 0; run < 5; run += 1)
    for (const [name, { x1, x4 }] of runs) {
      x1.push(await pressOnce(browser, shops[name], kind, 1));
      x4.push(await pressOnce(browser, shops[name], kind, 4));
    }
  const middles = [...runs].map(([name, { x1, x4 }]) => [
    name,
    { x1: tenth(median(x1)), x4: tenth(median(x4)) },
  ]);
  return Object.fromEntries(middles) as Record<Name, Interactions[Kind]>;
}

/** Measures what a shopper waits for most. */
export async function interactions(browser: Browser, shop: Shop): Promise<Interactions> {
  const figures: Partial<Interactions> = {};
  for (const kind of kinds) figures[kind] = (await interaction(browser, { shop }, kind)).shop;
  return figures as Interactions;
}
