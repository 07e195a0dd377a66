import type { CategoryProducts } from '@rukav/contract/catalogue/schemas.ts';
import type { Product } from '@rukav/contract/product/schemas.ts';
import { expect, open, test, type Page } from './fixtures.ts';
import { goodsOf, putIntoCart, type Goods } from './goods.ts';
import { says, text } from './words.ts';

/** A promo code that no other journey uses. */
async function newCode(page: Page, terms: object): Promise<string> {
  const reply = await page.request.post('/dev/promotions', { data: terms });
  return ((await reply.json()) as { code: string }).code;
}

/** An accessory of the demo that the warehouse has; they come in too few sizes to be given to a journey alone. */
async function accessory(page: Page): Promise<Goods> {
  const listed = await page.request.get(
    `/api/v3/category-products?url=${encodeURIComponent('zhenschiny/aksessuary/sharfy')}`,
  );
  for (const tile of ((await listed.json()) as CategoryProducts).tiles) {
    if (tile.type !== 'product_tile') continue;
    const product = (await (await page.request.get(`/api/v3/product/${tile.product.id}`)).json()) as Product;
    const sku = product.skus.find(({ availability }) => availability.isOnlineAvailable);
    if (sku) return { product, skuId: sku.id, size: sku.size };
  }
  throw new Error('No scarf can be ordered.');
}

const totals = (page: Page) => page.getByRole('region', { name: 'Итого' });

test.describe('a promo code', () => {
  test.use({ forgives: [/status of 4\d\d/] });

  test('is refused in words, then applied by keyboard alone, kept over a reload, and taken off @phone [CART-05 CART-06 CART-07 ERR-022]', async ({
    page,
  }) => {
    const goods = await goodsOf(page);
    await putIntoCart(page, [goods]);
    const code = await newCode(page, { percent: 10 });
    await open(page, '/cart');

    await totals(page).getByRole('button', { name: 'Ввести промокод' }).focus();
    await page.keyboard.press('Enter');
    const field = totals(page).getByRole('textbox', { name: 'Промокод' });
    await expect(field).toBeFocused();
    await page.keyboard.type(`${code}-NO`);
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription('Такого промокода нет. Проверьте, как он написан.');

    await field.press('ControlOrMeta+a');
    await page.keyboard.type(code.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(totals(page).getByText(/Промокод применён: −/)).toBeVisible();

    await page.reload();
    await expect(totals(page).getByText(code)).toBeVisible();
    await totals(page)
      .getByRole('button', { name: `Убрать промокод ${code}` })
      .click();
    await expect(totals(page).getByText(code)).toBeHidden();
  });

  test('keeps promotions away that it does not go with, and says so [CART-09 CART-52]', async ({ page }) => {
    await putIntoCart(page, [await accessory(page)], 2);
    await open(page, '/cart');
    const wanted = totals(page).getByRole('switch', { name: 'Применить акции' });
    await expect(totals(page).getByText(/Два аксессуара — скидка 15\s%: −/)).toBeVisible();
    await wanted.click();
    await expect(wanted).not.toBeChecked();
    await expect(totals(page).getByText(/Два аксессуара — скидка 15\s%: −/)).toBeHidden();
    await wanted.click();
    await expect(totals(page).getByText(/Два аксессуара — скидка 15\s%: −/)).toBeVisible();

    const code = await newCode(page, { percent: 25, isWithPromotions: false });
    await totals(page).getByRole('button', { name: 'Ввести промокод' }).click();
    await totals(page).getByRole('textbox', { name: 'Промокод' }).fill(code);
    await totals(page).getByRole('button', { name: 'Применить' }).click();
    await expect(wanted).toBeDisabled();
    await expect(totals(page).getByText(`Не действуют вместе с промокодом ${code}`)).toBeVisible();
  });
});

test.describe('in Kazakh', () => {
  test('a code is applied in tenge @phone [CART-05]', async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'locale', value: 'kk-KZ', url: baseURL ?? '' }]);
    await putIntoCart(page, [await goodsOf(page)]);
    const code = await newCode(page, { percent: 10 });
    await open(page, '/cart');

    const aside = page.getByRole('region', { name: text('kk', 'cart.totals') });
    await aside.getByRole('button', { name: says('kk', 'cart.promo.open') }).click();
    await aside.getByRole('textbox', { name: says('kk', 'cart.promo') }).fill(code);
    await aside.getByRole('button', { name: says('kk', 'cart.promo.apply') }).click();

    await expect(aside.getByText(says('kk', 'cart.promo.applied'))).toContainText('₸');
  });
});
