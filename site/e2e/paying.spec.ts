import type { Page } from '@playwright/test';
import type { Language } from '@rukav/contract';
import type { PaymentMethodName } from '@rukav/contract/payments/methods.ts';
import { choosePickup, fillRest, placedOrders } from './checkout.ts';
import { comeFrom, expect, open, pick, test } from './fixtures.ts';
import { goodsOf, putIntoCart } from './goods.ts';
import { lettersTo, newShopper } from './shopper.ts';
import { says, text } from './words.ts';

// What a bank refuses is an answer that the browser writes down.
test.use({ forgives: [/status of (?:401|409|503)/] });

/** Orders something to be paid so, and stays on the thank-you page. */
async function order(page: Page, method: PaymentMethodName, language: Language = 'ru') {
  const shopper = newShopper(language === 'kk' ? 'KZ' : 'RU');
  await putIntoCart(page, [await goodsOf(page)]);
  await open(page, '/cart/checkout');
  await choosePickup(page, language);
  await fillRest(page, language, shopper, method);
  await page.getByRole('button', { name: says(language, 'checkout.submit') }).click();
  const [number = ''] = await placedOrders(page);
  await expect(page.getByRole('heading', { name: says(language, 'payment.title') })).toBeVisible();
  return { number, shopper };
}

const widget = (page: Page, language: Language = 'ru') =>
  page.getByRole('region', { name: says(language, 'payment.heading.order') });
const control = (page: Page, wish: object) => page.request.post('/simulator/control', { data: wish });
const toBank = (page: Page, language: Language = 'ru', button = 'payment.pay.whole') =>
  widget(page, language)
    .getByRole('button', { name: says(language, button) })
    .click();
const isPaid = (page: Page, language: Language = 'ru') =>
  expect(widget(page, language).getByText(text(language, 'payment.paid'), { exact: true })).toBeVisible();

