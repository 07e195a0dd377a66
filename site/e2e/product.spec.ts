import type { CategoryProducts } from '@rukav/contract/catalogue/schemas.ts';
import { asleep, expect, open, test } from './fixtures.ts';
import { collectedGoodsOf, goodsOf } from './goods.ts';

test('a product tells what it is, of what, how to care for it and how it comes [PDP-01 PDP-02 PDP-03 PDP-04 PDP-05 PDP-06 PDP-18]', async ({
  page,
}) => {
  const { product } = await goodsOf(page);
  await open(page, `/product/${product.url}`);
  await expect(page.getByRole('heading', { level: 1, name: product.name })).toBeVisible();
  await expect(page.getByText(product.description)).toBeVisible();

  const part = (title: string) =>
    page
      .getByRole('group')
      .filter({ has: page.getByRole('heading', { level: 2, name: title, exact: true }) });
  for (const title of ['Характеристики', 'Состав', 'Уход']) {
    await part(title).getByRole('heading', { name: title }).click();
  }
  for (const { name, value } of product.characteristics) {
    await expect(part('Характеристики').getByText(name, { exact: true })).toBeVisible();
    await expect(part('Характеристики').getByText(value, { exact: true }).first()).toBeVisible();
  }
  await expect(part('Состав').getByText(product.composition)).toBeVisible();
  for (const { text } of product.care) await expect(part('Уход').getByText(text)).toBeVisible();

  await expect(page.getByText(/Как получить: /)).toBeVisible();
  await expect(page.getByText(/Курьером/)).toBeVisible();
  const crumbs = page.getByRole('navigation', { name: 'Вы здесь' });
  for (const { name } of product.breadcrumbs)
    await expect(crumbs.getByRole('link', { name, exact: true })).toBeVisible();
});

test('a courier brings for nothing what costs more than the threshold [PDP-06 SHIP-35]', async ({ page }) => {
  const { product } = await goodsOf(page, 'zhenschiny/verhnyaya-odezhda');
  expect(product.price.discountPrice ?? product.price.basePrice).toBeGreaterThan(300_000);

  await open(page, `/product/${product.url}`);

  await expect(page.getByText(/^Курьером\s*бесплатно$/)).toBeVisible();
});

test('a colour is another page of the same model, and the chosen size stays [PDP-10 PDP-11]', async ({
  page,
}) => {
  const { product } = await goodsOf(page);
  const other = product.models.find(({ id, isAvailable }) => id !== product.id && isAvailable);
  expect(other, 'it comes in another colour too').toBeDefined();
  await open(page, `/product/${product.url}`);
  const sizes = page.getByRole('radiogroup', { name: 'Размер' });
  const size = product.skus[2]?.size ?? '';
  await sizes.getByRole('radio', { name: new RegExp(`^${size}`) }).click();
  await page
    .getByRole('radiogroup', { name: 'Цвет', exact: true })
    .getByRole('radio', { name: new RegExp(`^${other?.color.name}`) })
    .click();
  await expect(page).toHaveURL(new RegExp(`${other?.id}$`));
  await expect(
    page
      .getByRole('radiogroup', { name: 'Цвет', exact: true })
      .getByRole('radio', { name: new RegExp(`^${other?.color.name}`) }),
  ).toBeChecked();
  await expect(sizes.getByRole('radio', { name: new RegExp(`^${size}`) })).toBeChecked();
});

test('without a size nothing is added: the sizes say so and take the focus; with one the widget opens @phone [PDP-10 PDP-12 CART-21]', async ({
  page,
}) => {
  const { product, size } = await goodsOf(page);
  await open(page, `/product/${product.url}`);
  const add = page.getByRole('button', { name: 'В корзину' }).first();
  const sizes = page.getByRole('radiogroup', { name: 'Размер' });
  await add.click();
  await expect(sizes).toBeFocused();
  await expect(sizes).toHaveAccessibleDescription('Выберите размер');

  await sizes.getByRole('radio', { name: size, exact: true }).click();
  await add.click();
  const widget = page.getByRole('region', { name: 'Корзина' });
  await expect(widget).toContainText('Добавлено в корзину');
  await expect(widget).toContainText(product.name);

  // The widget leaves the link of the header free for a pointer that has rested there.
  await page.getByRole('link', { name: 'Корзина, товаров: 1' }).hover();
  await expect(widget).toBeVisible();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
  await expect(widget).toBeHidden();
});

