import type { Language } from '@rukav/contract';
import { address, choosePickup, fillRest, placedOrders } from './checkout.ts';
import { comeFrom, expect, open, pick, test, type Page } from './fixtures.ts';
import { everywhereGoodsOf, goodsWith, putIntoCart, shopsOfCity, shopsOfMoscow } from './goods.ts';
import { newShopper } from './shopper.ts';
import { says, text } from './words.ts';

const way = (page: Page, language: Language, method: string) =>
  page
    .getByRole('radiogroup', { name: says(language, 'checkout.method') })
    .getByRole('radio', { name: new RegExp(`^${text(language, `checkout.method.${method}`)}`) });
const points = (page: Page, language: Language) =>
  page.getByRole('list', { name: says(language, 'obtaining.partners') }).getByRole('listitem');
const button = (page: Page, language: Language, id: string) =>
  page.getByRole('button', { name: says(language, id) });

/** Takes the first partner's point of a kind that is paid on receipt. */
async function choosePoint(page: Page, language: Language, kind: string) {
  await expect(points(page, language).first()).toBeVisible();
  await page
    .getByRole('button', {
      name: new RegExp(`^${text(language, 'obtaining.filters.open').match(/=0 \{(.+?)\}/)?.[1]}`),
    })
    .click();
  await page.getByRole('checkbox', { name: says(language, `obtaining.filter.${kind}`) }).check();
  await page.getByRole('checkbox', { name: says(language, 'obtaining.filter.no_prepayment') }).check();
  const first = points(page, language)
    .filter({ has: button(page, language, 'obtaining.choose') })
    .first();
  const name = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('button').click();
  await expect(button(page, language, 'obtaining.change')).toBeVisible();
  return name;
}

async function writeAddress(page: Page, language: Language) {
  const street = page.getByRole('combobox', { name: says(language, 'address.street') });
  await street.fill(address.street);
  await street.press('Escape');
  await page.getByRole('combobox', { name: says(language, 'address.house') }).fill(address.house);
}

const chooseDay = (page: Page, language: Language) =>
  page.getByRole('combobox', { name: says(language, 'obtaining.day') }).selectOption({ index: 1 });

async function order(page: Page, language: Language) {
  await fillRest(page, language, newShopper(language === 'kk' ? 'KZ' : 'RU'), 'card');
  await button(page, language, 'checkout.submit').click();
  return placedOrders(page);
}

/** A visitor of the language, from whose country the language is spoken. */
const come = (page: Page, language: Language, baseURL: string | undefined) =>
  comeFrom(page, language === 'kk' ? 'kk-KZ' : 'ru-RU', baseURL);
const commentOf = (page: Page, language: Language) =>
  page.getByRole('textbox', { name: new RegExp(`^${text(language, 'checkout.comment.point')}`) });

for (const language of ['ru', 'kk'] as const) {
  const tongue = language === 'kk' ? 'Almaty, in Kazakh' : 'Moscow';

  test(`things are sent to a parcel locker in ${tongue} @phone [SHIP-09 SHIP-17 SHIP-18 CHK-02]`, async ({
    page,
    baseURL,
  }) => {
    await come(page, language, baseURL);
    await putIntoCart(page, [await goodsWith(page)]);
    await open(page, '/cart/checkout');
    await pick(way(page, language, 'thirdparty'));
    const locker = await choosePoint(page, language, 'parcel_lockers');

    expect(await order(page, language)).toHaveLength(1);
    await expect(page.getByRole('main')).toContainText(locker);
    await expect(page.getByRole('main')).toContainText(text(language, 'orders.next.partner.second'));
  });

  test(`things are sent by post to an office in ${tongue} that is found by its index @phone [SHIP-10 SHIP-15 SHIP-21]`, async ({
    page,
    baseURL,
  }) => {
    await come(page, language, baseURL);
    await putIntoCart(page, [await goodsWith(page)]);
    await open(page, '/cart/checkout');
    await pick(way(page, language, 'thirdparty'));
    const office = await choosePoint(page, language, 'post_offices');
    await button(page, language, 'obtaining.change').click();
    const index = /\d{6}/.exec(office)?.[0] ?? '';
    await page.getByRole('searchbox', { name: says(language, 'obtaining.points.search') }).fill(index);
    await expect(points(page, language).getByRole('heading')).toHaveCount(1);
    await commentOf(page, language).fill('Позвоните, когда придёт');
    await button(page, language, 'obtaining.chosen').click();

    expect(await order(page, language)).toHaveLength(1);
    await expect(page.getByRole('main')).toContainText(index);
  });

  test(`an express courier brings things from the shops of ${tongue}; trying on is given up for it @phone [SHIP-12 SHIP-31 SHIP-33 SHIP-34 SHIP-40 SHIP-41]`, async ({
    page,
    baseURL,
  }) => {
    await come(page, language, baseURL);
    await putIntoCart(page, [await everywhereGoodsOf(page, language)]);
    await open(page, '/cart/checkout');
    await pick(way(page, language, 'delivery'));
    await writeAddress(page, language);
    await page.getByRole('checkbox', { name: says(language, 'checkout.fitting') }).check();
    await expect(page.getByText(text(language, 'checkout.fitting.note'))).toBeVisible();
    await pick(way(page, language, 'express_delivery'));
    await button(page, language, 'checkout.express.withoutFitting').click();

    await expect(page.getByRole('combobox', { name: says(language, 'address.street') })).toHaveValue(
      address.street,
    );
    await chooseDay(page, language);
    expect(await order(page, language)).toHaveLength(1);
  });

  test(`three things go three ways in ${tongue}: express, by courier and to a shop, each with a comment of its own @phone [SHIP-02 CHK-02 CHK-20]`, async ({
    page,
    baseURL,
  }) => {
    await come(page, language, baseURL);
    const [shop] = await shopsOfCity(page, language);
    const inShops = await everywhereGoodsOf(page, language);
    const online = await goodsWith(page, { category: 'zhenschiny/rubashki', stock: { delivery: 50 } });
    const hanging = await goodsWith(page, {
      category: 'zhenschiny/yubki',
      stock: { [shop?.id ?? '']: 1 },
    });
    await putIntoCart(page, [inShops, online, hanging]);
    await open(page, '/cart/checkout');
    await pick(way(page, language, 'express_delivery'));
    await writeAddress(page, language);
    await page
      .getByRole('region', { name: says(language, 'checkout.preview.express_delivery') })
      .getByRole('listitem')
      .filter({ hasText: hanging.product.name })
      .getByRole('button', { name: says(language, 'checkout.apart') })
      .click();

    const rest = (place: number, method: string) =>
      page
        .getByRole('radiogroup', { name: says(language, 'checkout.rest') })
        .nth(place)
        .getByRole('radio', { name: new RegExp(`^${text(language, `checkout.method.${method}`)}`) });
    await pick(rest(0, 'delivery'));
    await page
      .getByRole('combobox', { name: says(language, 'obtaining.day') })
      .nth(1)
      .selectOption({ index: 1 });
    await pick(rest(1, 'pickup'));
    await page
      .getByRole('list', { name: says(language, 'obtaining.points') })
      .getByRole('listitem')
      .filter({ hasText: shop?.address ?? '' })
      .getByRole('button', { name: says(language, 'obtaining.choose') })
      .click();
    await commentOf(page, language).fill('Заберёт муж');
    // What is left of the express delivery comes from other shops, which may be open longer: its day is chosen last.
    await page
      .getByRole('combobox', { name: says(language, 'obtaining.day') })
      .first()
      .selectOption({ index: 1 });

    const orders = await order(page, language);
    expect(orders).toHaveLength(3);
    for (const { product } of [inShops, online, hanging])
      await expect(page.getByRole('main')).toContainText(product.name);
  });
}

