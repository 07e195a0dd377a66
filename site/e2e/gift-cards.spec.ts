import type { Cart } from '@rukav/contract/cart/schemas.ts';
import type { Order } from '@rukav/contract/orders/schemas.ts';
import type { Product } from '@rukav/contract/product/schemas.ts';
import type { Language } from '@rukav/contract';
import { choosePickup, fillRest, placedOrders } from './checkout.ts';
import { comeFrom, expect, open, pick, test, type Page } from './fixtures.ts';
import { goodsWith, putIntoCart, type Goods } from './goods.ts';
import { moveOrder, orderToPay, payAtBank } from './paid-order.ts';
import { lettersTo, newShopper } from './shopper.ts';
import { askForCode, signUp } from './sign-in.ts';
import { says, text } from './words.ts';

// What is refused on purpose is an answer that the browser writes down.
test.use({ forgives: [/status of 4\d\d/] });

const starting = (language: Language, id: string) => new RegExp(`^${text(language, id)}`);
const figures = (minor: number) =>
  new RegExp(String(minor / 100).replace(/\B(?=(?:\d{3})+$)/g, String.raw`\s`));
const costOf = ({ product: { price } }: Goods) => price.discountPrice ?? price.basePrice;

/** Fills the form of a card that is a present. */
async function write(page: Page, language: Language, sum: number, receiver: string) {
  const fill = (id: string, words: string) =>
    page.getByRole('textbox', { name: starting(language, id) }).fill(words);
  await open(page, '/pages/gift-card');
  await page.getByRole('link', { name: text(language, 'giftCard.toBuy') }).click();
  await pick(page.getByRole('radio', { name: text(language, 'giftCard.sum.own') }));
  await fill('giftCard.ownSum', String(sum / 100));
  await fill('giftCard.receiver.email', receiver);
  await fill('giftCard.greeting', 'Айгерим');
  await fill('giftCard.signature', 'Ольга');
  await fill('giftCard.sender.email', newShopper().email);
  for (const box of await page.getByRole('main').getByRole('checkbox').all()) await box.check();
}

/** Buys a card as a present, and pays it at the bank. */
async function give(page: Page, language: Language, sum: number, receiver: string) {
  await write(page, language, sum, receiver);
  await page.getByRole('button', { name: text(language, 'giftCard.buy') }).click();
  await payAtBank(page, language);
}

/** The group that a card which was bought is placed in, on the thank-you page and on the page of its order. */
async function seeItsGroup(page: Page, language: Language) {
  const [number = ''] = await placedOrders(page);
  const method = page.getByRole('definition').filter({ hasText: text(language, 'orders.method.gift_card') });
  await expect(method).toBeVisible();
  await open(page, `/personal/orders/${number}`);
  await expect(method).toBeVisible();
  const { order } = (await (await page.request.get(`/api/v3/order/${number}`)).json()) as { order: Order };
  expect(order.giftCard?.shippingGroup).toEqual({ type: 'gift_card', receivingMethod: 'gift_card' });
}

/** The number and the PIN that the letter of a card brings. */
async function received(page: Page, receiver: string) {
  let card: { number: string; pin: string } | undefined;
  await expect
    .poll(async () => {
      const words = (await lettersTo(page.request, receiver)).map(({ text: said }) => said).join('\n');
      const [number] = /\d{4}(?: \d{1,4}){3,}/.exec(words) ?? [];
      const [, pin] = /PIN[^\d\n]*(\d{6})/.exec(words) ?? [];
      card = number && pin ? { number, pin } : undefined;
      return card;
    })
    .toBeDefined();
  return card ?? { number: '', pin: '' };
}

/** Writes number and PIN into a form of a card. */
async function enter(page: Page, language: Language, { number, pin }: { number: string; pin: string }) {
  const form = page.getByRole('form', { name: text(language, 'giftCard.form') });
  await form.getByRole('textbox', { name: starting(language, 'giftCard.number') }).fill(number);
  await form.getByRole('button', { name: text(language, 'giftCard.next') }).click();
  await form.getByRole('textbox', { name: starting(language, 'giftCard.pin') }).fill(pin);
  await form
    .getByRole('button', { name: says(language, 'giftCard.read') })
    .or(form.getByRole('button', { name: says(language, 'giftCard.apply') }))
    .click();
}

