import type { Request } from '@playwright/test';
import type { Language } from '@rukav/contract';
import type { CartReply } from '@rukav/contract/cart/schemas.ts';
import { chooseCourier, choosePickup, fillRest, placedOrders } from './checkout.ts';
import { comeFrom, expect, open, test, type Page } from './fixtures.ts';
import { goodsWith, putIntoCart, shopsOfCity, type Goods } from './goods.ts';
import { newShopper, type Shopper } from './shopper.ts';
import { signUp } from './sign-in.ts';
import { says, text } from './words.ts';

// What is not as it was shown is refused at first.
test.use({ forgives: [/status of 409/] });

/** Sends a call of this browser, as another tab of it does. */
async function send(page: Page, path: string, data: object) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'session_token')?.value;
  const headers: Record<string, string> = token ? { 'x-session-token': decodeURIComponent(token) } : {};
  const reply = await page.request.post(path, { data, headers });
  expect(reply.ok(), await reply.text()).toBe(true);
  return reply;
}

/** Applies a code that nobody else has. */
async function withCode(page: Page): Promise<string> {
  const made = await send(page, '/dev/promotions', { percent: 10 });
  const { code } = (await made.json()) as { code: string };
  await send(page, '/api/v3/cart/promo/add', { promo: code });
  return code;
}

/** Goods of the cart: a dress that stays, and one that changes. */
interface Ordered {
  stays: Goods;
  changes: Goods;
  code: string;
}

const named = ({ product, size }: Goods) => `${product.name}, ${size}`;
const changeGoods = (page: Page, { changes }: Ordered, change: object) =>
  send(page, '/dev/goods/change', { skuId: changes.skuId, ...change });

/** A price that the goods have not had before, in whole units. */
const newPrice = () => {
  const units = 10_000 + (Date.now() % 10_000);
  return { rub: units * 100, kzt: units * 500 };
};

/** Changes between the last look at the page and the press on its button, each with the text that the shopper reads. */
const happenings = {
  'a piece is sold out': {
    happen: async (page: Page, ordered: Ordered, language: Language) => {
      const shops = await shopsOfCity(page, language);
      const none = Object.fromEntries(['delivery', ...shops.map(({ id }) => id)].map((id) => [id, 0]));
      await changeGoods(page, ordered, { stock: none });
    },
    told: (language: Language, { changes }: Ordered) =>
      text(language, 'checkout.changed.soldOut').replace('{name}', named(changes)),
  },
  'the price rises': {
    happen: (page: Page, ordered: Ordered) => changeGoods(page, ordered, { price: newPrice() }),
    told: (language: Language, { changes }: Ordered) =>
      text(language, 'checkout.changed.price')
        .split('{now}')[0]
        ?.replace('{name}', named(changes))
        .split('{before}')[0],
  },
  'a promo code ends': {
    happen: (page: Page, { code }: Ordered) => send(page, '/dev/promotions/end', { code }),
    told: (language: Language, { code }: Ordered) =>
      text(language, 'checkout.changed.code').replace('{code}', code),
  },
  'another tab adds a piece': {
    happen: (page: Page, { changes }: Ordered) => putIntoCart(page, [changes]),
    told: (language: Language, { changes }: Ordered) =>
      text(language, 'checkout.changed.quantity').replace('{name}', named(changes)).split('{')[0],
  },
} as const;

/** Each happening by both ways, as a guest and as a member, in both languages, on a desktop and on a phone. */
const cases = [
  { what: 'a piece is sold out', way: 'courier', who: 'guest', language: 'ru', tag: '' },
  { what: 'a piece is sold out', way: 'pickup', who: 'guest', language: 'kk', tag: ' @phone' },
  { what: 'the price rises', way: 'pickup', who: 'guest', language: 'ru', tag: '' },
  { what: 'the price rises', way: 'courier', who: 'guest', language: 'kk', tag: ' @phone' },
  { what: 'a promo code ends', way: 'courier', who: 'member', language: 'ru', tag: '' },
  { what: 'a promo code ends', way: 'pickup', who: 'guest', language: 'kk', tag: '' },
  { what: 'another tab adds a piece', way: 'pickup', who: 'member', language: 'ru', tag: '' },
  { what: 'another tab adds a piece', way: 'courier', who: 'guest', language: 'ru', tag: ' @phone' },
] as const;