test('things are collected in a shop of Almaty, in Kazakh @phone [SHIP-08 CHK-02]', async ({
  page,
  baseURL,
}) => {
  await come(page, 'kk', baseURL);
  await putIntoCart(page, [await goodsWith(page)]);
  await open(page, '/cart/checkout');
  await choosePickup(page, 'kk');

  expect(await order(page, 'kk')).toHaveLength(1);
});

test('the way is chosen from the product page, by keyboard alone, on the map’s list @phone [SHIP-13 SHIP-14 SHIP-15 PDP-06]', async ({
  page,
}) => {
  const { product, size } = await goodsWith(page);
  await open(page, `/product/${product.url}`);
  await page
    .getByRole('radiogroup', { name: 'Размер' })
    .getByRole('radio', { name: size, exact: true })
    .click();
  await button(page, 'ru', 'product.delivery.choose').focus();
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: says('ru', 'checkout.obtaining') });
  await expect(dialog.getByRole('tab')).toHaveText([
    text('ru', 'checkout.tab.delivery'),
    text('ru', 'checkout.tab.pickup'),
    text('ru', 'checkout.tab.thirdparty'),
    text('ru', 'checkout.tab.express_delivery'),
  ]);
  await dialog.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  const first = points(page, 'ru')
    .filter({ has: button(page, 'ru', 'obtaining.choose') })
    .first();
  const name = (await first.getByRole('heading').textContent()) ?? '';
  await first.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: says('ru', 'checkout.obtaining.confirm') }).focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  await open(page, '/cart');
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(name) })).toBeVisible();
});

test.describe('where the map does not load', () => {
  test.use({
    forgives: [/ERR_FAILED|Failed to load resource|dynamically imported module|PointsMap/],
  });

  test('it says so, and the list has every point [SHIP-15]', async ({ page }) => {
    await putIntoCart(page, [await goodsWith(page)]);
    await open(page, '/cart/checkout');
    await pick(way(page, 'ru', 'thirdparty'));
    await expect(points(page, 'ru').first()).toBeVisible();
    await page.route('**/*.js', (route) => route.abort());

    await pick(page.getByRole('radio', { name: says('ru', 'obtaining.view.map') }));
    await expect(page.getByText(text('ru', 'map.failed'))).toBeVisible();
    await pick(page.getByRole('radio', { name: says('ru', 'obtaining.view.list') }));

    await expect(points(page, 'ru').first()).toBeVisible();
  });
});

test('a size that hangs in shops only is shown as such, and can be collected there alone @phone [PDP-20 PDP-06]', async ({
  page,
}) => {
  const [shop] = await shopsOfMoscow(page);
  const { product, size } = await goodsWith(page, { stock: { [shop?.id ?? '']: 2 } });
  await open(page, `/product/${product.url}`);
  const chosen = page
    .getByRole('radiogroup', { name: 'Размер' })
    .getByRole('radio', { name: new RegExp(`^${size}`) });
  await chosen.click();

  await expect(page.getByText(text('ru', 'product.size.stores')).first()).toBeVisible();
  await expect(page.getByRole('button', { name: says('ru', 'product.add') })).toHaveCount(0);
  await expect(page.getByText(text('ru', 'product.delivery.pickup'))).toBeVisible();
  await expect(page.getByText(/^Курьером/)).toBeHidden();
  await page
    .getByRole('button', { name: says('ru', 'product.collect') })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('listitem')
    .filter({ hasText: shop?.address ?? '' })
    .getByRole('button', { name: says('ru', 'product.collect.here') })
    .click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await open(page, '/cart');
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(shop?.name ?? '') })).toBeVisible();
});
