import type { Language } from '@rukav/contract';
import { orderAsGuest } from './checkout.ts';
import { comeFrom, expect, open, test, type Page } from './fixtures.ts';
import { goodsOf, putIntoCart } from './goods.ts';

/** The pages of a purchase, each by what leads to it in a language. */
const pages: Record<string, (page: Page, language: Language) => Promise<string>> = {
  'the main page': async () => '/',
  'a listing': async () => '/catalog/zhenschiny/platya',
  'a product': async (page) => `/product/${(await goodsOf(page)).product.url}`,
  'a cart': async (page) => {
    await putIntoCart(page, [await goodsOf(page)]);
    return '/cart';
  },
  'a checkout': async (page) => {
    await putIntoCart(page, [await goodsOf(page)]);
    return '/cart/checkout';
  },
  thanks: async (page, language) =>
    `/thankyoupage?orders=${await orderAsGuest(page, [await goodsOf(page)], language)}`,
  'an order': async (page, language) =>
    `/personal/orders/${await orderAsGuest(page, [await goodsOf(page)], language)}`,
  words: async () => '/delivery',
};

/** Opens a page and waits until everything personal on it has come. */
async function read(page: Page, path: string) {
  await open(page, path);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Words that their own box cuts off, and how much wider than the window the page is. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflow, textOverflow } = getComputedStyle(element);
      const hasWords = [...element.childNodes].some(
        (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
      );
      const isSeen = element.clientWidth > 1 && element.checkVisibility({ visibilityProperty: true });
      const isCut =
        element.scrollHeight > element.clientHeight + 2 || element.scrollWidth > element.clientWidth + 2;
      return hasWords && isSeen && isCut && (overflow === 'hidden' || textOverflow === 'ellipsis');
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    const beyond = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 0.5,
    );
    const told = ({ className, textContent }: HTMLElement) => `${className}: ${textContent?.slice(0, 60)}`;
    return [
      ...cut.map(told),
      ...(scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px too wide`, ...beyond.map(told)] : []),
    ];
  });

/** Makes the window so wide, and waits until the page is laid out for it. */
async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 900 });
  await page.evaluate(
    () => new Promise((laidOut) => requestAnimationFrame(() => requestAnimationFrame(laidOut))),
  );
}

/** Wishes of a reader: a name, the styles, and the widths in which no word may be lost, CSS pixels. The first is the one of WCAG 1.4.12. */
const wishes = [
  [
    'wider spaces between letters, words and lines',
    `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-block-end: 2em !important; }`,
    [1280, 320],
  ],
  ['text twice as large', 'html { font-size: 200% !important; }', [1280, 640]],
] as const;

/** The focused element, when nothing of it can be seen: something else lies over every part of it. */
const covered = (page: Page) =>
  page.evaluate(async () => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return undefined;
    // What is there for readers alone stands for what is drawn around it.
    let seen: HTMLElement = element.closest('label') ?? element;
    while (seen.parentElement && seen.getBoundingClientRect().width <= 1) seen = seen.parentElement;
    const place = () => seen.getBoundingClientRect();
    for (let before = NaN; before !== place().top;) {
      before = place().top;
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
    await Promise.all(element.getAnimations().map(({ finished }) => finished));
    const { top, left, width, height } = place();
    const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
    const over = shares.flatMap((across) =>
      shares.map((down) => document.elementFromPoint(left + width * across, top + height * down)),
    );
    const isOwn = (one: Element | null) => one !== null && seen.contains(one);
    return over.some(isOwn)
      ? undefined
      : `${element.outerHTML.slice(0, 160)} under ${over[12]?.outerHTML.slice(0, 160)}`;
  });

test.use({ bypassCSP: true });

for (const [name, prepare] of Object.entries(pages)) {
  test(`${name}: wider spaces and text twice as large lose no words (1.4.4, 1.4.12)`, async ({
    page,
    baseURL,
  }) => {
    await comeFrom(page, 'kk-KZ', baseURL);
    await read(page, await prepare(page, 'kk'));
    for (const [wish, content, widths] of wishes) {
      const style = await page.addStyleTag({ content });
      for (const width of widths) {
        await resize(page, width);
        expect.soft(await lost(page), `${wish}, ${width} px`).toEqual([]);
      }
      await style.evaluate((element) => element.parentNode?.removeChild(element));
    }
  });

  test(`${name}: no stop of Tab lies under a bar that sticks (2.4.11)`, async ({ page }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const path = await prepare(page, 'ru');
    for (const [width, height] of [
      [1280, 640],
      [390, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      await read(page, path);
      for (let stop = 0; stop < 60; stop += 1) {
        await page.keyboard.press('Tab');
        // The page may still move to the stop: what is judged is where it comes to rest.
        await expect.poll(() => covered(page), `${width} px, stop ${stop}`).toBeUndefined();
      }
    }
  });
}

test('another page gives the focus to its heading, so that a reader begins there (2.4.3, 4.1.3)', async ({
  page,
}) => {
  await open(page, '/catalog/zhenschiny/platya');
  const before = await page.title();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Доставка' }).click();
  await expect(page).toHaveURL(/\/delivery$/);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.title()).not.toBe(before);
});