test('an order is paid by card on the page of the bank, within the time that is counted down @phone [PAY-02 PAY-11 PAY-17 PAY-21 CHK-21]', async ({
  page,
}) => {
  await order(page, 'online');
  await expect(widget(page).getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
  await toBank(page);

  await expect(page).toHaveURL(/\/simulator\/card\//);
  await page.getByRole('button', { name: 'Оплатить' }).click();

  await expect(page).toHaveURL(/\/thankyoupage\?orders=/);
  await isPaid(page);
  await expect(page.getByText(text('ru', 'orders.next.pickup.paid'))).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('in Kazakhstan a card without money is told of in Kazakh, and another pays the same order @phone [PAY-02]', async ({
  page,
  baseURL,
}) => {
  await comeFrom(page, 'kk-KZ', baseURL);
  await order(page, 'online', 'kk');
  await expect(widget(page, 'kk').getByText('₸').first()).toBeVisible();
  await toBank(page, 'kk');
  await page.getByRole('radio', { name: /9995/ }).check();
  await page.getByRole('button', { name: 'Төлеу' }).click();

  await expect(widget(page, 'kk').getByText(text('kk', 'payment.failed.insufficient_funds'))).toBeVisible();
  await toBank(page, 'kk');
  await page.getByRole('radio', { name: /4444/ }).check();
  await page.getByRole('button', { name: 'Төлеу' }).click();
  await page.getByRole('button', { name: 'Растау' }).click();

  await isPaid(page, 'kk');
});

test('a QR code that has expired is renewed, and a bank that was chosen pays it @phone [PAY-03 PAY-12 PAY-13 PAY-23 ERR-051]', async ({
  page,
}, { project }) => {
  const { number } = await order(page, 'sbp');
  const banks = widget(page).getByRole('list', { name: text('ru', 'payment.banks') });
  await expect(banks.getByRole('button', { name: 'Сбербанк' })).toBeVisible();
  const code = widget(page).getByRole('img', { name: text('ru', 'payment.qr.label') });
  await expect(code).toBeVisible({ visible: project.name === 'desktop' });

  await control(page, { do: 'expire', order: number });
  await expect(widget(page).getByText(text('ru', 'payment.refusal.qrExpired'))).toBeVisible();
  await widget(page)
    .getByRole('button', { name: text('ru', 'payment.qr.renew') })
    .click();
  await banks.getByRole('button', { name: 'Т-Банк' }).click();
  await page.getByRole('button', { name: 'Оплатить' }).click();

  await expect(page).toHaveURL(new RegExp(`/dopay/${number}`));
  await isPaid(page);
});

test('a split says what it costs more before it begins; refused, the order is paid by instalment [PAY-04 PAY-05]', async ({
  page,
}) => {
  await order(page, 'split');
  await pick(page.getByRole('radio', { name: new RegExp(`^${text('ru', 'payment.plan.split-6')}`) }));
  await expect(
    widget(page)
      .getByText(/Переплата/)
      .first(),
  ).toBeVisible();
  await toBank(page, 'ru', 'payment.pay.parts');
  await page.getByRole('button', { name: 'Банк отказывает' }).click();

  await expect(widget(page).getByText(text('ru', 'payment.failed.declined'))).toBeVisible();
  await pick(
    widget(page).getByRole('radio', { name: new RegExp(`^${text('ru', 'payment.method.instalment')}`) }),
  );
  await toBank(page, 'ru', 'payment.pay.parts');
  await expect(page.getByRole('listitem')).toHaveCount(4);
  await page.getByRole('button', { name: 'Подтвердить' }).click();

  await isPaid(page);
});

test('a bank that thinks is waited for, then asked again; nothing is paid twice [PAY-14 PAY-15]', async ({
  page,
}) => {
  const { number } = await order(page, 'online');
  await toBank(page);
  await page.getByRole('radio', { name: /0004/ }).check();
  await page.getByRole('button', { name: 'Оплатить' }).click();

  await expect(widget(page).getByText(text('ru', 'payment.checking.text'))).toBeVisible();
  const again = widget(page).getByRole('button', { name: text('ru', 'payment.checkAgain') });
  await expect(again).toBeVisible({ timeout: 30_000 });
  await expect(widget(page).getByText(text('ru', 'payment.undefined'), { exact: true })).toBeVisible();
  await control(page, { do: 'pay', order: number });
  await again.click();

  await isPaid(page);
});

test('a tab that was closed at the bank costs nothing: another device pays by the link of the letter, by keyboard alone [PAY-08 PAY-09]', async ({
  page,
  browser,
}) => {
  const { number, shopper } = await order(page, 'online');
  await toBank(page);
  await expect(page).toHaveURL(/\/simulator\/card\//);
  let link = '';
  await expect
    .poll(async () => {
      const words = (await lettersTo(page.request, shopper.email)).map(({ text: said }) => said).join('\n');
      link = /https?:\/\/\S+\/dopay\/\S+/.exec(words)?.[0] ?? '';
      return link;
    })
    .toContain(number);
  await page.close();

  const other = await (await browser.newContext()).newPage();
  await open(other, '/dopay');
  await other.getByRole('textbox', { name: text('ru', 'payment.number') }).fill(number.toLowerCase());
  await other.keyboard.press('Enter');
  await expect(other.getByText(text('ru', 'payment.signIn'))).toBeVisible();
  await expect(other.getByRole('main')).not.toContainText('₽');

  await open(other, new URL(link).pathname + new URL(link).search);
  const pay = other.getByRole('button', { name: text('ru', 'payment.pay.whole') });
  await pay.focus();
  await other.keyboard.press('Enter');
  await other.getByRole('button', { name: 'Оплатить' }).focus();
  await other.keyboard.press('Enter');
  await isPaid(other);
  await other.context().close();
});

test('a bank that is broken, silent or late takes no money twice: the shop stays usable, says so, and the order is paid [ERR-055]', async ({
  page,
}) => {
  const { number } = await order(page, 'online');
  const refusal = widget(page).getByText(text('ru', 'payment.refusal.unavailable'));
  for (const how of ['error', 'html', 'wrong']) {
    await control(page, { do: 'answer', how, order: number });
    await toBank(page);
    await expect(refusal).toBeVisible();
  }

  await control(page, { do: 'answer', how: 'silent', order: number });
  await toBank(page);
  await expect(refusal).toBeHidden();
  const other = await page.context().newPage();
  await open(other, '/catalog/zhenschiny/platya');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await other.close();
  await expect(refusal).toBeVisible({ timeout: 20_000 });

  await control(page, { do: 'answer', how: 'late', order: number });
  await toBank(page);
  await page.getByRole('button', { name: 'Оплатить' }).click();
  await control(page, { do: 'answer', how: 'right', order: number });
  await isPaid(page);
  const played = (await (await page.request.get('/simulator/control')).json()) as {
    payments: { orderNumber: string; captured: number; amount: number }[];
  };
  const taken = played.payments.filter(({ orderNumber, captured }) => orderNumber === number && captured > 0);
  expect(taken).toHaveLength(1);
});

test('what is known of a payment is kept from page to page, until a cancelling clears it [PAY-20 ORD-18]', async ({
  page,
}) => {
  let asked = 0;
  page.on('request', (request) => (asked += Number(request.url().includes('/payment-tools'))));
  const { number } = await order(page, 'online');
  await expect(widget(page).getByRole('timer')).toBeVisible();
  await page.getByRole('link', { name: says('ru', 'orders.thanks.order') }).click();
  await page.getByRole('link', { name: text('ru', 'orders.pay') }).click();
  await expect(page).toHaveURL(new RegExp(`/dopay/${number}`));
  await expect(widget(page).getByRole('timer')).toBeVisible();
  expect(asked).toBe(1);

  await page.goBack();
  await page.getByRole('button', { name: text('ru', 'orders.cancel') }).click();
  const modal = page.getByRole('dialog', { name: says('ru', 'orders.cancel.title') });
  await pick(modal.getByRole('radio').first());
  await modal.getByRole('button', { name: text('ru', 'orders.cancel.confirm') }).click();
  await expect(page.getByRole('main')).toContainText(text('ru', 'orders.cancel.requested'));
  await page.goBack();

  await expect(widget(page).getByText(text('ru', 'payment.cancelled'))).toBeVisible();
  expect(asked).toBe(2);
});
