import { chooseCourier } from './checkout.ts';
import { expect, open, productTiles, test } from './fixtures.ts';
import { goodsOf, putIntoCart } from './goods.ts';
import { writeProfile } from './profile.ts';
import { newShopper } from './shopper.ts';
import { signUp } from './sign-in.ts';

test.use({ forgives: [/ERR_INTERNET_DISCONNECTED/] });

test('without a connection a listing stays, a filter is told as not done, and is done once the connection is back @phone', async ({
  page,
  isMobile,
}) => {
  await open(page, '/catalog/zhenschiny/platya');
  const before = await productTiles(page).count();
  const elsewhere = page.getByRole('contentinfo').getByRole('link', { name: 'Магазины' });

  await page.context().setOffline(true);
  await expect(page.getByText('Нет соединения с интернетом')).toBeVisible();
  await (isMobile ? elsewhere : page.getByRole('checkbox', { name: /^44/ }).first()).click();

  await expect(page.getByText('Без соединения это не получилось')).toBeVisible();
  await expect(page).toHaveURL(/platya$/);
  await expect(productTiles(page)).toHaveCount(before);

  const box = page.getByRole('checkbox', { name: /^44/ }).first();
  if (!isMobile) await expect(box).not.toBeChecked();

  await page.context().setOffline(false);
  await expect(page.getByText('Без соединения это не получилось')).toBeHidden();
  if (isMobile) return;
  // The page is loaded again where it had asked for code meanwhile.
  await expect(async () => {
    if (!(await box.isChecked())) await box.click();
    await expect(page).toHaveURL(/size=44/, { timeout: 2000 });
  }).toPass();
});

test('an add without a connection is told as not done, and the chosen size stays', async ({ page }) => {
  const { product, size } = await goodsOf(page);
  await open(page, `/product/${product.url}`);
  const chosen = page
    .getByRole('radiogroup', { name: 'Размер' })
    .getByRole('radio', { name: size, exact: true });
  await chosen.click();

  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'В корзину' }).click();

  await expect(page.getByText('Без соединения это не получилось')).toBeVisible();
  await expect(chosen).toBeChecked();

  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'В корзину' }).click();
  await expect(
    page.getByRole('region', { name: 'Корзина' }).getByRole('link', { name: 'Перейти в корзину' }),
  ).toBeVisible();
});

test('without a connection main page, cart, checkout and account stay as they are, and go on once it is back', async ({
  page,
}) => {
  test.slow();
  const main = page.getByRole('main');
  const tried = page.getByText('Без соединения это не получилось');
  /** Presses without a connection, and once more with it. */
  async function pressTwice(press: () => Promise<unknown>, stays: () => Promise<void>) {
    await page.context().setOffline(true);
    await press();
    await expect(tried).toBeVisible();
    await stays();
    await page.context().setOffline(false);
    await expect(tried).toBeHidden();
    await press();
  }
  const goods = await goodsOf(page);
  await open(page, '/');
  const stores = page.getByRole('contentinfo').getByRole('link', { name: 'Магазины' });
  await pressTwice(
    () => stores.click(),
    () => expect(page).toHaveURL(/\/$/),
  );
  await expect(page).toHaveURL(/\/stores$/);

  await signUp(page, 'ru', newShopper());
  await putIntoCart(page, [goods]);
  await open(page, '/cart');
  await pressTwice(
    () => page.getByRole('button', { name: /^Больше на одну/ }).click(),
    () => expect(main.getByRole('link', { name: goods.product.name }).first()).toBeVisible(),
  );
  await expect(page.getByRole('link', { name: 'Корзина, товаров: 2' })).toBeVisible();

  await open(page, '/cart/checkout');
  await chooseCourier(page, 'ru');
  const name = main.getByRole('textbox', { name: 'Фамилия, имя и отчество' });
  await name.fill('Иванова Анна');
  await pressTwice(
    () => main.getByRole('radio', { name: /^Забрать в магазине/ }).check({ force: true }),
    () => expect(name).toHaveValue('Иванова Анна'),
  );
  await expect(name).toHaveValue('Иванова Анна');

  await open(page, '/personal/data');
  await writeProfile(page, 'ru');
  const surname = main.getByRole('textbox', { name: /^Фамилия/ });
  await surname.fill('Иванова');
  await pressTwice(
    () => page.getByRole('button', { name: 'Сохранить', exact: true }).click(),
    () => expect(surname).toHaveValue('Иванова'),
  );
  await expect(page.getByText('Данные сохранены').last()).toBeVisible();
});
