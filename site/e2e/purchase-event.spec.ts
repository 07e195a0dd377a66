import { placedOrders } from './checkout.ts';
import { expect, hydrated, open, test, type Page } from './fixtures.ts';
import { agreeTo, toldBy } from './gateway.ts';
import { goodsOf } from './goods.ts';
import { orderToPay } from './paid-order.ts';

const mark = (page: Page) => page.evaluate(() => sessionStorage.getItem('purchased'));
const total = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test.describe('the purchase event', () => {
  test('is sent once for an order, also when the thank-you page is loaded again and opened anew [ANL-34 ANL-35]', async ({
    page,
    baseURL,
  }) => {
    await agreeTo(page, 'all', baseURL);
    const told = toldBy(page);
    const answered = page.waitForResponse('**/pg/event');
    const number = await orderToPay(page, [await goodsOf(page)], { method: 'card' });
    expect((await answered).status()).toBe(200);

    expect(told).toHaveLength(1);
    expect(told[0]).toMatchObject({
      version: '3.9.0',
      data: { event: 'purchase', order: { orderNumber: number, currency: 'RUB' } },
    });
    expect(await mark(page)).toBeNull();

    await page.reload();
    await hydrated(page);
    await expect(total(page).filter({ hasText: number })).toBeVisible();
    // Even an order that is marked once more was told before.
    await page.evaluate((one) => sessionStorage.setItem('purchased', JSON.stringify([one])), number);
    await page.reload();
    await expect(total(page).filter({ hasText: number })).toBeVisible();
    await expect.poll(() => mark(page)).toBeNull();
    expect(told).toHaveLength(1);
  });

  test('is not sent before analytics were agreed to, nor for an order that is only looked at [ANL-34 ANL-35]', async ({
    page,
    baseURL,
  }) => {
    const told = toldBy(page);
    const number = await orderToPay(page, [await goodsOf(page)], { method: 'card' });
    await expect(total(page).filter({ hasText: number })).toBeVisible();
    await expect.poll(() => mark(page)).toBeNull();

    await agreeTo(page, 'all', baseURL);
    await open(page, `/thankyoupage?orders=${number}`);
    await expect(total(page).filter({ hasText: number })).toBeVisible();
    expect(await placedOrders(page)).toEqual([number]);
    expect(told).toEqual([]);
  });
});

test.describe('a gateway that fails', () => {
  test.use({ forgives: [/500/] });

  test('changes nothing for the shopper [ANL-33]', async ({ page, baseURL }) => {
    await agreeTo(page, 'all', baseURL);
    await page.route('**/pg/event', (route) => route.fulfill({ status: 500, json: {} }));
    const answered = page.waitForResponse('**/pg/event');
    const number = await orderToPay(page, [await goodsOf(page)], { method: 'card' });
    expect((await answered).status()).toBe(500);

    await expect(total(page).filter({ hasText: number })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});
