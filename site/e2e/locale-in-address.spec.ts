import { expect, hydrated, open, productTiles, test, type Page } from './fixtures.ts';
import { goodsOf } from './goods.ts';
import { says, text } from './words.ts';

const kk = (id: string) => text('kk', id);

/** The page shows what things cost in Kazakhstan, and nothing in roubles. */
async function inTenge(page: Page) {
  const main = page.getByRole('main');
  await expect(main).toContainText('₸');
  await expect(main).not.toContainText('₽');
}

/** Puts a size of the page's product into the cart, and goes there. */
async function putIntoCartHere(page: Page, size: string) {
  await page
    .getByRole('radiogroup', { name: kk('product.size') })
    .getByRole('radio', { name: size, exact: true })
    .click();
  await page.getByRole('button', { name: kk('product.add') }).click();
  await page.getByRole('link', { name: kk('cart.widget.open') }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main')).toContainText(size);
}

async function toRussia(page: Page) {
  await page.getByRole('button', { name: says('kk', 'shell.locale.choose') }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Россия · Русский' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await hydrated(page);
  // The dialog's entry of history, with which the page was loaded again, is left for the page's own.
  await page.waitForFunction(() => !(window.history.state?.rukavModals?.depth > 0));
}

test('who comes by the address of another locale, as from a search engine, stays in it through the store', async ({
  page,
}) => {
  const { product, size } = await goodsOf(page);
  await open(page, '/catalog/zhenschiny/platya?locale=kk-KZ');
  await page.waitForLoadState('networkidle');
  const tiles = productTiles(page, kk('catalogue.products'));
  await expect(tiles.first()).toContainText(/көйлек/i);
  await inTenge(page);

  await tiles.first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/product\//);
  await inTenge(page);

  await open(page, `/product/${product.url}`);
  await putIntoCartHere(page, size);
  await inTenge(page);
});

test('the country that is chosen wins over the one of the address, which loses it and the range of prices', async ({
  page,
}) => {
  await open(page, '/catalog/zhenschiny/platya?size=44&price=1000000-9000000&locale=kk-KZ');
  await inTenge(page);
  await toRussia(page);

  await expect(page).toHaveURL(/\/catalog\/zhenschiny\/platya\?size=44$/);
  await expect(page.getByRole('list', { name: 'Товары' })).toContainText('₽');
  await expect(page.getByRole('list', { name: 'Товары' })).not.toContainText('₸');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
});

test('an address of another locale also counts for who has a session of this one', async ({ page }) => {
  const { product, size } = await goodsOf(page);
  await page.request.post('/api/v3/locale', { data: { country: 'RU', lang: 'ru' } });
  await open(page, `/product/${product.url}?locale=kk-KZ`);
  await putIntoCartHere(page, size);
  await inTenge(page);
});