/** Pays for an order with a card, on the page of the order. */
async function payBy(page: Page, language: Language, order: string, card: { number: string; pin: string }) {
  await open(page, `/personal/orders/${order}`);
  await page.getByRole('button', { name: text(language, 'orders.payByCard') }).click();
  await enter(page, language, card);
}

const isOnSale = async (page: Page, { product: { id }, skuId }: Goods) => {
  const product = (await (await page.request.get(`/api/v3/product/${id}`)).json()) as Product;
  return product.skus.find((sku) => sku.id === skuId)?.availability.isOnlineAvailable;
};

test('a card that was given pays one order whole and a part of another, and comes back once when that is cancelled @phone [GIFT-04 GIFT-05 GIFT-21 GIFT-25 ORD-15 ORD-18 PAY-06]', async ({
  page,
  baseURL,
}, { project }) => {
  test.slow();
  const language = project.name === 'phone' ? 'kk' : 'ru';
  if (language === 'kk') await comeFrom(page, 'kk-KZ', baseURL);
  const rest = language === 'kk' ? 500_000 : 100_000;
  const [first, second] = [await goodsWith(page), await goodsWith(page, { stock: { delivery: 1 } })];
  const receiver = newShopper().email;

  await give(page, language, costOf(first) + rest, receiver);
  await seeItsGroup(page, language);
  const card = await received(page, receiver);

  const whole = await orderToPay(page, [first], { language, method: 'gift' });
  await page.getByRole('button', { name: text(language, 'payment.pay.gift') }).click();
  await enter(page, language, card);
  await expect(page.getByText(says(language, 'giftCard.applied.all'))).toContainText(figures(rest));
  await page.keyboard.press('Escape');
  await expect(page.getByText(text(language, 'payment.paid'), { exact: true })).toBeVisible();
  const byCard = page.getByRole('term').filter({ hasText: text(language, 'orders.byCard') });
  await expect(byCard).toBeVisible();
  await open(page, `/personal/orders/${whole}`);
  await expect(byCard).toBeVisible();
  await expect(page.getByRole('link', { name: text(language, 'orders.pay') })).toHaveCount(0);

  const part = await orderToPay(page, [second], { language });
  await expect.poll(() => isOnSale(page, second)).toBe(false);
  await payBy(page, language, part, card);
  await expect(page.getByText(says(language, 'giftCard.applied.part'))).toContainText(
    figures(costOf(second) - rest),
  );
  await page.keyboard.press('Escape');
  await expect(byCard).toBeVisible();
  await page.getByRole('link', { name: text(language, 'orders.pay') }).click();
  await page.getByRole('button', { name: text(language, 'payment.pay.whole') }).click();
  await payAtBank(page, language);
  await expect(page.getByText(text(language, 'payment.paid'), { exact: true })).toBeVisible();

  await open(page, `/personal/orders/${part}`);
  await page.getByRole('button', { name: says(language, 'orders.cancel') }).click();
  const modal = page.getByRole('dialog', { name: says(language, 'orders.cancel.title') });
  await pick(modal.getByRole('radio').first());
  await modal.getByRole('button', { name: says(language, 'orders.cancel.confirm') }).click();
  await expect(modal).toBeHidden();
  await moveOrder(page, part, { status: 'cancelled' });

  await expect(async () => {
    await open(page, `/dopay/${part}`);
    await expect(page.getByText(says(language, 'payment.cancelled.returned'))).toContainText(
      figures(costOf(second)),
      {
        timeout: 2000,
      },
    );
  }).toPass();
  await expect(page.getByRole('button', { name: text(language, 'payment.pay.whole') })).toHaveCount(0);
  expect(await isOnSale(page, second)).toBe(true);
  await open(page, '/pages/gift-card');
  await enter(page, language, card);
  await expect(page.getByText(says(language, 'giftCard.balance'))).toContainText(figures(rest));
});

