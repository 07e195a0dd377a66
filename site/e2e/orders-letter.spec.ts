import { choosePickup, fillRest, placedOrders } from './checkout.ts';
import { expect, open, test, type Page } from './fixtures.ts';
import { goodsOf, goodsWith, putIntoCart } from './goods.ts';
import { agree } from './sign-in.ts';
import { codeFor, lettersTo, newShopper, type Shopper } from './shopper.ts';

/** Signs in on the page that asks for it. */
async function signInHere(page: Page, { phone }: Shopper) {
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  const dialog = page.getByRole('dialog', { name: 'Войти' });
  await dialog.getByRole('textbox', { name: 'Телефон' }).pressSequentially(phone.slice(2));
  const before = (await lettersTo(page.request, phone)).length;
  await dialog.getByRole('button', { name: 'Получить код' }).click();
  // A code is worth nothing in another browser: this one waits for its own.
  await expect.poll(async () => (await lettersTo(page.request, phone)).length).toBeGreaterThan(before);
  await dialog.getByRole('textbox', { name: 'Код из сообщения' }).fill(await codeFor(page.request, phone));
  await agree(page, 'ru');
  await dialog.getByRole('button', { name: 'Войти' }).click();
  await expect(dialog).toBeHidden();
}

test.describe('the link of a letter in another browser', () => {
  // The order is asked for before anybody has signed in; the code that came with the order is still good.
  test.use({ forgives: [/status of 40[19]/] });

  test('asks to sign in and leads back to the order, which is a member’s now @phone [CHK-20 CHK-22 ORD-02 AUTH-01]', async ({
    page,
    browser,
    baseURL,
  }) => {
    test.slow();
    const shopper = newShopper();
    const goods = await goodsOf(page);
    await putIntoCart(page, [goods]);
    await open(page, '/cart/checkout');
    await choosePickup(page, 'ru');
    await fillRest(page, 'ru', shopper);
    await page.getByRole('button', { name: 'Оформить заказ' }).click();
    const [number = ''] = await placedOrders(page);
    let link: string | undefined;
    await expect
      .poll(async () => {
        const letters = await lettersTo(page.request, shopper.phone);
        link = letters.map(({ text }) => /https?:\/\/\S+thankyoupage\S+/.exec(text)?.[0]).find(Boolean);
        return link;
      })
      .toContain(number);

    const elsewhere = await browser.newContext({ ...(baseURL && { baseURL }) });
    await elsewhere.addCookies([{ name: 'consent', value: 'necessary', url: baseURL ?? '' }]);
    const other = await elsewhere.newPage();
    await open(other, new URL(link ?? '').pathname + new URL(link ?? '').search);
    await expect(other.getByText(/^Войдите по телефону, указанному в заказе/)).toBeVisible();
    await expect(other.getByRole('main')).not.toContainText(goods.product.name);
    await signInHere(other, shopper);

    await expect(other.getByRole('heading', { name: `Заказ № ${number}` })).toBeVisible();
    await expect(other.getByRole('main')).toContainText(goods.product.name);
    await expect(other.getByText('Мы создали для вас аккаунт')).toHaveCount(0);
    await other.getByRole('link', { name: `Заказ № ${number}: подробности` }).click();
    await expect(other.getByRole('heading', { level: 1, name: `Заказ № ${number}` })).toBeVisible();
    await elsewhere.close();
  });

  test('opens the page of an order after signing in there [ORD-02]', async ({ page }) => {
    await open(page, '/personal/orders/ZZZZZ-ZZZZZ');

    await expect(page.getByText(/^Войдите по телефону, указанному в заказе/)).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: 'Войти' })).toBeVisible();
  });
});

test.describe('the last piece', () => {
  test.use({ forgives: [/status of 422/] });

  test('put into the cart twice is told beside the cart, and no modal opens [CART-17 CART-21 CART-23]', async ({
    page,
  }) => {
    const { product, size } = await goodsWith(page, { stock: { delivery: 1 } });
    await open(page, `/product/${product.url}`);
    await page
      .getByRole('radiogroup', { name: 'Размер' })
      .getByRole('radio', { name: new RegExp(`^${size}`) })
      .click();
    await page.getByRole('button', { name: 'В корзину' }).click();
    const widget = page.getByRole('region', { name: 'Корзина' });
    await expect(widget).toContainText('Добавлено в корзину');
    await expect(widget).toContainText('₽');
    await page.getByRole('button', { name: 'В корзину' }).click();

    await expect(widget).toContainText('Последняя уже в корзине');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});