test('a size and the button that are pressed before the page has woken put it into the cart once it has @phone [PDP-10]', async ({
  page,
}) => {
  const { product, size } = await goodsOf(page);
  const wake = await asleep(page);
  await page.goto(`/product/${product.url}`, { waitUntil: 'domcontentloaded' });
  await page
    .getByRole('radiogroup', { name: 'Размер' })
    .getByRole('radio', { name: size, exact: true })
    .click();
  await page.getByRole('button', { name: 'В корзину' }).first().dblclick();
  wake();

  const widget = page.getByRole('region', { name: 'Корзина' });
  await expect(widget).toContainText('Добавлено в корзину');
  await expect(widget).toContainText(product.name);
  await expect(page.getByRole('link', { name: 'Корзина, товаров: 1' })).toBeVisible();
});

test('a size that hangs in shops only says so, is promised no courier, and is put into the cart for the shop that was chosen', async ({
  page,
}) => {
  const { product, size } = await collectedGoodsOf(page);
  await open(page, `/product/${product.url}`);
  await expect(page.getByText(/^Курьером/)).toBeVisible();
  await page.getByRole('radio', { name: new RegExp(`^${size}\\b.*только в магазинах`) }).click();

  await expect(page.getByText(/^Курьером/)).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: 'В корзину' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Забрать в магазине' }).click();
  const shops = page.getByRole('dialog', { name: `Где забрать размер ${size}` });
  const shop = shops.getByRole('listitem').first();
  await expect(shop).toContainText(/Ваш размер/);
  const address = (await shop.getByRole('heading').innerText()).trim();
  await shop.getByRole('button', { name: 'Забрать здесь' }).click();
  await expect(shops).toBeHidden();

  await page
    .getByRole('region', { name: 'Корзина' })
    .getByRole('link', { name: 'Перейти в корзину' })
    .click();
  await expect(page.getByRole('main')).toContainText(product.name);
  await expect(page.getByRole('main')).toContainText(address);
});

test('on a phone price and purchase stay in sight while their place is not, and ask for a size @phone [PDP-12]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { product, size } = await goodsOf(page);
  await open(page, `/product/${product.url}`);
  const bar = page.getByRole('region', { name: 'Покупка' });
  await expect(bar).toBeInViewport();
  await bar.getByRole('button', { name: 'В корзину' }).click();

  const sizes = page.getByRole('radiogroup', { name: 'Размер' });
  await expect(sizes).toBeFocused();
  await expect(sizes).toBeInViewport();
  await sizes.getByRole('radio', { name: size, exact: true }).click();
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: 'В корзину' }).first().click();
  await expect(page.getByRole('link', { name: 'Корзина, товаров: 1' })).toBeVisible();
});

test('the widget stays while it has the focus and goes five seconds after it was left [CART-22]', async ({
  page,
}) => {
  await page.clock.install();
  const { product, size } = await goodsOf(page);
  await open(page, `/product/${product.url}`);
  await page
    .getByRole('radiogroup', { name: 'Размер' })
    .getByRole('radio', { name: size, exact: true })
    .click();
  await page.getByRole('button', { name: 'В корзину' }).click();
  const widget = page.getByRole('region', { name: 'Корзина' });
  await widget.getByRole('link', { name: 'Перейти в корзину' }).focus();
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect(widget).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'В корзину' }).focus();
  await page.clock.runFor(4900);
  await expect(widget).toBeVisible();
  await page.clock.runFor(200);
  await expect(widget).toBeHidden();
});

test('a discount shows both prices and how much is saved, a marker stands on the picture [PDP-19 PDP-21]', async ({
  page,
}) => {
  const listed = await page.request.get('/api/v3/category-products?url=zhenschiny%2Fvse&sort=byDiscountDesc');
  const { tiles } = (await listed.json()) as CategoryProducts;
  const card = tiles
    .flatMap((tile) => (tile.type === 'product_tile' ? [tile.product] : []))
    .find(({ price, markerPlates }) => price.discountPrice !== null && markerPlates.length > 0);
  await open(page, `/product/${card?.url}`);
  const main = page.getByRole('main');
  const rubles = (minor: number) =>
    new RegExp(String(minor / 100).replace(/(\d)(\d{3})$/, String.raw`$1\s$2`));
  await expect(main.getByText(rubles(card?.price.basePrice ?? 0)).first()).toBeVisible();
  await expect(main.getByText(rubles(card?.price.discountPrice ?? 0)).first()).toBeVisible();
  await expect(main.getByText(/^Скидка\s/).first()).toContainText(
    rubles((card?.price.basePrice ?? 0) - (card?.price.discountPrice ?? 0)),
  );
  await expect(main.getByText(card?.markerPlates[0]?.caption ?? '').first()).toBeVisible();
});

test('an outdated name in the address leads to the present one for good', async ({ page }) => {
  const { product } = await goodsOf(page);
  const reply = await page.request.get(`/product/old-name/${product.id}`, { maxRedirects: 0 });
  expect(reply.status()).toBe(301);
  expect(reply.headers()['location']).toBe(`/product/${product.url}`);
});