test('a card is put into the cart beside goods, ordered with them, paid by itself and sent @phone [GIFT-27]', async ({
  page,
  baseURL,
}, { project }) => {
  test.slow();
  const language = project.name === 'phone' ? 'kk' : 'ru';
  if (language === 'kk') await comeFrom(page, 'kk-KZ', baseURL);
  const goods = await goodsWith(page);
  await putIntoCart(page, [goods]);
  const receiver = newShopper().email;
  const sum = language === 'kk' ? 700_000 : 200_000;
  await write(page, language, sum, receiver);
  await page.getByRole('button', { name: text(language, 'giftCard.cart.add') }).click();

  await expect(page).toHaveURL(/\/cart$/);
  const group = page.getByRole('region', { name: text(language, 'cart.group.giftCard') });
  await expect(group.getByText(receiver)).toBeVisible();
  const { cart } = (await (await page.request.get('/api/v3/cart')).json()) as { cart: Cart };
  expect(cart.shippingGroups.map(({ type, receivingMethod }) => [type, receivingMethod])).toContainEqual([
    'gift_card',
    'gift_card',
  ]);
  expect(cart.totals).toMatchObject({ subtotal: costOf(goods), giftCards: sum });

  await page
    .getByRole('link', { name: text(language, 'cart.checkout') })
    .filter({ visible: true })
    .click();
  await choosePickup(page, language);
  await fillRest(page, language, newShopper(language === 'kk' ? 'KZ' : 'RU'), 'online');
  await page.getByRole('button', { name: says(language, 'checkout.submit') }).click();
  const [ofGoods = '', ofCard = ''] = await placedOrders(page);
  await page
    .getByRole('region', { name: new RegExp(ofCard) })
    .first()
    .getByRole('button', { name: text(language, 'payment.pay.whole') })
    .click();
  await payAtBank(page, language);
  await received(page, receiver);

  const { order } = (await (await page.request.get(`/api/v3/order/${ofCard}`)).json()) as { order: Order };
  expect(order).toMatchObject({ status: 'complete', totalCost: sum, payment: { paid: sum } });
  const other = (await (await page.request.get(`/api/v3/order/${ofGoods}`)).json()) as { order: Order };
  expect(other.order).toMatchObject({ status: 'processing', kind: 'goods', payment: { paid: 0 } });
});

/** Puts gift cards into the cart of this browser without its pages. */
async function putCards(page: Page, count: number) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'session_token')?.value;
  const to = { email: newShopper().email };
  for (let put = 0; put < count; put += 1) {
    const reply = await page.request.post('/api/v3/cart/gift-cards/add', {
      data: { sum: 100_000, currency: 'RUB', sender: to, receiver: to, design: 'plain' },
      headers: token ? { 'x-session-token': decodeURIComponent(token) } : {},
    });
    expect(reply.ok(), await reply.text()).toBe(true);
  }
}

test('of the gift cards of two carts ten go on as she signs in, and she reads how many found no room [GIFT-27]', async ({
  page,
  browser,
  baseURL,
}) => {
  const shopper = newShopper();
  await open(page, '/catalog');
  await signUp(page, 'ru', shopper);
  await putCards(page, 8);

  const other = await browser.newPage({ baseURL: baseURL ?? '' });
  await other.context().addCookies([{ name: 'consent', value: 'necessary', url: baseURL ?? '' }]);
  await open(other, '/catalog');
  await putIntoCart(other, [await goodsWith(other)]);
  await putCards(other, 4);
  const { field, code } = await askForCode(other, 'ru', shopper);
  await field.fill(code);

  await expect(other.getByRole('status').getByText('Не поместилось подарочных карт: 2.')).toBeVisible();
  const { cart } = (await (await other.request.get('/api/v3/cart')).json()) as { cart: Cart };
  expect(cart.giftCards).toHaveLength(10);
  await other.context().close();
});
