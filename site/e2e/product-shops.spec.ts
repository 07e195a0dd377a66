import { expect, open, test } from './fixtures.ts';
import { hangingGoodsOf } from './goods.ts';

test('the shops of the city tell which sizes hang there [PDP-07]', async ({ page }) => {
  const { product, size } = await hangingGoodsOf(page);
  await open(page, `/product/${product.url}`);
  await page
    .getByRole('radiogroup', { name: 'Размер' })
    .getByRole('radio', { name: size, exact: true })
    .click();
  await page.getByRole('button', { name: /Проверить магазины/ }).click();
  const stores = page
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { name: 'Наличие в магазинах' }) });
  await expect(stores.getByRole('listitem').first()).toContainText(/Размеры:/);
  await expect(stores.getByText(/Ваш размер|Другие размеры|сейчас нет/).first()).toBeVisible();
});

test.describe('where the browser may tell the place', () => {
  test.use({ permissions: ['geolocation'], geolocation: { latitude: 55.7558, longitude: 37.6173 } });

  test('the shops say how far they are, the nearest first @phone [PDP-07]', async ({ page }) => {
    const { product } = await hangingGoodsOf(page);
    await open(page, `/product/${product.url}`);
    await page.getByRole('button', { name: /Проверить магазины/ }).click();
    await page.getByRole('button', { name: 'Показать ближайшие' }).click();
    const shops = page
      .getByRole('group')
      .filter({ has: page.getByRole('heading', { name: 'Наличие в магазинах' }) })
      .getByRole('listitem');
    await expect(shops.first()).toContainText(/\d\s(м|км)/);
    const metres = (await shops.allInnerTexts()).map((words) => {
      const [, value = '', unit] = /([\d,]+)\s(км|м)\n/.exec(words) ?? [];
      return Number(value.replace(',', '.')) * (unit === 'км' ? 1000 : 1);
    });
    expect(metres).toEqual(metres.toSorted((a, b) => a - b));
  });
});

test('where the browser may not tell the place, the list says why no shop has a distance [PDP-07]', async ({
  page,
}) => {
  const { product } = await hangingGoodsOf(page);
  await open(page, `/product/${product.url}`);
  await page.getByRole('button', { name: /Проверить магазины/ }).click();
  await page.getByRole('button', { name: 'Показать ближайшие' }).click();
  await expect(page.getByText(/^Геолокация отключена/)).toBeVisible();
});
