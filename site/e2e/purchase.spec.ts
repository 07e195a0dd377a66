import { storeNames } from '@rukav/brand';
import { address, chooseCourier, choosePickup, fillRest, placedOrders } from './checkout.ts';
import { comeFrom, expect, open, test } from './fixtures.ts';
import { goodsOf, goodsWith, putIntoCart } from './goods.ts';
import { tabTo as goTo } from './keyboard.ts';
import { lettersTo, newShopper } from './shopper.ts';
import { says, text } from './words.ts';

test('a guest buys a dress from the product page and collects it in a shop @phone [GEN-03 GEN-04 CHK-01 CHK-02 CHK-04 CHK-06 CHK-20 CHK-22 CART-21]', async ({
  page,
}) => {
  const shopper = newShopper();
  const { product, size } = await goodsOf(page);
  await open(page, `/product/${product.url}`);
  await page
    .getByRole('radiogroup', { name: 'Размер' })
    .getByRole('radio', { name: size, exact: true })
    .click();
  await page.getByRole('button', { name: 'В корзину' }).click();
  await page
    .getByRole('region', { name: 'Корзина' })
    .getByRole('link', { name: 'Перейти в корзину' })
    .click();
  await page.getByRole('link', { name: 'Перейти к оформлению' }).filter({ visible: true }).first().click();

  await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible();
  await choosePickup(page, 'ru');
  await fillRest(page, 'ru', shopper);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();

  const [number] = await placedOrders(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Спасибо, заказ оформлен' })).toBeVisible();
  await expect(page.getByRole('heading', { name: `Заказ № ${number}` })).toBeVisible();
  await expect(page.getByText('Для вас открыт аккаунт')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Состав заказа' }).getByRole('link')).toHaveText(product.name);
  await expect(page.getByRole('link', { name: `Заказ № ${number}: подробности` })).toHaveAttribute(
    'href',
    `/personal/orders/${number}`,
  );
  await expect(page.getByText(shopper.email)).toBeVisible();

  await expect
    .poll(async () => (await lettersTo(page.request, shopper.email)).map(({ text: words }) => words).join())
    .toContain(number);
  await expect(page.getByRole('link', { name: 'Корзина', exact: true })).toBeVisible();
});

test('the thank-you page adds up what the order costs and what was saved on it', async ({ page }) => {
  const goods = await goodsWith(page, { isReduced: true });
  const { basePrice, discountPrice } = goods.product.price;
  await putIntoCart(page, [goods]);
  await open(page, '/cart/checkout');
  await choosePickup(page, 'ru');
  await fillRest(page, 'ru', newShopper());
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await placedOrders(page);

  const figures = (minor: number) => new RegExp(String(minor / 100).replace(/\B(?=(\d{3})+$)/g, '\\s'));
  const amount = (name: string) => page.getByRole('term').filter({ hasText: name }).locator('+ dd');
  await expect(amount('Товары')).toHaveText(figures(basePrice));
  await expect(amount('Скидка')).toHaveText(figures(basePrice - (discountPrice ?? 0)));
  await expect(amount('Всего')).toHaveText(figures(discountPrice ?? 0));
});

test('a guest in Kazakhstan orders by courier in Kazakh and pays in tenge @phone [GEN-01 GEN-03 CHK-02 CHK-03 CHK-05 CHK-06 CHK-20 I18N-04]', async ({
  page,
  baseURL,
}) => {
  await comeFrom(page, 'kk-KZ', baseURL);
  const shopper = newShopper('KZ');
  await putIntoCart(page, [await goodsOf(page)]);
  await open(page, '/cart/checkout');
  await expect(page.locator('html')).toHaveAttribute('lang', 'kk');
  await chooseCourier(page, 'kk');
  await fillRest(page, 'kk', shopper, 'cash');
  await expect(page.getByRole('region', { name: says('kk', 'checkout.totals') })).toContainText('₸');
  await page.getByRole('button', { name: says('kk', 'checkout.submit') }).click();

  const [number] = await placedOrders(page);
  await expect(
    page.getByRole('heading', { level: 1, name: says('kk', 'orders.thanks.title') }),
  ).toBeVisible();
  await expect(page.getByRole('main')).toContainText(address.street);
  await expect(page.getByRole('main')).toContainText(text('kk', 'orders.payment.cash'));
  await expect
    .poll(async () => (await lettersTo(page.request, shopper.email)).map(({ text: words }) => words).join())
    .toContain(number);
});

test('cart, checkout and the order begin at the margin of the header; what is ordered stays in sight beside the fields', async ({
  page,
}) => {
  await putIntoCart(page, [await goodsOf(page)]);
  for (const path of ['/cart', '/cart/checkout']) {
    await open(page, path);
    const logo = page.getByRole('banner').getByRole('link', { name: `${storeNames.ru.store}, на главную` });
    const title = page.getByRole('heading', { level: 1, name: /^(Корзина|Оформление заказа)$/ });
    await expect(page.getByRole('main').getByRole('region').first()).toBeVisible();
    expect([path, (await title.boundingBox())?.x]).toEqual([path, (await logo.boundingBox())?.x]);
  }
  await page.getByRole('checkbox', { name: /^Даю/ }).scrollIntoViewIfNeeded();
  await page.getByRole('textbox', { name: 'Электронная почта' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Оформить заказ' })).toBeInViewport();
});

test('two quick presses on the button make one order', async ({ page }) => {
  const shopper = newShopper();
  await putIntoCart(page, [await goodsOf(page)]);
  await open(page, '/cart/checkout');
  await choosePickup(page, 'ru');
  await fillRest(page, 'ru', shopper);
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/cart/checkout')) sent += 1;
  });
  await page.getByRole('button', { name: 'Оформить заказ' }).dblclick();

  expect(await placedOrders(page)).toHaveLength(1);
  expect(sent).toBe(1);
  await expect.poll(async () => (await lettersTo(page.request, shopper.email)).length).toBe(1);
});

test('an order without the needed fields stays on the page and leads to each of them [CHK-07 CHK-08 CHK-10 CHK-12 CHK-13 CHK-14]', async ({
  page,
}) => {
  await putIntoCart(page, [await goodsOf(page)]);
  await open(page, '/cart/checkout');
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  const summary = page
    .getByRole('alert')
    .filter({ hasText: 'Проверьте, пожалуйста, эти поля' })
    .or(page.getByRole('group', { name: 'Проверьте, пожалуйста, эти поля' }));
  await expect(summary.first()).toBeFocused();
  for (const problem of [
    'Выберите способ получения',
    'Укажите фамилию, имя и отчество получателя',
    'Укажите телефон',
    'Укажите электронную почту',
    'Выберите способ оплаты',
    'Примите условия продажи',
  ]) {
    await expect(summary.first().getByRole('link', { name: problem })).toBeVisible();
  }
  await summary.first().getByRole('link', { name: 'Укажите телефон' }).click();
  await expect(page.getByRole('textbox', { name: 'Телефон' })).toBeFocused();
  await expect(page).toHaveURL(/\/cart\/checkout/);
});

test('an order is made by the keyboard alone [GEN-03 CHK-01]', async ({ page }) => {
  test.slow();
  const shopper = newShopper();
  const { product, size } = await goodsOf(page);
  const press = (key: string) => page.keyboard.press(key);
  const wanted = page
    .getByRole('radiogroup', { name: 'Размер' })
    .getByRole('radio', { name: size, exact: true });
  const focused = page.locator(':focus');
  const tabTo = (name: RegExp) => goTo(page, name);

  await open(page, `/product/${product.url}`);
  await press('Tab');
  await expect(focused).toHaveText('Перейти к содержанию');
  await press('Enter');
  await tabTo(new RegExp(`^${product.skus[0]?.size}`));
  for (let step = 0; step < product.skus.length; step += 1)
    if (!(await wanted.isChecked())) await press('ArrowRight');
  await expect(wanted).toBeChecked();
  await tabTo(/^В корзину/);
  await press('Enter');
  const widget = page.getByRole('region', { name: 'Корзина' });
  await expect(widget).toBeVisible();
  await open(page, '/cart/checkout');

  await tabTo(/^Курьером/);
  await press('ArrowDown');
  await expect(page.getByRole('button', { name: /^Забрать здесь/ }).first()).toBeVisible();
  await tabTo(/^Забрать здесь/);
  await press('Enter');
  await tabTo(/^Фамилия/);
  await page.keyboard.type(shopper.fullName);
  await tabTo(/^Телефон/);
  await page.keyboard.type(shopper.phone.slice(2));
  await tabTo(/^Электронная почта/);
  await page.keyboard.type(shopper.email);
  await tabTo(/^Наличными/);
  await press('Space');
  await tabTo(/^Принимаю/);
  await press('Space');
  await tabTo(/^Даю/);
  await press('Space');
  await tabTo(/^Оформить заказ/);
  await press('Enter');
  expect(await placedOrders(page)).toHaveLength(1);
});
