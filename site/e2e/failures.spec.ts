import type { ErrorReply } from '@rukav/contract/errors.ts';
import { expect, open, productTiles, test, type Page } from './fixtures.ts';
import { goodsOf, putIntoCart } from './goods.ts';

const adding = '**/cart/products/add';

/** A cart with one thing, open, and the button that asks for one more of it. */
async function oneThing(page: Page) {
  const goods = await goodsOf(page);
  await putIntoCart(page, [goods]);
  await open(page, '/cart');
  const { name } = goods.product;
  return {
    more: page.getByRole('button', { name: `Больше на одну: ${name}` }),
    quantity: page.getByRole('spinbutton', { name: `Количество: ${name}` }),
  };
}

/** Whatever stands before the shop refuses the next addings. */
const refuseAdding = (page: Page, status: number, error: ErrorReply['errors'][number]) =>
  page.route(adding, (route) =>
    route.fulfill({
      status,
      json: { errors: [error], requestId: 'e2e' } satisfies ErrorReply,
    }),
  );

test.describe('what goes wrong with every call alike', () => {
  test.use({ forgives: [/cart\/products\/add/] });

  test('a session whose token is not valid any more asks for a new page, and the cart is in it [ERR-077 ERR-078 ERR-079]', async ({
    page,
    baseURL,
  }) => {
    const { more, quantity } = await oneThing(page);
    const cookies = await page.context().cookies();
    const token = cookies.find(({ name }) => name === 'session_token');
    expect(token).toBeDefined();
    await page
      .context()
      .addCookies([{ name: 'session_token', value: `${token?.value}x`, url: baseURL ?? '' }]);

    await more.click();

    const modal = page.getByRole('alertdialog', { name: 'Произошла ошибка' });
    await expect(modal).toContainText('Обновите страницу и повторите попытку.');
    await expect(page.getByRole('alertdialog')).toHaveCount(1);
    if (token) await page.context().addCookies([token]);
    const reloaded = page.waitForEvent('load');
    await modal.getByRole('button', { name: 'Закрыть' }).click();
    await reloaded;
    await expect(quantity).toHaveValue('1');
    await more.click();
    await expect(page.getByRole('link', { name: 'Корзина, товаров: 2' })).toBeVisible();
  });

  test('who is taken for a machine reads what to tell support, and the page is loaded anew [ERR-080 ERR-081 ERR-082]', async ({
    page,
  }) => {
    const { more, quantity } = await oneThing(page);
    await refuseAdding(page, 403, {
      code: 'forbidden',
      message: '',
      params: {
        phone: '8 800 000-00-00',
        incidentId: 'f3a1',
        code: '17',
        time: '12:00:05',
        ip: '203.0.113.7',
      },
    });

    await more.click();

    const modal = page.getByRole('alertdialog', { name: 'Внимание' });
    await expect(modal).toContainText(
      'Если это ошибка, позвоните нам: 8 800 000-00-00. Номер обращения: f3a1, код: 17, время: 12:00:05 UTC, адрес: 203.0.113.7.',
    );
    await expect(page.getByRole('alertdialog')).toHaveCount(1);
    await page.unroute(adding);
    const reloaded = page.waitForEvent('load');
    await modal.getByRole('button', { name: 'Понятно' }).click();
    await reloaded;
    await expect(quantity).toHaveValue('1');
  });

  test('too many requests are told by a red message alone, and what was asked for is undone [ERR-084 ERR-085]', async ({
    page,
  }) => {
    const { more, quantity } = await oneThing(page);
    await refuseAdding(page, 429, { code: 'too_many_requests', message: '' });

    await more.click();

    await expect(page.getByRole('region', { name: 'Сообщения, F8' })).toContainText(
      'Превышено допустимое количество запросов',
    );
    await expect(quantity).toHaveValue('1');
    await expect(page.getByRole('link', { name: 'Корзина, товаров: 1' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });
});

test('a browser that blocks the data of the site shows every page, and reads that adding to the cart needs cookies', async ({
  page,
}) => {
  const { product, size } = await goodsOf(page);
  await page.addInitScript(() => {
    const blocked = () => {
      throw new DOMException('Access is denied.', 'SecurityError');
    };
    for (const storage of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, storage, { get: blocked, configurable: true });
    Object.defineProperty(document, 'cookie', { get: () => '', set() {} });
  });
  await open(page, `/product/${product.url}`);
  await page
    .getByRole('region', { name: 'Файлы cookie' })
    .getByRole('button', { name: 'Только необходимое' })
    .click();

  await page
    .getByRole('radiogroup', { name: 'Размер' })
    .getByRole('radio', { name: size, exact: true })
    .click();
  await page.getByRole('button', { name: 'В корзину' }).first().click();

  const modal = page.getByRole('alertdialog', { name: 'Внимание' });
  await expect(modal).toContainText('Разрешите cookie для этого сайта и повторите.');
  await modal.getByRole('button', { name: 'Понятно' }).click();
  await expect(page.getByRole('link', { name: 'Корзина', exact: true })).toBeVisible();

  for (const path of ['/', '/catalog/zhenschiny/platya', '/cart', '/cart/checkout', '/personal/data']) {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
    await expect(page.getByRole('alertdialog'), path).toHaveCount(0);
  }
});

test.describe('code that does not come', () => {
  test.use({ forgives: [/LocaleModal/] });

  test('a window whose code does not load says so, and opens once it does [ERR-088]', async ({ page }) => {
    await open(page, '/catalog');
    const opener = page.getByRole('button', { name: /^Сменить страну и язык/ });
    const code = /\/LocaleModal[^/]*\.js$/;
    await page.route(code, (route) => route.abort());

    await opener.click();

    const modal = page.getByRole('alertdialog', { name: 'Произошла ошибка' });
    await expect(modal).toContainText('Окно не загрузилось.');
    await modal.getByRole('button', { name: 'Понятно' }).click();
    await expect(modal).toBeHidden();
  });
});

test.describe('with styles that do not come', () => {
  test.use({ forgives: [/\/assets\/product-.+\.css/] });

  test('styles that failed when a product was neared are asked for once more when it is opened', async ({
    page,
  }) => {
    await open(page, '/catalog/zhenschiny/platya');
    const styles = /\/assets\/product-.+\.css/;
    await page.route(styles, (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed', (request) => styles.test(request.url()));
    const tile = productTiles(page).first().getByRole('link').first();
    await tile.hover();
    await failed;
    const styled = page.waitForResponse((response) => styles.test(response.url()));
    await tile.click();
    expect((await styled).ok()).toBe(true);
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});
