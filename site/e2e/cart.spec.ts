import { takeShop } from './checkout.ts';
import { comeFrom, expect, open, test } from './fixtures.ts';
import { goodsOf, putIntoCart } from './goods.ts';

test('a cart lists its lines in their group; quantity and size change in place @phone [CART-01 CART-02 CART-03 CART-18 CART-44]', async ({
  page,
}) => {
  const [dress, shirt] = [await goodsOf(page), await goodsOf(page, 'zhenschiny/rubashki')];
  await putIntoCart(page, [dress, shirt]);
  await open(page, '/cart');
  const group = page.getByRole('region', { name: 'Товары в корзине' });
  for (const { product } of [dress, shirt]) {
    await expect(group.getByRole('link', { name: product.name })).toBeVisible();
  }

  await group.getByRole('button', { name: `Больше на одну: ${dress.product.name}` }).click();
  await expect(page.getByRole('link', { name: 'Корзина, товаров: 3' })).toBeVisible();

  const sizes = group.getByRole('combobox', { name: `Размер: ${shirt.product.name}` });
  const other = shirt.product.skus.find(
    ({ id, availability }) => id !== shirt.skuId && availability.isOnlineAvailable,
  );
  await sizes.selectOption(other?.id ?? '');
  await expect(
    page.getByRole('button', { name: `Удалить из корзины: ${shirt.product.name}, размер ${other?.size}` }),
  ).toBeVisible();

  await page.reload();
  await expect(group.getByRole('spinbutton', { name: `Количество: ${dress.product.name}` })).toHaveValue('2');
  await expect(sizes).toHaveValue(other?.id ?? '');
});

test('a deleted line can be brought back until the message goes [CART-04]', async ({ page }) => {
  const goods = await goodsOf(page);
  await putIntoCart(page, [goods], 2);
  await open(page, '/cart');
  const line = page.getByRole('main').getByRole('link', { name: goods.product.name });
  await page.getByRole('button', { name: /^Удалить из корзины/ }).click();
  await expect(line).toBeHidden();
  await page.getByRole('button', { name: 'Вернуть' }).click();
  await expect(line).toBeVisible();
  await expect(page.getByRole('spinbutton')).toHaveValue('2');

  await page.getByRole('button', { name: /^Удалить из корзины/ }).click();
  await expect(page.getByText('В корзине пока пусто')).toBeVisible();
  await page.reload();
  await expect(page.getByText('В корзине пока пусто')).toBeVisible();
});

test('a group goes after a question that names what goes [CART-45]', async ({ page }) => {
  const goods = [await goodsOf(page), await goodsOf(page, 'zhenschiny/rubashki')];
  await putIntoCart(page, goods);
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Удалить все' }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  for (const { product } of goods) await expect(question).toContainText(product.name);
  await question.getByRole('button', { name: 'Оставить' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Удалить все' }).click();
  await question.getByRole('button', { name: 'Удалить', exact: true }).click();
  await expect(page.getByText('В корзине пока пусто')).toBeVisible();
});

test('another country reprices the cart and keeps the page [GEN-14 I18N-07]', async ({ page }) => {
  const goods = await goodsOf(page);
  await putIntoCart(page, [goods]);
  await open(page, '/cart');
  await expect(page.getByRole('region', { name: 'Итого' })).toContainText('₽');
  const said = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/locale'),
  );
  await page.getByRole('button', { name: /^Сменить страну и язык/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Казахстан · Русский' }).click();
  expect((await said).postDataJSON()).toEqual({ country: 'KZ', lang: 'ru' });
  await expect(page.getByRole('region', { name: 'Итого' })).toContainText('₸');
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main').getByRole('link', { name: goods.product.name })).toBeVisible();
});

test('the city can be chosen from the cart [CART-49]', async ({ page, baseURL }) => {
  await comeFrom(page, 'ru-RU', baseURL);
  await putIntoCart(page, [await goodsOf(page)]);
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Изменить город' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ваш город' });
  await dialog.getByRole('searchbox').fill('Казань');
  await dialog.getByRole('button', { name: /^Казань/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Ваш город: Казань')).toBeVisible();
});

test('how to get the goods can be chosen in the cart, and checkout has the same choice @phone [SHIP-13 MODAL-17]', async ({
  page,
}) => {
  await putIntoCart(page, [await goodsOf(page)]);
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Выбрать способ получения' }).click();
  const modal = page.getByRole('dialog', { name: 'Как получить' });
  await modal.getByRole('tab', { name: 'Магазин' }).click();
  await takeShop(page, 'ru');
  await modal.getByRole('button', { name: 'Сохранить' }).click();

  await expect(modal).toBeHidden();
  await expect(page.getByRole('heading', { level: 2, name: /^Самовывоз: / })).toBeVisible();
  await page.getByRole('link', { name: 'Перейти к оформлению' }).filter({ visible: true }).first().click();
  await expect(page.getByRole('radio', { name: /^Забрать в магазине/ })).toBeChecked();
  await expect(page.getByRole('group', { name: /^Магазин: / })).toBeVisible();
});
