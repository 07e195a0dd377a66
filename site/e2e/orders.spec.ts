import { orderAsGuest } from './checkout.ts';
import { comeFrom, expect, test } from './fixtures.ts';
import { goodsOf } from './goods.ts';
import { says, text } from './words.ts';

test('an order is cancelled for a reason of her own by the keyboard alone [ORD-15 ORD-16 ORD-19 ORD-20 ORD-21 ORD-22 API-026 API-027 MODAL-17]', async ({
  page,
}) => {
  const number = await orderAsGuest(page, [await goodsOf(page)]);
  const press = (key: string) => page.keyboard.press(key);

  await page.getByRole('button', { name: 'Отменить заказ' }).focus();
  await press('Enter');
  const modal = page.getByRole('dialog', { name: `Отменить заказ № ${number}` });
  await expect(modal).toBeVisible();
  await expect(modal.getByRole('radio').first()).toBeVisible();

  await press('Escape');
  await expect(modal).toBeHidden();
  await expect(page.getByRole('button', { name: 'Отменить заказ' })).toBeFocused();
  await press('Enter');
  await expect(modal.getByRole('radio').first()).toBeVisible();

  await modal.getByRole('button', { name: 'Отменить заказ' }).focus();
  await press('Enter');
  const reasons = modal.getByRole('radiogroup', { name: 'Почему отменяете' });
  await expect(reasons).toBeFocused();
  await expect(reasons).toHaveAccessibleDescription('Выберите причину отмены');

  await press('Tab');
  await press('Space');
  await press('ArrowUp');
  await expect(modal.getByRole('radio', { name: 'Другая причина' })).toBeChecked();
  await press('Tab');
  await expect(modal.getByRole('textbox', { name: 'Ваша причина' })).toBeFocused();
  await page.keyboard.type('Уезжаю');
  await expect(modal.getByText('6 из 255')).toBeVisible();
  await press('Tab');
  await press('Enter');

  await expect(modal).toBeHidden();
  await expect(page.getByRole('main')).toContainText('Отмена запрошена');
  await expect(page.getByText('Причина отмены: Уезжаю')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Отменить заказ' })).toHaveCount(0);
  await expect(page.locator(':focus')).toHaveCount(1);

  await page.reload();
  await expect(page.getByText('Причина отмены: Уезжаю')).toBeVisible();
});

test('an order is cancelled in Kazakh on a phone @phone [ORD-15 ORD-16 ORD-22]', async ({
  page,
  baseURL,
}) => {
  await comeFrom(page, 'kk-KZ', baseURL);
  await orderAsGuest(page, [await goodsOf(page)], 'kk');

  await page.getByRole('button', { name: says('kk', 'orders.cancel') }).click();
  const modal = page.getByRole('dialog', { name: says('kk', 'orders.cancel.title') });
  await modal.getByRole('radio', { name: 'Арзанырағы табылды' }).check();
  await modal.getByRole('button', { name: says('kk', 'orders.cancel.confirm') }).click();

  await expect(modal).toBeHidden();
  await expect(page.getByRole('main')).toContainText(text('kk', 'orders.cancel.requested.text'));
});

test.describe('an order that can be cancelled no more', () => {
  test.use({ forgives: [/409/] });

  test('says so, and advises to load the page anew [ORD-17 ERR-046]', async ({ page }) => {
    await orderAsGuest(page, [await goodsOf(page)]);
    await page.route('**/api/v3/order/*/cancel', (route) =>
      route.fulfill({
        status: 409,
        json: { errors: [{ code: 'cancel_not_allowed', message: '' }], requestId: 'r' },
      }),
    );

    await page.getByRole('button', { name: 'Отменить заказ' }).click();
    const modal = page.getByRole('dialog', { name: /^Отменить заказ №/ });
    await modal.getByRole('radio').first().check();
    await modal.getByRole('button', { name: 'Отменить заказ' }).click();

    const error = page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .filter({ hasText: 'уже нельзя отменить' });
    await expect(error).toBeVisible();
    await expect(error).toContainText('Обновите страницу');
    await expect(error.getByRole('button', { name: says('ru', 'errors.reload') })).toBeVisible();
  });
});

test('an order is repeated: what there is comes into the cart @phone [ORD-26 ORD-27 FLAG-06 MODAL-17]', async ({
  page,
}) => {
  const [first, second] = [await goodsOf(page), await goodsOf(page)];
  await orderAsGuest(page, [first, second]);

  await page.getByRole('button', { name: 'Повторить заказ' }).click();
  const modal = page.getByRole('dialog', { name: /^Повторить заказ №/ });
  await expect(modal.getByRole('listitem')).toHaveCount(2);
  await modal.getByRole('button', { name: 'Положить в корзину' }).click();

  await expect(modal.getByText('Все вещи из заказа в корзине.')).toBeVisible();
  await modal.getByRole('link', { name: 'Перейти в корзину' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('main')).toContainText(first.product.name);
  await expect(page.getByRole('main')).toContainText(second.product.name);
});
