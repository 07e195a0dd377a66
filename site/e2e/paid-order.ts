import { expect, type Page } from '@playwright/test';
import type { Language } from '@rukav/contract';
import type { MoveOrder } from '@rukav/contract/orders/partner.ts';
import type { PaymentMethodName } from '@rukav/contract/payments/methods.ts';
import type { z } from 'zod';
import { choosePickup, fillRest, placedOrders } from './checkout.ts';
import { open } from './fixtures.ts';
import { putIntoCart, type Goods } from './goods.ts';
import { newShopper, type Shopper } from './shopper.ts';
import { says } from './words.ts';

interface Wanted {
  language?: Language;
  method?: PaymentMethodName;
  shopper?: Shopper;
}

/** Orders some goods to be collected in a shop and paid so, and stays on the thank-you page; answers the order's number. */
export async function orderToPay(
  page: Page,
  goods: readonly Goods[],
  { language = 'ru', method = 'online', shopper = newShopper(language === 'kk' ? 'KZ' : 'RU') }: Wanted = {},
): Promise<string> {
  await putIntoCart(page, goods);
  await open(page, '/cart/checkout');
  await choosePickup(page, language);
  await fillRest(page, language, shopper, method);
  await page.getByRole('button', { name: says(language, 'checkout.submit') }).click();
  const [number = ''] = await placedOrders(page);
  return number;
}

/** Takes a step with an order, as the store's own system does. */
export async function moveOrder(
  page: Page,
  number: string,
  step: Omit<z.input<typeof MoveOrder.body>, 'sequence'>,
): Promise<void> {
  const reply = await page.request.post(`/dev/orders/${number}`, { data: step });
  expect(reply.ok(), await reply.text()).toBe(true);
}

/** What a button on the page of the bank is called. */
const bankPays: Record<Language, string> = { ru: 'Оплатить', kk: 'Төлеу' };

/** Pays on the page of the bank that is open, and comes back. */
export async function payAtBank(page: Page, language: Language): Promise<void> {
  await expect(page).toHaveURL(/\/simulator\/card\//);
  await page.getByRole('button', { name: bankPays[language] }).click();
  await expect(page).toHaveURL(/\/(?:thankyoupage|dopay)/);
}
