import { chooseCourier, choosePickup, fillRest, placedOrders } from './checkout.ts';
import { expect, open, productTiles, test, type Page } from './fixtures.ts';
import { goodsOf, goodsWith, putIntoCart, shopsOfMoscow } from './goods.ts';
import { dressWith } from './reviewed.ts';
import { newShopper } from './shopper.ts';
import { openSignIn } from './sign-in.ts';
import { text } from './words.ts';

/** Puts the words of every text node into `<font>` elements in the node's place, as the translators of browsers do. */
const translate = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, ({ parentElement }) =>
      parentElement?.closest('script, style, noscript, .notranslate')
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
    );
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(text.data);
      text.replaceWith(font);
    }
  });

test('a page that a browser has translated goes on from the product to the cart and signing in, and shows what changes', async ({
  page,
}) => {
  const { product, size } = await goodsOf(page);
  await open(page, `/product/${product.url}`);
  await translate(page);
  await page
    .getByRole('radiogroup', { name: 'Размер' })
    .getByRole('radio', { name: size, exact: true })
    .click();
  await translate(page);
  await page.getByRole('button', { name: 'В корзину' }).first().click();
  await expect(page.getByRole('region', { name: 'Корзина' })).toContainText('Добавлено в корзину');
  await translate(page);

  await page.getByRole('link', { name: 'Корзина, товаров: 1' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible();
  const total = page
    .getByRole('main')
    .getByText('К оплате')
    .first()
    .locator('xpath=ancestor::*[contains(., "₽")][1]');
  await translate(page);
  const before = await total.innerText();
  await page.getByRole('button', { name: /^Больше на одну/ }).click();
  await expect(page.getByRole('link', { name: 'Корзина, товаров: 2' })).toBeVisible();
  await expect.poll(() => total.innerText()).not.toBe(before);
  await translate(page);
  await page
    .getByRole('button', { name: /^Удалить из корзины/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('В корзине пока пусто');

  await translate(page);
  const dialog = await openSignIn(page, 'ru');
  await translate(page);
  await dialog.getByRole('button', { name: 'Войти по паролю' }).click();
  await translate(page);
  await dialog.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(dialog.getByText('Укажите телефон').first()).toBeVisible();
});

test('reviews of a page that a browser has translated are read on, sorted and written', async ({ page }) => {
  const { address, totalCount, summary } = await dressWith(
    page,
    ({ totalCount: count, summary: { ratings } }) =>
      count > 5 && count <= 10 && ratings.filter((one) => one > 0).length > 2,
  );
  const lowest = summary.ratings.findIndex((count) => count > 0) + 1;
  const section = page.getByRole('region', { name: 'Отзывы' });
  const reviews = section.getByRole('list', { name: 'Отзывы' }).locator(':scope > li');
  await open(page, address);
  await translate(page);
  await section.getByRole('link', { name: `Показать ещё ${totalCount - 5}` }).click();
  await expect(reviews).toHaveCount(totalCount);
  await translate(page);
  await section.getByRole('combobox', { name: 'Порядок отзывов' }).selectOption('lowest');
  await expect(reviews.first()).toContainText(`${lowest} из 5`);

  await translate(page);
  await section.getByRole('button', { name: 'Написать отзыв' }).click();
  const form = page.getByRole('dialog', { name: 'Ваш отзыв' });
  await expect(form).toBeVisible();
  await translate(page);
  await form.getByRole('button', { name: 'Отправить отзыв' }).click();
  await expect(form.getByText('Поставьте общую оценку').first()).toBeVisible();
});

test('main page, listing, checkout and account go on after a browser has translated them, and show what changes', async ({
  page,
}) => {
  const [shop] = await shopsOfMoscow(page);
  // A courier brings it for money.
  const goods = await goodsWith(page, {
    category: 'zhenschiny/futbolki',
    stock: { delivery: 50, [shop?.id ?? '']: 5 },
  });
  await open(page, '/');
  await translate(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Каталог' }).first().click();
  await expect(page).toHaveURL(/\/catalog$/);

  await open(page, '/catalog/zhenschiny/platya');
  await translate(page);
  const before = await productTiles(page).first().innerText();
  await page.getByRole('combobox', { name: text('ru', 'catalogue.sort') }).selectOption('byPriceDesc');
  await expect.poll(() => productTiles(page).first().innerText()).not.toBe(before);
  await translate(page);
  await page.getByRole('checkbox', { name: /^44/ }).first().click();
  await expect(page).toHaveURL(/size=44/);

  await putIntoCart(page, [goods]);
  await open(page, '/cart/checkout');
  await translate(page);
  await choosePickup(page, 'ru');
  await translate(page);
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  await expect(page.getByRole('main').getByText('Укажите').first()).toBeVisible();

  await translate(page);
  const totals = page.getByRole('region', { name: text('ru', 'checkout.totals') });
  const collected = await totals.innerText();
  await chooseCourier(page, 'ru');
  await expect.poll(() => totals.innerText()).not.toBe(collected);
  await fillRest(page, 'ru', newShopper());
  await translate(page);
  const sum = /К оплате\D*([\d\s]+₽)/.exec(await totals.innerText())?.[1] ?? 'a sum';
  await page.getByRole('button', { name: 'Оформить заказ' }).click();
  const [number = ''] = await placedOrders(page);
  await expect(page.getByRole('heading', { name: `Заказ № ${number}` })).toBeVisible();
  await expect(page.getByRole('main')).toContainText(
    new RegExp(`Всего\\s*${sum.replaceAll(/\s/g, String.raw`\s`)}`),
  );

  await open(page, '/personal/data');
  await translate(page);
  const dialog = await openSignIn(page, 'ru');
  await expect(dialog.getByRole('textbox', { name: 'Телефон' })).toBeVisible();
});
