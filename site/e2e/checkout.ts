import { expect, type Page } from '@playwright/test';
import type { Language } from '@rukav/contract';
import type { PaymentMethodName } from '@rukav/contract/payments/methods.ts';
import { open, pick } from './fixtures.ts';
import { putIntoCart, type Goods } from './goods.ts';
import { newShopper, type Shopper } from './shopper.ts';
import { says, text } from './words.ts';

/** Chooses to collect everything, in the first shop that has it. */
export async function choosePickup(page: Page, language: Language) {
  await pick(page.getByRole('radio', { name: new RegExp(`^${text(language, 'checkout.method.pickup')}`) }));
  await takeShop(page, language);
  await expect(page.locator('#checkout-pickupId')).toBeFocused();
}

/** Takes the first shop that has everything. */
export async function takeShop(page: Page, language: Language) {
  const missing = text(language, 'obtaining.missing').split('{')[0] ?? '';
  await page
    .getByRole('list', { name: says(language, 'obtaining.points') })
    .getByRole('listitem')
    .filter({
      has: page.getByRole('button', { name: says(language, 'obtaining.choose') }),
      hasNotText: missing.trim(),
    })
    .getByRole('button')
    .first()
    .click();
  await expect(page.getByRole('button', { name: says(language, 'obtaining.change') })).toBeVisible();
}

/** Where the courier of the tests goes. */
export const address = { street: 'Садовая', house: '12', apartment: '34' };

/** An address written by hand, the first day and its first hours. */
export async function chooseCourier(page: Page, language: Language) {
  await pick(page.getByRole('radio', { name: new RegExp(`^${text(language, 'checkout.method.delivery')}`) }));
  const street = page.getByRole('combobox', { name: says(language, 'address.street') });
  await street.fill(address.street);
  await street.press('Escape');
  await page.getByRole('combobox', { name: says(language, 'address.house') }).fill(address.house);
  await page
    .getByRole('textbox', { name: new RegExp(`^${text(language, 'address.apartment')}`) })
    .fill(address.apartment);
  const day = page.getByRole('combobox', { name: says(language, 'obtaining.day') });
  await day.selectOption({ index: 1 });
  await expect(
    page
      .getByRole('radiogroup', { name: says(language, 'obtaining.hours') })
      .getByRole('radio')
      .first(),
  ).toBeChecked();
}

/** Everything that does not depend on how the order is obtained. */
export async function fillRest(
  page: Page,
  language: Language,
  shopper: Shopper,
  payment: PaymentMethodName = 'card',
) {
  await page.getByRole('textbox', { name: says(language, 'checkout.fullName') }).fill(shopper.fullName);
  await page
    .getByRole('textbox', { name: says(language, 'checkout.phone') })
    .pressSequentially(shopper.phone.slice(2));
  await page.getByRole('textbox', { name: says(language, 'checkout.email') }).fill(shopper.email);
  await pick(
    page.getByRole('radio', { name: new RegExp(`^${text(language, `checkout.payment.${payment}`)}`) }),
  );
  await page.getByRole('checkbox', { name: says(language, 'checkout.agree.rules') }).check();
  await page.getByRole('checkbox', { name: says(language, 'checkout.agree.personalData') }).check();
}

/** The numbers of the orders that the thank-you page was opened for. */
export async function placedOrders(page: Page): Promise<string[]> {
  await expect(page).toHaveURL(/\/thankyoupage\?orders=/);
  return (new URL(page.url()).searchParams.get('orders') ?? '').split(',');
}

/** Orders some goods as a guest, to be collected in a shop, and opens the order's page. */
export async function orderAsGuest(page: Page, goods: readonly Goods[], language: Language = 'ru') {
  await putIntoCart(page, goods);
  await open(page, '/cart/checkout');
  await choosePickup(page, language);
  await fillRest(page, language, newShopper(language === 'kk' ? 'KZ' : 'RU'));
  await page.getByRole('button', { name: says(language, 'checkout.submit') }).click();
  const [number = ''] = await placedOrders(page);
  await open(page, `/personal/orders/${number}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  return number;
}
