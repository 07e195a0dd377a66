import { expect, open, productTiles, test } from './fixtures.ts';

test('search engines learn one full address of each page', async ({ request, baseURL }) => {
  const addressIn = async (path: string) =>
    /<link rel="canonical" href="([^"]*)"/.exec(await (await request.get(path)).text())?.[1];

  expect(await addressIn('/')).toBe(`${baseURL}/`);
  expect(await addressIn('/catalog/zhenschiny/platya?size=44')).toBe(`${baseURL}/catalog/zhenschiny/platya`);
  expect(await addressIn('/catalog/zhenschiny/vse?page=2')).toBe(`${baseURL}/catalog/zhenschiny/vse?page=2`);
});

test('the catalogue shows its categories as tiles, and a tile leads into its category [CAT-01 CAT-02]', async ({
  page,
}) => {
  await open(page, '/catalog');
  await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible();
  await page
    .getByRole('list', { name: 'Разделы' })
    .getByRole('link', { name: /Женщинам/ })
    .click();
  await expect(page).toHaveURL(/\/catalog\/zhenschiny$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Женщинам' })).toBeVisible();

  await page
    .getByRole('list', { name: 'Разделы' })
    .getByRole('link', { name: /^Платья/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/catalog\/zhenschiny\/platya$/);
  await expect(productTiles(page).first()).toBeVisible();
});

test('a banner stands among the products of a listing and leads where it says [CAT-14 CAT-15]', async ({
  page,
}) => {
  // Pictures that are drawn for the first time may hold all connections of the browser for a while.
  test.slow();
  await open(page, '/catalog/zhenschiny/vse');
  const cells = page.getByRole('list', { name: 'Товары' }).locator(':scope > li');
  const banners = cells.filter({ hasNot: page.locator('a[href^="/product/"]') });
  await expect(banners.first()).toBeAttached();
  await banners.first().scrollIntoViewIfNeeded();
  const link = banners.first().getByRole('link').first();
  const href = await link.getAttribute('href');
  await link.click();
  await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === href, {
    timeout: 45_000,
  });
});

test('more products are added below those that are shown, and nothing that is shown goes [CAT-06 CAT-07]', async ({
  page,
}) => {
  await open(page, '/catalog/zhenschiny/vse');
  const tiles = productTiles(page);
  const first = await tiles.first().getByRole('link').getAttribute('href');
  await expect(tiles).toHaveCount(72);
  const total = /72 из (\d+)/.exec(await page.getByText(/^72 из \d+$/).innerText())?.[1];
  await page.getByRole('link', { name: /Показать ещё/ }).click();
  await expect(tiles).toHaveCount(144);
  await expect(tiles.first().getByRole('link')).toHaveAttribute('href', first ?? '');
  await expect(page.getByText(`144 из ${total}`, { exact: true })).toBeVisible();
});

test('Back from a product comes to the same tile of the same depth @phone [CAT-06]', async ({ page }) => {
  // Pictures that are drawn for the first time may hold all connections of the browser for a while.
  test.slow();
  const patient = { timeout: 80_000 };
  await open(page, '/catalog/zhenschiny/vse');
  await page.getByRole('link', { name: /Показать ещё/ }).click();
  await expect(productTiles(page)).toHaveCount(144, patient);
  const tile = productTiles(page).nth(100);
  const link = tile.getByRole('link');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//, patient);
  await expect(page.getByRole('button', { name: 'В корзину' }).first()).toBeVisible(patient);

  await page.goBack();
  await expect(productTiles(page)).toHaveCount(144, patient);
  await expect(tile).toBeInViewport();
});

test('a further page that is opened by itself can be narrowed as the first one can [CAT-04 CAT-06]', async ({
  page,
}) => {
  await open(page, '/catalog/zhenschiny/vse?page=2');
  await expect(productTiles(page)).toHaveCount(72);
  await page.getByRole('checkbox', { name: /^44/ }).first().check();

  await expect(page).toHaveURL(/size=44/);
  await expect(page).not.toHaveURL(/page=/);
  await expect(page.getByRole('checkbox', { name: /^44/ }).first()).toBeChecked();
});

test('without script the next page of a listing is a link away', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  await page.goto('/catalog/zhenschiny/vse');
  await page.getByRole('link', { name: /Показать ещё/ }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(productTiles(page).first()).toBeVisible();
  await context.close();
});
