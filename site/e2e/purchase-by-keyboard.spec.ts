import type { Locator, Page } from '@playwright/test';
import { expect, open, test } from './fixtures.ts';
import { goodsOf } from './goods.ts';
import { newShopper } from './shopper.ts';
import { says, text } from './words.ts';

/** Most presses of Tab from one place of a page to another. */
const farthest = 250;
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** Presses a key until something has the focus. */
async function goTo(page: Page, target: Locator, key = 'Tab') {
  await expect(target).toBeVisible();
  for (let pressed = 0; pressed < farthest; pressed += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never comes to ${String(target)}.`);
}

/** Goes to a group of choices, and by arrows to one of them. */
async function choose(page: Page, group: Locator, name: RegExp | string) {
  const wanted = group.getByRole('radio', { name }).first();
  await expect(wanted).toBeAttached();
  const inside = () => group.evaluate((element) => element.contains(document.activeElement));
  for (let pressed = 0; !(await inside()) && pressed < farthest; pressed += 1)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let pressed = 0; !(await wanted.isChecked()) && pressed < farthest; pressed += 1)
    await page.keyboard.press('ArrowDown');
  await expect(wanted).toBeChecked();
}

async function write(page: Page, id: string, words: string) {
  await goTo(page, page.getByRole('textbox', { name: says('ru', id) }));
  await page.keyboard.type(words);
}

test('a dress is chosen, ordered and paid at the bank by keyboard alone', async ({ page }) => {
  test.slow();
  const { product, size } = await goodsOf(page);
  const shopper = newShopper();
  const press = async (target: Locator) => {
    await goTo(page, target);
    await page.keyboard.press('Enter');
  };
  await open(page, `/product/${product.url}`);
  await choose(page, page.getByRole('radiogroup', { name: 'Размер' }), new RegExp(`^${size}$`));
  await press(page.getByRole('button', { name: 'В корзину' }));
  await goTo(page, page.getByRole('banner').getByRole('link', { name: 'Корзина, товаров: 1' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await press(page.getByRole('main').getByRole('link', { name: 'Перейти к оформлению' }).first());

  const pickup = new RegExp(`^${text('ru', 'checkout.method.pickup')}`);
  const ways = page
    .getByRole('radiogroup')
    .filter({ has: page.getByRole('radio', { name: pickup }) })
    .first();
  await choose(page, ways, pickup);
  await press(
    page
      .getByRole('list', { name: says('ru', 'obtaining.points') })
      .getByRole('button', { name: says('ru', 'obtaining.choose') })
      .first(),
  );
  await expect(page.getByRole('button', { name: says('ru', 'obtaining.change') })).toBeVisible();
  await write(page, 'checkout.fullName', shopper.fullName);
  await write(page, 'checkout.phone', shopper.phone.slice(2));
  await write(page, 'checkout.email', shopper.email);
  const payments = page.getByRole('radiogroup').filter({
    has: page.getByRole('radio', { name: new RegExp(`^${text('ru', 'checkout.payment.online')}`) }),
  });
  await choose(page, payments, new RegExp(`^${text('ru', 'checkout.payment.online')}`));
  for (const box of ['checkout.agree.rules', 'checkout.agree.personalData']) {
    await goTo(page, page.getByRole('checkbox', { name: says('ru', box) }));
    await page.keyboard.press('Space');
  }
  await press(page.getByRole('button', { name: says('ru', 'checkout.submit') }));

  await expect(page).toHaveURL(/\/thankyoupage\?orders=/);
  await press(page.getByRole('button', { name: text('ru', 'payment.pay.whole') }));
  await expect(page).toHaveURL(/\/simulator\/card\//);
  await press(page.getByRole('button', { name: 'Оплатить' }));
  await expect(page).toHaveURL(/\/thankyoupage\?orders=/);
  await expect(page.getByText(text('ru', 'payment.paid'), { exact: true })).toBeVisible();
});
