import { asleep, comeFrom, expect, hydrated, open, productTiles, test } from './fixtures.ts';
import { goodsOf, putIntoCart } from './goods.ts';
import { text } from './words.ts';

test('the header and the footer lead to every part of the store', async ({ page }) => {
  await open(page, '/');
  const header = page.getByRole('banner', { name: 'Шапка' });
  for (const name of ['Женщинам', 'Мужчинам', 'Девочкам', 'Мальчикам'])
    await expect(header.getByRole('link', { name })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Войти' })).toBeVisible();
  await expect(header.getByRole('link', { name: 'Корзина' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Открыть меню' })).toBeHidden();
  const footer = page.getByRole('contentinfo', { name: 'Подвал' });
  await footer.getByRole('link', { name: 'Публичная оферта' }).click();
  await expect(page).toHaveURL(/\/pages\/oferta$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('on the narrowest desktop the wordmark keeps its size and nothing in the header overlaps', async ({
  page,
  baseURL,
}) => {
  for (const locale of ['ru-RU', 'kk-KZ'] as const) {
    await comeFrom(page, locale, baseURL);
    const bar = page.getByRole('banner').first();
    const wordmark = bar.locator('a[href="/"] svg').first();
    await page.setViewportSize({ width: 1280, height: 800 });
    await open(page, '/catalog');
    const drawn = (await wordmark.boundingBox())?.width;
    expect(drawn).toBeGreaterThan(60);
    await page.setViewportSize({ width: 992, height: 800 });
    expect((await wordmark.boundingBox())?.width).toBe(drawn);
    const ends = await bar.evaluate((header) => {
      const search = header.querySelector('[role="combobox"]')?.getBoundingClientRect();
      const last = [...header.querySelectorAll('button')].find((button) => button.textContent === 'Каталог');
      return { menu: last?.getBoundingClientRect().right ?? 0, search: search?.left ?? 0 };
    });
    expect(ends.search - ends.menu).toBeGreaterThanOrEqual(16);
  }
});

test('a page is drawn before any of its scripts is asked for', async ({ page }) => {
  const order: string[] = [];
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    order.push('style');
    await route.fulfill({ response });
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'script' || request.url().endsWith('.js')) order.push('script');
  });
  await open(page, '/catalog');
  expect(order).toContain('script');
  expect(order.lastIndexOf('style')).toBeLessThan(order.indexOf('script'));
});

test('the texts of a page are asked for before any of its scripts has run', async ({ page }) => {
  const wake = await asleep(page);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/catalog', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => asked.filter((path) => path.includes('/vendor-'))).toHaveLength(1);
  const isText = (path: string) => path.startsWith('/assets/first-');
  expect(asked.filter(isText)).toHaveLength(1);

  wake();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked.filter(isText)).toHaveLength(1);
});

test('a page wakes in pieces, and also where a browser cannot yield', async ({ page, browser, baseURL }) => {
  await page.addInitScript(() => {
    const give = scheduler.yield.bind(scheduler);
    scheduler.yield = () => {
      document.documentElement.dataset.pieces = `${Number(document.documentElement.dataset.pieces ?? 0) + 1}`;
      return give();
    };
  });
  await open(page, '/catalog');
  expect(Number(await page.locator('html').getAttribute('data-pieces'))).toBeGreaterThan(15);
  // The starter knows these chunks by their names.
  for (const name of ['vendor', 'everywhere'])
    expect(await page.content()).toContain(String.raw`await import(\"/assets/${name}-`);

  const older = await browser.newPage({ ...(baseURL && { baseURL }) });
  await older.addInitScript(() => Reflect.deleteProperty(Scheduler.prototype, 'yield'));
  await open(older, '/catalog');
  await older.getByRole('button', { name: 'Войти' }).click();
  await expect(older.getByRole('dialog')).toBeVisible();
  await older.close();
});

test('the first stop of Tab leads past the header', async ({ page }) => {
  await open(page, '/catalog');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Перейти к содержанию' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('a phone has a menu behind a button, a desktop has none @phone [SHELL-10]', async ({
  page,
  isMobile,
}) => {
  await open(page, '/');
  const opener = page.getByRole('button', { name: 'Открыть меню' });
  if (!isMobile) return expect(opener).toBeHidden();
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Меню' });
  await menu.getByText('Женщинам').click();
  await menu.getByRole('link', { name: 'Платья', exact: true }).click();
  await expect(page).toHaveURL(/\/catalog\/zhenschiny\/platya$/);
  await expect(menu).toBeHidden();
});

test('a phone shows whom the main page is for, and another audience is chosen there @phone [MODAL-18]', async ({
  page,
  isMobile,
}) => {
  await open(page, '/');
  const opener = page.getByRole('button', { name: /^Кому:/ });
  if (!isMobile) return expect(opener).toBeHidden();
  await expect(opener).toHaveText('Кому: женщинам');
  await opener.click();
  await page
    .getByRole('dialog', { name: 'Кому выбираем одежду' })
    .getByRole('link', { name: 'Мужчинам' })
    .click();
  await expect(page).toHaveURL(/\/\?gender=men$/);
  await expect(opener).toHaveText('Кому: мужчинам');
  await page.goBack();
  await expect(opener).toHaveText('Кому: женщинам');
});

test('far down a long page a link leads back to its beginning [SHELL-11]', async ({ page }) => {
  await open(page, '/catalog/zhenschiny/vse');
  await page.evaluate(() => window.scrollTo(0, 4000));
  await page.getByRole('link', { name: 'Наверх' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('at the first visit', () => {
  test.use({ hasConsented: false });

  test('a notice asks about cookies once and keeps the answer [SHELL-08]', async ({ page }) => {
    await open(page, '/catalog');
    const notice = page.getByRole('region', { name: 'Файлы cookie' });
    await notice.getByRole('button', { name: 'Только необходимое' }).click();
    await expect(notice).toBeHidden();
    await page.reload();
    await hydrated(page);
    await expect(notice).toBeHidden();
  });

  test('on a phone the notice stands above the step forward, and the page ends above the notice [SHELL-08]', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await putIntoCart(page, [await goodsOf(page)]);
    await open(page, '/cart');
    const notice = page.getByRole('region', { name: 'Файлы cookie' });
    const forward = page.getByRole('region', { name: 'Перейти к оформлению' });
    const edges = async () => [await notice.boundingBox(), await forward.boundingBox()] as const;

    await expect
      .poll(async () => {
        const [above, below] = await edges();
        return above && below && above.y + above.height <= below.y + 1;
      })
      .toBe(true);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    const last = await page.getByRole('contentinfo').boundingBox();
    const [above] = await edges();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((above?.y ?? 0) + 1);

    await forward.getByRole('link', { name: 'Перейти к оформлению' }).click();
    await expect(page).toHaveURL(/\/cart\/checkout$/);
  });
});

test('another language keeps the page and says so to machines [I18N-03 I18N-04 I18N-07]', async ({
  page,
}) => {
  await open(page, '/catalog/zhenschiny/platya?size=44');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await page.getByRole('button', { name: /^Сменить страну и язык/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Қазақстан · Қазақша' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'kk');
  await expect(page).toHaveURL(/\/catalog\/zhenschiny\/platya\?size=44$/);
  await expect(page.getByRole('list', { name: text('kk', 'catalogue.products') })).toContainText('₸');
});

test('a search finds by words, says when there is nothing and keeps what was asked', async ({ page }) => {
  await open(page, '/');
  const field = page
    .getByRole('banner')
    .getByRole('combobox', { name: 'Поиск по каталогу' })
    .filter({ visible: true });
  await field.fill('платье лён');
  await field.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('query') === 'платье лён');
  await expect(page.getByRole('heading', { level: 1, name: '«платье лён»' })).toBeVisible();
  await expect(productTiles(page).first()).toContainText(/плать/i);
  await field.fill('ыъыъыъ');
  await field.press('Enter');
  await expect(page.getByText('По запросу «ыъыъыъ» ничего не нашлось')).toBeVisible();
});

test('each stylesheet comes into the page once and stays, wherever the shopper goes', async ({ page }) => {
  const inPage = () =>
    page.evaluate(() =>
      [...document.styleSheets].flatMap(({ href }) => (href ? [new URL(href).pathname] : [])),
    );
  await open(page, '/catalog/zhenschiny/platya');
  const first = await inPage();

  const tile = productTiles(page).getByRole('link').first();
  await tile.hover();
  await expect.poll(async () => (await inPage()).some((path) => path.includes('/product-'))).toBe(true);
  await tile.click();
  await page.getByRole('main').getByRole('button', { name: 'Таблица размеров' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Закрыть' }).first().click();
  const ofProduct = await inPage();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Корзина/ })
    .click();
  await expect(page.getByRole('heading', { level: 1, name: /^(Корзина|В корзине)/ })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('main').getByRole('button', { name: 'Таблица размеров' })).toBeVisible();

  const all = await inPage();
  expect(all.toSorted()).toEqual([...new Set(all)].toSorted());
  expect(all).toEqual(expect.arrayContaining([...first, ...ofProduct]));
  expect(ofProduct.length).toBeGreaterThan(first.length);
});

test.describe('what is not there', () => {
  test.use({ forgives: [/status of 40[14]/] });

  test('an unknown address is a 404 with a way on, in both languages [SHELL-13]', async ({
    page,
    baseURL,
  }) => {
    expect((await open(page, '/nowhere/at/all'))?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible();
    await page.getByRole('link', { name: 'Перейти в каталог' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Каталог' })).toBeVisible();
    await comeFrom(page, 'kk-KZ', baseURL);
    expect((await open(page, '/nowhere'))?.status()).toBe(404);
    await expect(
      page.getByRole('heading', { level: 1, name: text('kk', 'errors.notFound.title') }),
    ).toBeVisible();
  });

  test('a product and a category that do not exist show the 404 page in place of the content [SHELL-14]', async ({
    page,
  }) => {
    for (const path of ['/product/nothing/999999', '/catalog/nothing/here']) {
      expect((await open(page, path))?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible();
    }
  });

  test('the page for what needs an account offers to sign in [SHELL-12]', async ({ page }) => {
    await open(page, '/401');
    await expect(page.getByRole('heading', { level: 1, name: 'Войдите, чтобы продолжить' })).toBeVisible();
    await open(page, '/personal/orders');
    await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
    await expect(page.getByRole('dialog', { name: 'Войти' })).toBeVisible();
  });
});
