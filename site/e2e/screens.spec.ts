import { bringAxe } from '../../audit/axe.ts';
import { plantedForAxe, plantedPage } from '../../audit/planted.ts';
import { choosePickup, fillRest, placedOrders } from './checkout.ts';
import { comeFrom, expect, hydrated, open, test, type Page } from './fixtures.ts';
import { goodsOf, putIntoCart } from './goods.ts';
import { newShopper } from './shopper.ts';
import { says } from './words.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
const widths = [1280, 768, 320] as const;
const locales = ['ru-RU', 'kk-KZ'] as const;
type Locale = (typeof locales)[number];
const languageOf = (locale: Locale) => (locale === 'ru-RU' ? 'ru' : 'kk');

/** What axe finds on the page as it is drawn now, in few words. The page must have been opened with axe. */
const faultsOf = (page: Page): Promise<string[]> =>
  page.evaluate(async (values) => {
    const { violations } = await window.axe.run({
      runOnly: { type: 'tag', values },
      // What passes is as much again to be told and read.
      resultTypes: ['violations'],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, html }) => `${id}: ${target.join(' ')} ${html.slice(0, 120)}`),
    );
  }, tags);

/** Draws the page in another view, as the choice in the footer does. */
async function drawIn(page: Page, theme: 'rukav' | 'contrast') {
  await page.evaluate((name) => {
    const radios = [...document.querySelectorAll<HTMLInputElement>('footer input[type="radio"]')];
    (name === 'contrast' ? radios.at(-1) : radios[1])?.click();
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/** Looks at a screen at every width and in both views. A phone, a tablet and a desktop differ in styles only. */
async function look(page: Page, name: string) {
  const found: string[] = [];
  for (const theme of ['rukav', 'contrast'] as const) {
    await drawIn(page, theme);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      // In a window as tall as the page nothing lies half under a sticky bar, which axe would take for a small target.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.setViewportSize({ width, height });
      const faults = await faultsOf(page);
      found.push(...faults.map((fault) => `${name}, ${theme}, ${width}: ${fault}`));
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) found.push(`${name}, ${theme}, ${width}: ${overflow} px too wide`);
    }
  }
  await drawIn(page, 'rukav');
  await page.setViewportSize({ width: 1280, height: 900 });
  expect.soft(found, name).toEqual([]);
}

test.use({ forgives: [/status of 40[14]/] });

for (const locale of locales) {
  const language = languageOf(locale);

  test.describe(`in ${locale}`, () => {
    test.beforeEach(async ({ page, baseURL }) => {
      test.setTimeout(150_000);
      await bringAxe(page);
      await comeFrom(page, locale, baseURL);
    });

    const still = [
      ['the main page', '/'],
      ['the catalogue', '/catalog'],
      ['a listing', '/catalog/zhenschiny/platya?size=44'],
      ['a search', '/search?query=%D0%BB%D1%91%D0%BD'],
      ['a search without an answer', '/search?query=qqqqqq'],
      ['words', '/pages/oferta'],
      ['an empty cart', '/cart'],
      ['an empty checkout', '/cart/checkout'],
      ['what is not there', '/nowhere'],
      ['what needs an account', '/401'],
      ['orders of a guest', '/personal/orders'],
    ] as const;
    for (const [name, path] of still) {
      test(`${name}: axe finds nothing, nothing is cut off`, async ({ page }) => {
        await open(page, path);
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        await look(page, name);
      });
    }

    test('a product and its modals: axe finds nothing, nothing is cut off', async ({ page }) => {
      const { product } = await goodsOf(page);
      await open(page, `/product/${product.url}`);
      await page.getByRole('button', { name: says(language, 'product.add') }).click();
      await look(page, 'a product without a size');
      await page.getByRole('button', { name: says(language, 'product.size.table') }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft(await faultsOf(page), 'the table of sizes').toEqual([]);
    });

    test('the forms of a review and a question, and what they find missing: axe finds nothing', async ({
      page,
    }) => {
      const { product } = await goodsOf(page);
      await open(page, `/product/${product.url}`);
      for (const [kind, opener, width] of [
        ['review', 'reviews.section.write', 1280],
        ['question', 'reviews.section.questions.ask', 320],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.getByRole('button', { name: says(language, opener) }).click();
        const form = page.getByRole('dialog');
        await form.getByRole('button', { name: says(language, `reviews.${kind}.submit`) }).click();
        await expect(form.getByRole('alert')).toBeVisible();
        expect.soft(await faultsOf(page), kind).toEqual([]);
        await page.keyboard.press('Escape');
        await expect(form).toBeHidden();
      }
    });

    test('modals of the shell and the drawer of filters: axe finds nothing', async ({ page }) => {
      for (const [id, width] of [
        ['shell.locale.choose', 1280],
        ['shell.city.choose', 1280],
        ['profile.signIn', 1280],
        ['shell.menu.open', 320],
        ['catalogue.filters', 320],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        await open(page, '/catalog/zhenschiny/platya');
        await page
          .getByRole('button', { name: says(language, id) })
          .filter({ visible: true })
          .first()
          .click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect.soft(await faultsOf(page), id).toEqual([]);
      }
    });

    test('a cart, a checkout, an order that was placed: axe finds nothing, nothing is cut off', async ({
      page,
    }) => {
      const shopper = newShopper(locale === 'ru-RU' ? 'RU' : 'KZ');
      await putIntoCart(page, [await goodsOf(page), await goodsOf(page, 'zhenschiny/rubashki')]);
      await open(page, '/cart');
      await expect(page.getByRole('spinbutton').first()).toBeVisible();
      await look(page, 'a cart');
      await open(page, '/cart/checkout');
      await page.getByRole('button', { name: says(language, 'checkout.submit') }).click();
      await choosePickup(page, language);
      await look(page, 'a checkout with faults');
      await fillRest(page, language, shopper);
      await page.getByRole('button', { name: says(language, 'checkout.submit') }).click();
      const [number] = await placedOrders(page);
      await expect(page.getByRole('heading', { level: 2 }).first()).toContainText(number ?? '');
      await hydrated(page);
      await look(page, 'the thank-you page');
      await open(page, `/personal/orders/${number}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await look(page, 'an order');
    });
  });
}

test('axe sees the faults that are planted on a page of its own', async ({ page }) => {
  await bringAxe(page);
  await page.goto('about:blank');
  await page.setContent(plantedPage);
  const faults = (await faultsOf(page)).join('\n');
  for (const rule of plantedForAxe) expect(faults).toContain(`${rule}:`);
});