/** The number of calls of the cart that a page has begun and not ended. */
function openCalls(page: Page): () => number {
  const open = new Set<Request>();
  const isOfCart = (request: Request) => request.url().includes('/api/v3/cart');
  page.on('request', (request) => void (isOfCart(request) && open.add(request)));
  page.on('requestfinished', (request) => void open.delete(request));
  page.on('requestfailed', (request) => void open.delete(request));
  return () => open.size;
}

/**
 * Waits until the store has all that was written, and the page its replies: they carry the cart, so a change that came before the last
 * of them would be shown by the page itself, and not asked about.
 */
async function saved(page: Page, { email }: Shopper, way: 'courier' | 'pickup', calls: () => number) {
  await expect
    .poll(async () => {
      const { cart } = (await (await page.request.get('/api/v3/cart')).json()) as CartReply;
      const isObtained = cart.shippingGroups.every(({ date, address, pickupId }) =>
        way === 'courier' ? date !== null && Boolean(address?.apartment) : pickupId !== null,
      );
      return isObtained && cart.contact?.email === email && cart.paymentMethod === 'card';
    })
    .toBe(true);
  await expect.poll(calls).toBe(0);
}

const payable = async (page: Page, language: Language) =>
  (await page
    .getByRole('region', { name: says(language, 'checkout.totals') })
    .locator('dd')
    .last()
    .textContent()) ?? '';

for (const { what, way, who, language, tag } of cases)
  test(`${what} while a ${who} orders by ${way} (${language}): it is named, and one press orders the rest${tag}`, async ({
    page,
    baseURL,
  }) => {
    const calls = openCalls(page);
    await comeFrom(page, language === 'kk' ? 'kk-KZ' : 'ru-RU', baseURL);
    const shopper = newShopper(language === 'kk' ? 'KZ' : 'RU');
    if (who === 'member') {
      await open(page, '/catalog');
      await signUp(page, language, shopper);
    }
    const [stays, changes] = [await goodsWith(page), await goodsWith(page)];
    await putIntoCart(page, [stays, changes]);
    const ordered = { stays, changes, code: await withCode(page) };
    await open(page, '/cart/checkout');
    await (way === 'courier' ? chooseCourier : choosePickup)(page, language);
    await fillRest(page, language, shopper);
    await saved(page, shopper, way, calls);
    const before = await payable(page, language);

    await happenings[what].happen(page, ordered, language);
    await page.getByRole('button', { name: says(language, 'checkout.submit') }).click();

    const dialog = page.getByRole('dialog', { name: says(language, 'checkout.changed') });
    await expect(dialog).toContainText(happenings[what].told(language, ordered) ?? '');
    await expect(page.getByRole('textbox', { name: says(language, 'checkout.fullName') })).toHaveValue(
      shopper.fullName,
    );
    const confirm = dialog.getByRole('button', { name: /[₽₸]/ });
    // While it is busy its sum may change: the one that is pressed counts.
    const pressed = confirm.evaluate(
      (button) =>
        new Promise<string>((resolve) => {
          button.addEventListener('click', () => resolve(button.textContent ?? ''), { once: true });
        }),
    );
    await confirm.click();
    const sum = /[\d\s  ]+[₽₸]/.exec(await pressed)?.[0].trim() ?? '';
    expect(sum).not.toBe(before.trim());

    await placedOrders(page);
    const whole = page
      .getByRole('term')
      .filter({ hasText: says(language, 'orders.total') })
      .locator('+ dd');
    await expect(whole).toHaveText(sum);
  });

test('all that was ordered is sold out meanwhile: it is named, and the way leads back to the cart', async ({
  page,
}) => {
  const goods = await goodsWith(page, { stock: { delivery: 1 } });
  await putIntoCart(page, [goods]);
  await open(page, '/cart/checkout');
  await chooseCourier(page, 'ru');
  await fillRest(page, 'ru', newShopper(), 'cash');

  await send(page, '/dev/goods/change', { skuId: goods.skuId, stock: { delivery: 0 } });
  await page.getByRole('button', { name: 'Оформить заказ' }).click();

  const dialog = page.getByRole('dialog', { name: 'Заказ изменился' });
  await expect(dialog).toContainText(`${named(goods)} — закончилось`);
  await expect(dialog.getByRole('button', { name: /^Заказать/ })).toHaveCount(0);
  await dialog.getByRole('link', { name: 'Вернуться в корзину' }).click();
  await expect(page).toHaveURL(/\/cart$/);
});
