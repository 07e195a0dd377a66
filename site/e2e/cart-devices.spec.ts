import type { CartReply } from '@rukav/contract/cart/schemas.ts';
import { expect, open, test } from './fixtures.ts';
import { goodsOf, goodsWith, putIntoCart } from './goods.ts';
import { newShopper } from './shopper.ts';
import { askForCode, signUp } from './sign-in.ts';

test.describe('two devices of one member', () => {
  test.use({ forgives: [/status of 4\d\d/] });

  test('the saved cart is offered at sign-in and added; what one device changes the other names [CART-34 CART-35 CART-36 CART-41 CART-42 CART-47]', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const shopper = newShopper();
    const [first, second] = [await goodsOf(page), await goodsOf(page, 'zhenschiny/rubashki')];
    await putIntoCart(page, [first]);
    await open(page, '/catalog');
    await signUp(page, 'ru', shopper);

    const other = await browser.newPage({ baseURL: baseURL ?? '' });
    await other.context().addCookies([{ name: 'consent', value: 'necessary', url: baseURL ?? '' }]);
    await putIntoCart(other, [second]);
    await open(other, '/cart');
    const answered = other.waitForResponse((response) => response.url().endsWith('/login'));
    const { field, code } = await askForCode(other, 'ru', shopper);
    await field.fill(code);
    expect(await (await answered).json()).toMatchObject({ merged: true });
    const offer = other.getByRole('dialog', { name: 'У вас есть сохранённая корзина' });
    await offer.getByRole('button', { name: 'Добавить к новой' }).click();
    await expect(offer).toBeHidden();
    for (const { product } of [first, second])
      await expect(other.getByRole('main').getByRole('link', { name: product.name })).toBeVisible();

    await open(page, '/cart');
    await page
      .getByRole('button', { name: `Удалить из корзины: ${first.product.name}, размер ${first.size}` })
      .click();
    await expect(page.getByRole('main').getByRole('link', { name: first.product.name })).toBeHidden();
    await other
      .getByRole('button', { name: `Удалить из корзины: ${first.product.name}, размер ${first.size}` })
      .click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Понятно' }).click();
    await expect(other.getByRole('status').getByText(/больше не в корзине/)).toBeVisible();
    await other.context().close();
  });
});

test('quantities go up to fifty and no further; fewer pieces take the last ones away [CART-16 CART-25 CART-26 ERR-071]', async ({
  page,
}) => {
  const goods = await goodsWith(page, { stock: { delivery: 60 } });
  const { cart } = await putIntoCart(page, [goods], 48);
  const ids = cart.lines.flatMap(({ lineIds }) => lineIds);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await open(page, '/cart');
  const quantity = page.getByRole('spinbutton');
  const more = page.getByRole('button', { name: /^Больше на одну/ });
  await quantity.fill('70');
  await quantity.press('Enter');
  await expect(quantity).toHaveValue('50');
  await expect(page.getByText('Больше 50 заказать нельзя')).toBeVisible();
  await expect(more).toBeDisabled();
  await expect(page.getByRole('link', { name: 'Корзина, товаров: 50' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Итого' })).toHaveAttribute('aria-busy', 'false');

  const added = (await (await page.request.get('/api/v3/cart')).json()) as CartReply;
  const all = added.cart.lines.flatMap(({ lineIds }) => lineIds);
  expect(all.slice(0, 48)).toEqual(ids);
  const sent = page.waitForRequest((request) => request.url().endsWith('/cart/products/delete'));
  await quantity.fill('47');
  await quantity.press('Enter');
  expect((await sent).postDataJSON()).toEqual({ lineIds: all.slice(47) });
  await expect(quantity).toHaveValue('47');

  const whole = page.waitForRequest((request) => request.url().endsWith('/cart/products/delete'));
  await page.getByRole('button', { name: /^Удалить из корзины/ }).click();
  expect((await whole).postDataJSON()).toEqual({ lineIds: all.slice(0, 47) });
  await expect(page.getByText('В корзине пока пусто')).toBeVisible();
  // How lines are obtained is asked where it is chosen; here they come and go.
  expect(asked).not.toContain('/api/v3/cart/shipping-channels');
});

test('what is added in the moment before leaving is in the cart, once', async ({ page }) => {
  const { product, size } = await goodsOf(page);
  await open(page, `/product/${product.url}`);
  await page
    .getByRole('radiogroup', { name: 'Размер' })
    .getByRole('radio', { name: size, exact: true })
    .click();
  const asked = page.waitForRequest((request) => request.url().endsWith('/cart/products/add'));
  await page.getByRole('button', { name: 'В корзину' }).first().click();
  await asked;
  await page.goto('/cart');
  await expect(page.getByRole('main').getByRole('link', { name: product.name })).toBeVisible();
  await expect(page.getByRole('spinbutton')).toHaveValue('1');
});
