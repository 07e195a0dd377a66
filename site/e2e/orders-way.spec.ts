import { buffer } from 'node:stream/consumers';
import type { Language } from '@rukav/contract';
import { extractText } from 'unpdf';
import { chooseCourier, fillRest, orderAsGuest, placedOrders } from './checkout.ts';
import { comeFrom, expect, open, test, type Page } from './fixtures.ts';
import { goodsOf, putIntoCart } from './goods.ts';
import { moveOrder, orderToPay, payAtBank } from './paid-order.ts';
import { readCode } from './read-code.ts';
import { newShopper } from './shopper.ts';
import { signUp } from './sign-in.ts';
import { says, text } from './words.ts';

const badge = (page: Page, language: Language, status: string) =>
  page
    .getByRole('main')
    .getByText(text(language, `orders.status.${status}`), { exact: true })
    .first();

/** The figures of a receipt that no other has. */
const tillMark = () => {
  const document = String(Date.now());
  return { storage: '9960440300000000', document, sign: '1234567890' };
};

/** The file of the receipt that is open: its name, and what it says. */
async function readFile(page: Page, language: Language, document: string) {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: text(language, 'orders.receipt.pdf') }).click(),
  ]);
  const bytes = await buffer(await file.createReadStream());
  const { text: words } = await extractText(new Uint8Array(bytes), { mergePages: true });

  expect(file.suggestedFilename()).toBe(`Чек ${document}.pdf`);
  expect(words.replaceAll(/\s+/g, ' ')).toContain(`${text(language, 'orders.receipt.document')} ${document}`);
}

test('an order goes its way to the shop, is kept longer once, handed over, and its receipt read by a camera @phone [ORD-02 ORD-03 ORD-14 ORD-23 ORD-24 ORD-25]', async ({
  page,
  baseURL,
}, { project }) => {
  test.slow();
  const language = project.name === 'phone' ? 'kk' : 'ru';
  if (language === 'kk') await comeFrom(page, 'kk-KZ', baseURL);
  const number = await orderAsGuest(page, [await goodsOf(page)], language);
  await expect(badge(page, language, 'processing')).toBeVisible();

  for (const status of ['collect', 'underway', 'deliveredToStore'] as const) {
    await moveOrder(page, number, { status });
    await page.reload();
    await expect(badge(page, language, status)).toBeVisible();
  }
  await moveOrder(page, number, { status: 'waitingInStore', inStoreLocation: 'Касса 2' });
  await page.reload();
  await expect(badge(page, language, 'waitingInStore')).toBeVisible();
  await expect(page.getByText('Касса 2')).toBeVisible();

  const extend = page.getByRole('button', { name: says(language, 'orders.extend') });
  await extend.click();
  await expect(page.getByRole('term').filter({ hasText: text(language, 'orders.extended') })).toBeVisible();
  await expect(extend).toHaveCount(0);

  const receipt = tillMark();
  await moveOrder(page, number, { status: 'complete', receipt });
  await page.reload();
  await expect(badge(page, language, 'complete')).toBeVisible();
  await page
    .getByRole('list', { name: text(language, 'orders.receipts') })
    .getByRole('link')
    .click();
  await expect(
    page.getByRole('heading', { level: 1, name: text(language, 'orders.receipt.title') }),
  ).toBeVisible();
  expect(await readCode(page, says(language, 'orders.receipt.code'))).toContain(
    language === 'ru' ? `fn=${receipt.storage}&i=${receipt.document}` : `f=${receipt.storage}`,
  );
  await readFile(page, language, receipt.document);
  const print = page.getByRole('button', { name: text(language, 'orders.receipt.print') });
  await expect(print).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(print).toBeHidden();
  await expect(page.getByText(receipt.document).first()).toBeVisible();
});

test('a courier brings one order, and another is called back while it is collected [ORD-14 ORD-15]', async ({
  page,
}) => {
  await putIntoCart(page, [await goodsOf(page)]);
  await open(page, '/cart/checkout');
  await chooseCourier(page, 'ru');
  await fillRest(page, 'ru', newShopper());
  await page.getByRole('button', { name: says('ru', 'checkout.submit') }).click();
  const [brought = ''] = await placedOrders(page);
  await open(page, `/personal/orders/${brought}`);
  for (const status of ['collect', 'underway', 'delivered', 'complete'] as const) {
    await moveOrder(page, brought, { status });
    await page.reload();
    await expect(badge(page, 'ru', status)).toBeVisible();
  }
  await expect(page.getByRole('button', { name: text('ru', 'orders.cancel') })).toHaveCount(0);

  const called = await orderAsGuest(page, [await goodsOf(page)]);
  await moveOrder(page, called, { status: 'collect' });
  await page.reload();
  await page.getByRole('button', { name: text('ru', 'orders.cancel') }).click();
  const modal = page.getByRole('dialog', { name: says('ru', 'orders.cancel.title') });
  await modal.getByRole('radio').first().check();
  await modal.getByRole('button', { name: text('ru', 'orders.cancel.confirm') }).click();
  await expect(modal).toBeHidden();
  await moveOrder(page, called, { status: 'cancelled' });
  await page.reload();
  await expect(badge(page, 'ru', 'cancelled')).toBeVisible();
});

test('a member who left the bank pays from the list of orders [ORD-01 ORD-28]', async ({ page }) => {
  test.slow();
  const shopper = newShopper();
  await open(page, '/catalog');
  await signUp(page, 'ru', shopper);
  const number = await orderToPay(page, [await goodsOf(page)], { shopper });
  await open(page, '/personal/orders');
  await page.getByRole('link', { name: says('ru', 'orders.payNumber') }).click();

  await expect(page).toHaveURL(new RegExp(`/dopay/${number}`));
  await page.getByRole('button', { name: text('ru', 'payment.pay.whole') }).click();
  await payAtBank(page, 'ru');
  await expect(page.getByText(text('ru', 'payment.paid'), { exact: true })).toBeVisible();
  await open(page, '/personal/orders');
  await expect(page.getByRole('link', { name: new RegExp(number) }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: says('ru', 'orders.payNumber') })).toHaveCount(0);
});
