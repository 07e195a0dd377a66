import { comeFrom, expect, hydrated, open, test } from './fixtures.ts';
import { goodsOf } from './goods.ts';
import { readerOf } from './reader.ts';
import { newShopper } from './shopper.ts';
import { text } from './words.ts';

test.use({ bypassCSP: true, viewport: { width: 412, height: 839 } });

const words = (id: string) => text('kk', id).split(/[{<]/)[0]?.trim() ?? '';
const role = (name: string, id: string) => new RegExp(`^${name}, ${words(id)}`);

test('a dress is bought, ordered and paid at the bank by what a screen reader says alone, in Kazakh on a phone', async ({
  page,
  baseURL,
}) => {
  test.slow();
  await comeFrom(page, 'kk-KZ', baseURL);
  const { product, size } = await goodsOf(page);
  const shopper = newShopper('KZ');
  const reader = await readerOf(page);
  await open(page, `/product/${product.url}`);

  await reader.actOn(new RegExp(`^radio, ${size}`));
  await reader.actOn(role('button', 'product.add'));
  await expect(page.getByRole('link', { name: text('kk', 'cart.widget.open') })).toBeVisible();
  await reader.actOn(role('link', 'cart.widget.open'));
  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole('heading', { level: 1, name: text('kk', 'cart.title') })).toBeVisible();
  await reader.actOn(role('link', 'cart.checkout'));

  await expect(
    page.getByRole('radio', { name: new RegExp(`^${text('kk', 'checkout.method.pickup')}`) }),
  ).toBeVisible();
  await hydrated(page);
  await reader.actOn(role('radio', 'checkout.method.pickup'));
  await expect(page.getByRole('list', { name: words('obtaining.points') })).toBeVisible();
  await reader.actOn(role('button', 'obtaining.choose'));
  await reader.write(role('textbox', 'checkout.fullName'), shopper.fullName);
  await reader.write(role('textbox', 'checkout.phone'), shopper.phone.slice(2));
  await reader.write(role('textbox', 'checkout.email'), shopper.email);
  await expect(page.getByRole('textbox', { name: words('checkout.email') })).toHaveValue(shopper.email);
  await reader.actOn(role('radio', 'checkout.payment.online'));
  await reader.actOn(role('checkbox', 'checkout.agree.rules'));
  await reader.actOn(role('checkbox', 'checkout.agree.personalData'));
  await reader.actOn(role('button', 'checkout.submit'));

  await expect(page).toHaveURL(/\/thankyoupage\?orders=/);
  await expect(page.getByRole('button', { name: text('kk', 'payment.pay.whole') })).toBeVisible();
  await reader.actOn(role('button', 'payment.pay.whole'));
  await expect(page).toHaveURL(/\/simulator\/card\//);
  await reader.actOn(/^button, Төлеу/);

  await expect(page).toHaveURL(/\/thankyoupage\?orders=/);
  await expect(page.getByText(text('kk', 'payment.paid'), { exact: true })).toBeVisible();
  await reader.readTo(new RegExp(words('payment.paid')));
});
