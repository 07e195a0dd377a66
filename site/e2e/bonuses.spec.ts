import { choosePickup, fillRest, placedOrders } from './checkout.ts';
import { expect, open, test, type Page } from './fixtures.ts';
import { goodsWith, putIntoCart } from './goods.ts';
import { moveOrder } from './paid-order.ts';
import { newShopper, type Shopper } from './shopper.ts';
import { signUp } from './sign-in.ts';
import { says, text } from './words.ts';

const totals = (page: Page) => page.getByRole('region', { name: 'Итого' });
const spend = (page: Page) => totals(page).getByRole('switch', { name: text('ru', 'cart.bonuses') });

/** A member with some bonuses. */
async function memberWith(page: Page, amount: number): Promise<Shopper> {
  const shopper = newShopper();
  await open(page, '/catalog');
  await signUp(page, 'ru', shopper);
  const given = await page.request.post('/dev/bonuses', { data: { phone: shopper.phone, amount } });
  expect(given.ok()).toBe(true);
  return shopper;
}
const balance = async (page: Page) => {
  const { bonuses } = (await (await page.request.get('/api/v3/account/bonuses')).json()) as {
    bonuses: { balance: number };
  };
  return bonuses.balance;
};

test('a member pays a part with bonuses; they come back once when the order is cancelled @phone [CART-08 CART-28 CLUB-11 ORD-15]', async ({
  page,
}) => {
  test.slow();
  const shopper = await memberWith(page, 200);
  await putIntoCart(page, [await goodsWith(page)]);
  await open(page, '/cart');
  await expect(spend(page)).toHaveAccessibleDescription(/200 бонусов/);
  await spend(page).click();
  await expect(totals(page).getByText(/^−200\s₽$/)).toBeVisible();
  await page.reload();
  await expect(spend(page)).toBeChecked();

  await open(page, '/cart/checkout');
  await choosePickup(page, 'ru');
  await fillRest(page, 'ru', shopper);
  await expect(
    page.getByRole('region', { name: says('ru', 'checkout.totals') }).getByText(/^−200\s₽$/),
  ).toBeVisible();
  await page.getByRole('button', { name: says('ru', 'checkout.submit') }).click();
  const [number = ''] = await placedOrders(page);
  expect(await balance(page)).toBe(0);
  await open(page, `/personal/orders/${number}`);
  await expect(page.getByRole('main').getByText(/^−200\s₽$/)).toBeVisible();

  await moveOrder(page, number, { status: 'cancelled' });
  expect(await balance(page)).toBe(200);
  await open(page, '/personal/club');
  const history = page.getByRole('table', { name: 'История бонусов' });
  await expect(history.getByText('−200')).toBeVisible();
  await expect(history.getByText('Возврат за отменённое')).toBeVisible();
});
