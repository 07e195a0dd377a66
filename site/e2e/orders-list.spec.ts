import { comeFrom, expect, open, test } from './fixtures.ts';
import { goodsOf } from './goods.ts';
import { moveOrder, orderToPay } from './paid-order.ts';
import { newShopper } from './shopper.ts';
import { signUp } from './sign-in.ts';
import { text } from './words.ts';

test('a member narrows her orders by status, kind and period, and finds the list again by its address and by Back @phone [ORD-01]', async ({
  page,
  baseURL,
}, { project }) => {
  test.slow();
  const language = project.name === 'phone' ? 'kk' : 'ru';
  if (language === 'kk') await comeFrom(page, 'kk-KZ', baseURL);
  const shopper = newShopper(language === 'kk' ? 'KZ' : 'RU');
  await open(page, '/catalog');
  await signUp(page, language, shopper);
  const wish = { language, shopper, method: 'card' } as const;
  const collected = await orderToPay(page, [await goodsOf(page)], wish);
  const called = await orderToPay(page, [await goodsOf(page)], wish);
  const accepted = await orderToPay(page, [await goodsOf(page)], wish);
  await moveOrder(page, collected, { status: 'collect' });
  await moveOrder(page, called, { status: 'cancelled' });
  const tile = (number: string) =>
    page.getByRole('link', {
      name: text(language, 'orders.number').replace('{number}', number),
      exact: true,
    });
  const filter = (id: string) => page.getByRole('combobox', { name: text(language, `orders.filter.${id}`) });
  const found = (count: number) =>
    page
      .getByRole('status')
      .filter({ hasText: text(language, 'orders.filters.found').replace('{count}', String(count)) });

  await open(page, '/personal/orders');
  await expect(tile(accepted)).toBeVisible();
  await filter('status').focus();
  await filter('status').selectOption(text(language, 'orders.status.collect'));
  await expect(found(1)).toBeVisible();
  await expect(page).toHaveURL(/\/personal\/orders\?status=collect$/);
  await expect(filter('status')).toBeFocused();
  await expect(tile(collected)).toBeVisible();
  await expect(tile(accepted)).toHaveCount(0);

  await page.reload();
  await expect(found(1)).toBeVisible();
  await expect(filter('status')).toHaveValue('collect');
  await filter('kind').selectOption(text(language, 'orders.filter.kind.giftCard'));
  await expect(page.getByRole('heading', { name: text(language, 'orders.empty.narrowed') })).toBeVisible();
  await expect(found(0)).toBeVisible();
  await page.goBack();
  await expect(tile(collected)).toBeVisible();
  await page.getByRole('link', { name: text(language, 'orders.filters.clear') }).click();
  await expect(page).toHaveURL(/\/personal\/orders$/);
  await expect(tile(accepted)).toBeVisible();
  await expect(filter('status')).toBeFocused();

  await page.getByRole('link', { name: text(language, 'orders.tab.history') }).click();
  await expect(tile(called)).toBeVisible();
  await filter('period').selectOption(text(language, 'orders.filter.period.month'));
  await expect(found(1)).toBeVisible();
  await filter('status').selectOption(text(language, 'orders.status.complete'));
  await expect(page).toHaveURL(/\?tab=history&status=complete&period=month$/);
  await expect(found(0)).toBeVisible();
});
