import { expect, open, test, type Page } from './fixtures.ts';
import { goodsOf } from './goods.ts';
import { newShopper } from './shopper.ts';
import { signUp } from './sign-in.ts';

// The code of what other features do does not come, on purpose.
test.use({ forgives: [/wiring-|What follows from a change was not loaded/] });

/** Lets the code of what other features do fail so many times, and counts how often it is asked for. */
async function failing(page: Page, times: number) {
  const asked = { times: 0 };
  await page.route(/\/wiring-[^/]*\.js(?:\?|$)/, (route) => {
    asked.times += 1;
    return asked.times <= times ? route.abort() : route.continue();
  });
  return asked;
}

test('what follows from signing in follows though its code failed to load once', async ({ page }) => {
  const asked = await failing(page, 1);
  await open(page, '/catalog');

  await signUp(page, 'ru', newShopper());

  await expect(page.getByRole('banner').getByRole('link', { name: 'Личный кабинет' })).toBeVisible();
  expect(asked.times).toBe(2);
});

test('a piece is in the cart, and nothing says that it is not, though that code does not load at all', async ({
  page,
}) => {
  const asked = await failing(page, Number.POSITIVE_INFINITY);
  const goods = await goodsOf(page);
  await open(page, `/product/${goods.product.url}`);
  await page
    .getByRole('radiogroup', { name: 'Размер' })
    .getByRole('radio', { name: new RegExp(`^${goods.size}(?:,|$)`) })
    .click();
  await page.getByRole('main').getByRole('button', { name: 'В корзину' }).first().click();

  await expect(page.getByRole('banner').getByRole('link', { name: 'Корзина, товаров: 1' })).toBeVisible();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect.poll(() => asked.times).toBe(2);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Корзина, товаров: 1' })).toBeVisible();
});
