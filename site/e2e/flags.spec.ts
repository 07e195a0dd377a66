import { startStore, type Store } from '../../scripts/process/store.ts';
import { comeFrom, expect, hydrated, open, test, type Page } from './fixtures.ts';
import { goodsWith, putIntoCart, shopsOfMoscow } from './goods.ts';
import { writeKnownAddress } from './known-address.ts';
import { newShopper } from './shopper.ts';
import { signUp } from './sign-in.ts';

/** A flag is turned for everybody, so these journeys have a store of their own. */
const port = Number(process.env['E2E_PORT'] ?? 3400) + 10;
const baseURL = `http://localhost:${port}`;

let store: Store;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL, forgives: [/status of 404/] });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  store = await startStore({
    port,
    data: '.data/flags-e2e',
    firstPath: '/readyz',
    env: { CODES_PER_ADDRESS: '0', LOG_LEVEL: 'silent' },
  });
});
test.afterAll(() => store.stop());

async function turn(page: Page, name: string, isOn: boolean) {
  const reply = await page.request.post('/dev/flags', { data: { name, isOn } });
  expect(reply.ok(), await reply.text()).toBe(true);
}

const main = (page: Page) => page.getByRole('main');
const banner = (page: Page) => page.getByRole('banner');
/** Opens the choice of country and language: nothing else lies above the page. */
async function places(page: Page) {
  await banner(page)
    .getByRole('button', { name: /Сменить страну и язык/ })
    .click();
  return page.getByRole('dialog', { name: 'Страна и язык' });
}

