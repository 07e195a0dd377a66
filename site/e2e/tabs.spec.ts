import { expect, hydrated, open, test } from './fixtures.ts';
import { goodsOf, putIntoCart } from './goods.ts';
import { saveAddress, writeProfile } from './profile.ts';
import { newShopper } from './shopper.ts';
import { signUp } from './sign-in.ts';
import { says } from './words.ts';

// What a tab asks for while the session ends in another one is refused, and an address that is in no register at first.
test.use({ forgives: [/status of (?:401|409)/] });

test('a member who signs out in one tab is forgotten by the other tabs, by Back and by Forward [AUTH-55]', async ({
  page,
  context,
}) => {
  test.slow();
  const shopper = newShopper();
  await open(page, '/personal/data');
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await signUp(page, 'ru', shopper, '', true);
  await writeProfile(page, 'ru');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText('Данные сохранены').last()).toBeVisible();
  await saveAddress(page, 'ru', 'Дача бабушки');
  const [data, addresses] = [await context.newPage(), await context.newPage()];
  await open(data, '/personal/data');
  await expect(data.getByRole('textbox', { name: /^Имя/ })).toHaveValue(shopper.firstName);
  await open(addresses, '/personal/addresses');
  await expect(addresses.getByText('Дача бабушки')).toBeVisible();
  const past = await context.newPage();
  await open(past, '/personal/data');
  await past.getByRole('main').getByRole('link', { name: 'Адреса' }).click();
  await expect(past.getByText('Дача бабушки')).toBeVisible();
  await past.goBack();
  await putIntoCart(page, [await goodsOf(page)]);
  const checkout = await context.newPage();
  await open(checkout, '/cart/checkout');
  const email = checkout.getByRole('textbox', { name: says('ru', 'checkout.email') });
  await expect(email).toHaveValue(shopper.email);
  const others = [];
  for (const path of ['/', '/catalog/zhenschiny/platya', '/cart', '/personal/orders']) {
    const other = await context.newPage();
    await open(other, path);
    others.push(other);
  }

  await page.getByRole('button', { name: 'Выйти' }).click();
  await page.getByRole('button', { name: 'Выйти на этом устройстве' }).click();

  for (const tab of [data, addresses, past]) {
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Войдите, чтобы продолжить');
    await expect(tab.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible();
    await expect(tab.getByText('Дача бабушки')).toHaveCount(0);
    await expect(tab.getByRole('textbox', { name: /^Имя/ })).toHaveCount(0);
  }
  await expect
    .poll(() => email.evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)))
    .not.toContain(shopper.email);
  for (const tab of [checkout, ...others]) {
    await expect(tab.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible();
    await expect(tab.getByRole('banner').getByText(shopper.firstName)).toHaveCount(0);
  }
  await expect(page).toHaveURL(/\/$/);
  await hydrated(page);
  await page.goBack();
  await past.goForward();
  for (const tab of [page, past]) {
    await expect(tab).toHaveURL(/\/personal\/addresses/);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Войдите, чтобы продолжить');
    await expect(tab.getByText('Дача бабушки')).toHaveCount(0);
  }
});

test('a quantity that is changed in one window is counted in the other at once', async ({
  page,
  context,
}) => {
  await putIntoCart(page, [await goodsOf(page)]);
  await open(page, '/cart');
  const other = await context.newPage();
  await open(other, '/catalog');
  await expect(other.getByRole('link', { name: 'Корзина, товаров: 1' })).toBeVisible();

  await page.getByRole('button', { name: /^Больше на одну/ }).click();

  await expect(other.getByRole('link', { name: 'Корзина, товаров: 2' })).toBeVisible();
});

test('a checkout that is open follows a quantity that another tab changes, and keeps what is written', async ({
  page,
  context,
}) => {
  await putIntoCart(page, [await goodsOf(page)]);
  const checkout = await context.newPage();
  await open(checkout, '/cart/checkout');
  const totals = checkout.getByRole('region', { name: says('ru', 'checkout.totals') });
  const sum = async () =>
    Number((await totals.locator('dd').first().textContent())?.replaceAll(/[^\d,]/g, '').replace(',', '.'));
  const name = checkout.getByRole('textbox', { name: says('ru', 'checkout.fullName') });
  await name.fill('Ким Анна');
  const before = await sum();
  await open(page, '/cart');

  await page.getByRole('button', { name: /^Больше на одну/ }).click();

  await expect.poll(sum).toBe(2 * before);
  await expect(name).toHaveValue('Ким Анна');
});
