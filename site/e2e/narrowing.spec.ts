import type { CategoryProducts } from '@rukav/contract/catalogue/schemas.ts';
import { asleep, expect, open, productTiles, test, type Page } from './fixtures.ts';

const place = '/catalog/zhenschiny/platya';
const size = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Размер' }).getByRole('checkbox', { name: new RegExp(`^${name}\\b`) });

/** What each tile costs now, in the order of the tiles. */
const pricesShown = (page: Page) =>
  productTiles(page).evaluateAll((tiles) =>
    tiles.map((tile) =>
      Math.min(
        ...[...(tile.textContent ?? '').matchAll(/(\d[\d\s]*)\s*₽/g)].map(([, sum]) =>
          Number(sum?.replaceAll(/\s/g, '')),
        ),
      ),
    ),
  );

test('a chosen value narrows the list at once, stands in the address and survives a reload [CAT-03 CAT-04 CAT-10 CAT-13 FAC-03 FAC-12]', async ({
  page,
}) => {
  await open(page, place);
  const before = await productTiles(page).count();
  const linen = page.getByRole('list', { name: 'Состав' }).getByRole('checkbox', { name: /^Лён/ });
  const opener = page.getByRole('button', { name: /^Состав/ });
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  await expect(linen).toHaveAccessibleName(/Лён\s*\d+/);
  await linen.check();

  await expect(page).toHaveURL(/composition=linen/);
  await expect(productTiles(page)).not.toHaveCount(before);
  const narrowed = await productTiles(page).count();
  await expect(page.getByText(`Найдено: ${narrowed}`)).toBeAttached();

  await page.reload();
  await expect(productTiles(page)).toHaveCount(narrowed);
  await expect(linen).toBeChecked();
  await expect(page.getByRole('list', { name: 'Выбранные фильтры' })).toContainText('Лён');
});

test('values that are chosen before the page has woken narrow the list once it has [FAC-03]', async ({
  page,
}) => {
  const wake = await asleep(page);
  await page.goto(place, { waitUntil: 'domcontentloaded' });
  await size(page, '44').check();
  await size(page, '46').check();
  wake();

  await expect(page).toHaveURL(/[?&]size=44(,|%2C)46$/);
  await expect(size(page, '44')).toBeChecked();
  await expect(size(page, '46')).toBeChecked();
});