test('Kazakh is offered once to who reads Russian in Kazakhstan, and spoken while its flag is on [FLAG-13 SHELL-33 SHELL-34]', async ({
  page,
}) => {
  test.slow();
  await comeFrom(page, 'ru-KZ', baseURL);
  await open(page, '/catalog');
  const asked = page.getByRole('dialog', { name: 'На каком языке вам удобнее?' });
  await expect(asked.getByRole('button', { name: 'Қазақша' })).toBeVisible();
  await asked.getByRole('button', { name: 'Русский' }).click();
  await expect(asked).toBeHidden();

  await page.reload();
  await hydrated(page);
  await (await places(page)).getByRole('button', { name: 'Қазақстан · Қазақша' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'kk');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Каталог');
  await expect(page.locator('link[hreflang="kk-KZ"]')).toHaveCount(1);

  await turn(page, 'localeKkKz', false);
  try {
    // What the site knows of the flag is some seconds old at most.
    let visit = 0;
    await expect(async () => {
      visit += 1;
      await page.goto(`/catalog?code=${visit}`);
      await expect(page.locator('html')).toHaveAttribute('lang', 'ru', { timeout: 1 });
    }).toPass();
    await hydrated(page);
    await expect(page.locator('link[hreflang="ru-KZ"]')).toHaveCount(1);
    await expect(page.locator('link[hreflang="kk-KZ"]')).toHaveCount(0);
    await page.evaluate(() => localStorage.clear());
    await open(page, '/catalog?code=unasked');
    const offered = await places(page);
    await expect(offered.getByRole('button', { name: 'Казахстан · Русский' })).toBeVisible();
    await expect(offered.getByRole('button', { name: /Қазақша/ })).toHaveCount(0);
    await expect(asked).toHaveCount(0);
  } finally {
    await turn(page, 'localeKkKz', true);
  }
});

test('without the new personal area one page of it is left, and nothing leads to the others [FLAG-15]', async ({
  page,
}) => {
  const shopper = newShopper();
  await open(page, '/catalog');
  await signUp(page, 'ru', shopper);
  await open(page, '/personal/orders');
  await expect(page.getByRole('navigation', { name: 'Личный кабинет' }).first()).toBeVisible();
  await expect(banner(page).getByRole('link', { name: 'Избранное' })).toBeVisible();

  await turn(page, 'newAccount', false);
  try {
    for (const path of ['/personal', '/personal/orders', '/personal/favorites']) {
      await page.goto(`${path}?code=off`);
      await expect(page.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible();
    }
    await open(page, '/catalog?code=off');
    await expect(banner(page).getByRole('link', { name: 'Избранное' })).toHaveCount(0);
    await banner(page)
      .getByRole('link', { name: new RegExp(shopper.firstName) })
      .click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Здравствуйте, ${shopper.firstName}`);
    await expect(main(page).getByRole('link', { name: 'Заказы' })).toHaveCount(0);
    await expect(main(page).getByRole('button', { name: 'Выйти' }).first()).toBeVisible();
  } finally {
    await turn(page, 'newAccount', true);
  }
});

test('without their flags there are no shops of one’s own and no notifications, and nothing leads there [FLAG-03 FLAG-17]', async ({
  page,
}) => {
  const [shop] = await shopsOfMoscow(page);
  const own = page.getByRole('button', { name: 'Мой магазин' });
  const told = main(page).getByRole('link', { name: 'Уведомления' });
  await open(page, '/catalog');
  await signUp(page, 'ru', newShopper());
  await open(page, `/stores/${shop?.id}`);
  await expect(own).toBeVisible();
  await open(page, '/personal/subscribes');
  await expect(told).toBeVisible();

  for (const name of ['favoriteStores', 'notificationCentre']) await turn(page, name, false);
  for (const path of ['/personal/favorites/stores', '/personal/notifications/orders']) {
    await page.goto(`${path}?code=off`);
    await expect(page.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible();
  }
  await open(page, `/stores/${shop?.id}?code=off`);
  await expect(page.getByRole('heading', { level: 1, name: shop?.name ?? '' })).toBeVisible();
  await expect(own).toHaveCount(0);
  await open(page, '/personal/subscribes?code=off');
  await expect(main(page).getByRole('link', { name: 'Подписки' })).toBeVisible();
  await expect(told).toHaveCount(0);
  for (const name of ['favoriteStores', 'notificationCentre']) await turn(page, name, true);
});

test('a listing comes from the v3 catalogue, or with its flag off from the legacy one, and is the same [FLAG-19]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (/\/(?:category-products|catalogue)$/.test(path)) asked.push(path);
  });
  const black = page.getByRole('list', { name: 'Цвет' }).getByRole('checkbox', { name: /^чёрный/ });
  const tiles = page.getByRole('list', { name: 'Товары' }).getByRole('heading');
  /** Opens the listing and chooses a colour there; answers what is listed then, and which calls were made. */
  async function narrow(path: string) {
    asked.length = 0;
    await open(page, path);
    await black.check();
    await expect(page).toHaveURL(/color=black/);
    await expect(page.getByRole('list', { name: 'Выбранные фильтры' })).toContainText('чёрный');
    await expect.poll(() => asked.length).toBeGreaterThan(0);
    await expect(main(page)).toHaveAttribute('aria-busy', 'false');
    return { listed: await tiles.allInnerTexts(), calls: [...new Set(asked)] };
  }
  const v3 = await narrow('/catalog/zhenschiny/platya');
  expect(v3.calls).toEqual(['/api/v3/category-products']);

  await turn(page, 'v3Catalogue', false);
  try {
    const legacy = await narrow('/catalog/zhenschiny/platya?code=off');
    expect(legacy).toEqual({ listed: v3.listed, calls: ['/api/v2/front/catalogue'] });
  } finally {
    await turn(page, 'v3Catalogue', true);
  }
});

test('a member’s own price is shown and paid while its flag is on [FLAG-20]', async ({ page }) => {
  const shopper = newShopper();
  const goods = await goodsWith(page);
  const address = `/product/${goods.product.url}`;
  await open(page, '/catalog');
  await signUp(page, 'ru', shopper);
  const data = { phone: shopper.phone, productId: goods.product.id, value: 100_000, name: 'Своя цена' };
  expect((await page.request.post('/dev/personal-prices', { data })).ok()).toBe(true);
  await putIntoCart(page, [goods]);
  const paid = async () => {
    const reply = await page.request.get('/api/v3/cart');
    const { cart } = (await reply.json()) as { cart: { lines: { pricePerItem: number }[] } };
    return cart.lines[0]?.pricePerItem;
  };

  await open(page, address);
  await expect(main(page).getByText(/^Своя цена: −/)).toBeVisible();
  expect(await paid()).toBe(100_000);

  await turn(page, 'personalPrice', false);
  try {
    await open(page, `${address}?code=off`);
    await expect(main(page).getByText(/бонус/i).first()).toBeVisible();
    await expect(main(page).getByText(/Своя цена/)).toHaveCount(0);
    expect(await paid()).toBe(goods.product.price.discountPrice ?? goods.product.price.basePrice);
  } finally {
    await turn(page, 'personalPrice', true);
  }
});

test('addresses are kept at the v3 base, or with its flag off at the legacy one, and are the same [FLAG-14]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (/address/.test(path) && path.startsWith('/api/')) asked.push(`${request.method()} ${path}`);
  });
  await open(page, '/catalog');
  await signUp(page, 'ru', newShopper());

  await turn(page, 'apiV3UserService', false);
  try {
    await open(page, '/personal/addresses/add?code=off');
    const form = page.getByRole('form', { name: 'Адрес доставки' });
    await writeKnownAddress(page, form, 'Дом');
    await form.getByRole('button', { name: 'Сохранить адрес' }).click();
    await expect(page).toHaveURL(/\/personal\/addresses$/);
    await expect(main(page)).toContainText('Лесная');
    const users = asked.filter((one) => /profile|account/.test(one));
    expect(new Set(users)).toEqual(
      new Set(['GET /api/v2/front/profile/address', 'POST /api/v2/front/profile/address']),
    );
  } finally {
    await turn(page, 'apiV3UserService', true);
  }
  asked.length = 0;
  await open(page, '/personal/addresses?code=on');
  await expect(main(page)).toContainText('Лесная');
  expect(asked.filter((one) => /profile|account/.test(one))).toEqual([
    'GET /api/v3/account/delivery-addresses',
  ]);
});

test('places are looked for at the v3 base, or with its flag off at the legacy one, and are the same [FLAG-14 API-137 API-138 API-139 API-140 API-150]', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const path = new URL(request.url()).pathname;
    if (/metro|cities|streets|houses|stores|shops/.test(path) && path.startsWith('/api/')) asked.push(path);
  });
  const form = page.getByRole('form', { name: 'Адрес доставки' });
  /** Shops by the metro, then the city, the street and the house of an address. */
  async function lookAround(mark: string) {
    asked.length = 0;
    await open(page, `/personal/addresses/add?code=${mark}`);
    await form.getByRole('combobox', { name: 'Город' }).fill('Каза');
    await expect(page.getByRole('option', { name: /^Казань/ })).toBeVisible();
    await page.getByRole('option', { name: /^Казань/ }).click();
    await form.getByRole('combobox', { name: 'Город' }).fill('Моск');
    await page
      .getByRole('option', { name: /^Москва/ })
      .first()
      .click();
    await form.getByRole('combobox', { name: 'Улица' }).fill('лесная');
    await page
      .getByRole('option', { name: /Лесная/ })
      .first()
      .click();
    await form.getByRole('combobox', { name: 'Дом' }).fill('1');
    await expect(page.getByRole('option').first()).toBeVisible();
    const houses = await page.getByRole('option').allInnerTexts();
    await page.keyboard.press('Escape');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /^Магазины/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Магазины: /);
    await expect.poll(() => asked.some((path) => path.includes('metro'))).toBe(true);
    return { houses, shops: await main(page).getByRole('heading').allInnerTexts(), asked: new Set(asked) };
  }
  await open(page, '/catalog');
  await signUp(page, 'ru', newShopper());

  await turn(page, 'apiV3UserService', false);
  let legacy;
  try {
    legacy = await lookAround('off');
  } finally {
    await turn(page, 'apiV3UserService', true);
  }
  const v3 = await lookAround('on');

  const front = '/api/v2/front';
  expect([...legacy.asked]).toEqual(
    expect.arrayContaining(
      ['/cities/search', '/streets/search', '/houses/search', '/metro', '/shops'].map((path) => front + path),
    ),
  );
  expect([...legacy.asked].filter((path) => /\/v3\/(?:metro|streets|houses|stores)/.test(path))).toEqual([]);
  expect([...v3.asked].filter((path) => path.startsWith(front))).toEqual([]);
  expect([legacy.houses, legacy.shops]).toEqual([v3.houses, v3.shops]);
});
