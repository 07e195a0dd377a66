import type { CategoryProducts } from '@rukav/contract/catalogue/schemas.ts';
import { comeFrom, expect, open, test, type Page } from './fixtures.ts';
import { goodsOf } from './goods.ts';
import { newShopper } from './shopper.ts';
import { signUp } from './sign-in.ts';
import { text } from './words.ts';

const kept = (page: Page) => page.evaluate(() => window.localStorage.getItem('viewed-products'));

/** Looks at a product as people do: the page is touched. */
async function lookAt(page: Page, url: string, id: string) {
  await open(page, `/product/${url}`);
  await page.mouse.move(300, 300);
  await page.mouse.wheel(0, 200);
  await expect.poll(() => kept(page)).toContain(id);
}

/** Goes down to the end of the page, where recommendations stand. */
const goDown = (page: Page) => page.getByRole('contentinfo').scrollIntoViewIfNeeded();

test('what a guest looked at stands below the next product and goes along to her account [PROF-09 PROF-10 CONT-17 CONT-18]', async ({
  page,
}) => {
  test.slow();
  const { product: dress } = await goodsOf(page);
  const { product: jeans } = await goodsOf(page, 'zhenschiny/dzhinsy');
  await lookAt(page, dress.url, dress.id);
  await lookAt(page, jeans.url, jeans.id);
  await goDown(page);
  const viewed = page.getByRole('region', { name: text('ru', 'recommendations.viewed') });
  await expect(viewed.getByRole('heading', { level: 3 })).toHaveText([dress.name]);
  await expect(page.getByRole('region', { name: text('ru', 'recommendations.together') })).toBeVisible();

  await signUp(page, 'ru', newShopper());
  await expect.poll(() => kept(page)).toBeNull();
  await open(page, '/personal/recently-viewed-products');
  const all = page.getByRole('list', { name: text('ru', 'recommendations.viewed') });
  await expect(all.getByRole('heading')).toHaveText([jeans.name, dress.name]);
  await all.getByRole('link', { name: dress.name }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(dress.name);

  await page
    .getByRole('banner')
    .getByRole('link', { name: text('ru', 'shell.home') })
    .click();
  await expect(page).toHaveURL(/\/$/);
  // The address changes first, and the new page begins at its top.
  await expect(page.getByRole('region', { name: text('ru', 'subscriptions.form.title') })).toBeAttached();
  await goDown(page);
  for (const slot of ['for_you', 'recommended', 'viewed'])
    await expect(page.getByRole('region', { name: text('ru', `recommendations.${slot}`) })).toBeVisible();
});

test('in Kazakh, on a phone, below a listing and in an empty cart @phone', async ({ page, baseURL }) => {
  await comeFrom(page, 'kk-KZ', baseURL);
  const listed = await page.request.get('/api/v3/category-products?url=zhenschiny%2Fplatya&locale=kk-KZ');
  const { tiles } = (await listed.json()) as CategoryProducts;
  const [dress] = tiles.flatMap((tile) => (tile.type === 'product_tile' ? [tile.product] : []));
  await lookAt(page, dress?.url ?? '', dress?.id ?? '');

  for (const path of ['/catalog/zhenschiny/yubki', '/cart']) {
    await open(page, path);
    await goDown(page);
    const viewed = page.getByRole('region', { name: text('kk', 'recommendations.viewed') });
    await expect(viewed.getByRole('heading', { name: dress?.name ?? '' })).toBeVisible();
  }
});