test('a window that becomes as wide as a desktop has the facets, the search and the menus of one', async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await open(page, place);
  await page.setViewportSize({ width: 1280, height: 800 });
  await size(page, '44').check();
  await expect(page).toHaveURL(/[?&]size=44$/);

  const header = page.getByRole('banner').first();
  await header.getByRole('button', { name: 'Каталог' }).click();
  await expect(header.getByRole('button', { name: 'Каталог' })).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await header.getByRole('combobox', { name: 'Поиск по каталогу' }).fill('джинсы');
  await expect(page.getByRole('option').first()).toBeVisible();

  await page.setViewportSize({ width: 412, height: 839 });
  await page.getByRole('combobox', { name: 'Поиск по каталогу' }).filter({ visible: true }).fill('юбка');
  await expect(page.getByRole('option', { name: /юбк/i }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Фильтры' }).click();
  await expect(page.getByRole('dialog').getByRole('checkbox', { name: /^44/ })).toBeChecked();
});

test('an order and a size that are chosen before the page has woken count once it has [CAT-05]', async ({
  page,
}) => {
  const wake = await asleep(page);
  await page.goto(place, { waitUntil: 'domcontentloaded' });
  const order = page.getByRole('combobox', { name: 'Порядок' });
  await order.selectOption('byPriceAsc');
  await size(page, '44').check();
  wake();

  await expect(page).toHaveURL(/[?&]sort=byPriceAsc/);
  await expect(page).toHaveURL(/[?&]size=44/);
  await expect(order).toHaveValue('byPriceAsc');
  await expect
    .poll(async () => {
      const prices = await pricesShown(page);
      return prices.length > 1 && prices.every((price, index) => price >= (prices[index - 1] ?? 0));
    }, 'the cheapest stand first')
    .toBe(true);
});

test('Back takes the last choice back, Forward brings it again [CAT-10 CAT-11 CAT-13]', async ({ page }) => {
  await open(page, place);
  await size(page, '44').check();
  await expect(page).toHaveURL(/[?&]size=44$/);
  await size(page, '46').check();
  await expect(page).toHaveURL(/size=44.*46/);

  await page.goBack();
  await expect(page).toHaveURL(/[?&]size=44$/);
  await expect(size(page, '46')).not.toBeChecked();
  await expect(size(page, '44')).toBeChecked();
  await page.goForward();
  await expect(size(page, '46')).toBeChecked();
});

test('the size stands in the address as size, and a removed chip takes it out again [CAT-09 CAT-10]', async ({
  page,
}) => {
  await open(page, `${place}?size=44`);
  await expect(size(page, '44')).toBeChecked();
  await page.getByRole('button', { name: /Убрать фильтр «Размер: 44»/ }).click();
  await expect(page).toHaveURL(new RegExp(`${place}$`));
  await expect(size(page, '44')).not.toBeChecked();
});

test('the price is narrowed by two fields and by two thumbs with the keyboard, whose coming moves nothing [FAC-04 FAC-05]', async ({
  page,
}) => {
  await open(page, place);
  const below = page.getByRole('button', { name: 'Состав', exact: true });
  const before = await below.boundingBox();
  // The thumbs come with a movement over the page; one that comes before the list can hear it is not the last.
  await expect(async () => {
    await page.mouse.move(10, 10);
    await page.mouse.move(20, 20);
    await expect(page.getByRole('slider', { name: 'Цена до' })).toBeAttached({ timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
  expect(await below.boundingBox()).toEqual(before);
  const price = page.getByRole('group', { name: /^Цена, / });
  await price.getByRole('textbox', { name: 'от' }).fill('3000');
  await price.getByRole('textbox', { name: 'от' }).press('Enter');
  await expect(page).toHaveURL(/price=/);
  const once = page.url();

  await page.getByRole('slider', { name: 'Цена до' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.url()).not.toBe(once);
  await expect(page.getByRole('list', { name: 'Выбранные фильтры' })).toContainText(/3\s000/);
});

test('the list is put into another order, which the address keeps [CAT-05 CAT-17]', async ({ page }) => {
  await open(page, place);
  await page.getByRole('combobox', { name: 'Порядок' }).selectOption('byPriceAsc');
  await expect(page).toHaveURL(/sort=byPriceAsc/);
  await expect(page.getByText('Список обновляется')).toHaveCount(0);

  const prices = await pricesShown(page);
  expect(prices.length).toBeGreaterThan(5);
  expect(prices).toEqual(prices.toSorted((a, b) => a - b));
});

test('dear things stand first where the address asks for it [CAT-18]', async ({ page }) => {
  await open(page, `${place}?sort=byPriceDesc`);
  await expect(page.getByRole('combobox', { name: 'Порядок' })).toHaveValue('byPriceDesc');

  const prices = await pricesShown(page);
  expect(prices.length).toBeGreaterThan(5);
  expect(prices).toEqual(prices.toSorted((a, b) => b - a));
});

test('the greatest discounts stand first where the address asks for them [CAT-19]', async ({ page }) => {
  await open(page, `${place}?sort=byDiscountDesc`);
  await expect(page.getByRole('combobox', { name: 'Порядок' })).toHaveValue('byDiscountDesc');

  const discounts = await productTiles(page).evaluateAll((tiles) =>
    tiles.map((tile) => Number(/[−-](\d+)\s?%/.exec(tile.textContent ?? '')?.[1] ?? 0)),
  );
  expect(discounts[0]).toBeGreaterThan(0);
  expect(discounts).toEqual(discounts.toSorted((a, b) => b - a));
});

test('what came last stands first where the address asks for it [CAT-20]', async ({ page }) => {
  await open(page, `${place}?sort=byNovelty`);
  await expect(page.getByRole('combobox', { name: 'Порядок' })).toHaveValue('byNovelty');

  // Since when a product is as it is, the sitemap tells; what others bought today became another one today.
  const known = await page.request.get('/api/v3/catalogue/addresses');
  const { products } = (await known.json()) as { products: { url: string; since: string }[] };
  const since = new Map(products.map(({ url, since: day }) => [`/product/${url}`, day]));
  const links = await productTiles(page)
    .getByRole('heading')
    .getByRole('link')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(5);
  const today = new Date().toISOString().slice(0, 10);
  const shown = links.map((href) => since.get(href) ?? href).filter((day) => day !== today);
  expect(shown).toEqual(shown.toSorted().toReversed());
});

test('without a wish for an order what is chosen most stands first [CAT-21]', async ({ page }) => {
  await open(page, place);
  await expect(page.getByRole('combobox', { name: 'Порядок' })).toHaveValue('byPopularity');
  const names = await productTiles(page).getByRole('heading').allTextContents();

  const reply = await page.request.get(
    `/api/v3/category-products?url=${encodeURIComponent(place.slice('/catalog/'.length))}&sort=byPopularity`,
  );
  const { tiles } = (await reply.json()) as CategoryProducts;
  expect(names).toEqual(tiles.flatMap((tile) => (tile.type === 'product_tile' ? [tile.product.name] : [])));
});

test('availability joins delivery with the shops of the city [FAC-07 FAC-08]', async ({ page }) => {
  await open(page, place);
  const opener = page.getByRole('button', { name: /^Наличие/ });
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  await page.getByRole('switch', { name: 'Можно заказать с доставкой' }).check();
  await expect(page).toHaveURL(/delivery=1/);

  const shop = page
    .getByRole('list', { name: 'Есть в магазине' })
    .getByRole('checkbox', { disabled: false })
    .first();
  await shop.check();
  await expect(page).toHaveURL(/pickup=ru\d+/);
  await expect(page.getByRole('list', { name: 'Выбранные фильтры' }).getByRole('listitem')).toHaveCount(3);
});

test('the drawer of a phone narrows a copy: the button counts, closing drops it, applying keeps it @phone [CAT-04 FAC-24 FAC-25]', async ({
  page,
}) => {
  // Pictures that are drawn for the first time may hold all connections of the browser for a while.
  test.slow();
  await page.setViewportSize({ width: 412, height: 839 });
  await open(page, place);
  const before = await productTiles(page).count();
  const black = page.getByRole('list', { name: 'Цвет' }).getByRole('checkbox', { name: /^чёрный/ });
  const drawer = page.getByRole('dialog', { name: 'Фильтры' });

  await page.getByRole('button', { name: 'Фильтры' }).click();
  await expect(drawer.getByRole('button', { name: 'Ничего не изменено' })).toBeDisabled({
    timeout: 45_000,
  });
  await black.check();
  await expect(drawer.getByRole('button', { name: /^Показать \d+ товар(?:а|ов)?$/ })).toBeEnabled();
  await black.uncheck();
  await expect(drawer.getByRole('button', { name: 'Ничего не изменено' })).toBeDisabled();
  await black.check();
  await drawer.getByRole('button', { name: 'Закрыть фильтры' }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(new RegExp(`${place}$`));
  await expect(productTiles(page)).toHaveCount(before);

  await page.getByRole('button', { name: 'Фильтры' }).click();
  await expect(black).not.toBeChecked();
  await black.check();
  const apply = drawer.getByRole('button', { name: /^Показать \d+ товар(?:а|ов)?$/ });
  await expect(apply).toBeEnabled();
  await expect(page).toHaveURL(new RegExp(`${place}$`));
  await expect(async () => {
    const count = Number(/\d+/.exec((await apply.textContent()) ?? '')?.[0]);
    expect(count).toBeLessThan(before);
  }).toPass();
  const promised = /\d+/.exec((await apply.textContent()) ?? '')?.[0];
  await apply.click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/color=black/);
  await expect(page.getByText(`Найдено: ${promised}`)).toBeAttached();
});

test('after a change of city the list offers the shops of the new city at once [FAC-15 GEO-11]', async ({
  page,
}) => {
  await open(page, place);
  await page.getByRole('button', { name: /^Наличие/ }).click();
  const shops = page.getByRole('list', { name: 'Есть в магазине' });
  const before = await shops.allInnerTexts();

  await page.getByRole('button', { name: 'Выбрать город, сейчас Москва' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ваш город' });
  await dialog.getByRole('searchbox').fill('Казань');
  await dialog.getByRole('button', { name: /^Казань/ }).click();
  await expect(dialog).toBeHidden();

  await expect.poll(() => shops.allInnerTexts()).not.toEqual(before);
  const reply = await page.request.get(
    `/api/v3/category-products?url=${encodeURIComponent('zhenschiny/platya')}`,
  );
  const { facets } = (await reply.json()) as CategoryProducts;
  const inKazan = facets.find(({ id }) => id === 'availability')?.availability?.availableShops ?? [];
  expect(inKazan.length).toBeGreaterThan(0);
  for (const { name } of inKazan.slice(0, 6)) await expect(shops).toContainText(name);
});
