import { placeOf } from '@rukav/contract/geography/place-of.ts';
import { expect, open, test, type Page } from './fixtures.ts';
import { everywhereGoodsOf, hangingGoodsOf, storesWith } from './goods.ts';

/** The list of shops on the page of a product. */
const shopsOn = (page: Page) =>
  page
    .getByRole('group')
    .filter({ has: page.getByRole('heading', { name: 'Наличие в магазинах' }) })
    .getByRole('listitem');

test('the shops of the city tell which sizes hang there, and which have the chosen one [PDP-07]', async ({
  page,
}) => {
  const { product, skuId, size } = await hangingGoodsOf(page);
  const stores = await storesWith(page, product.id);
  const sizesOf = ({ skus }: (typeof stores)[number]) =>
    product.skus.filter(({ id }) => skus.some((one) => one.skuId === id)).map((sku) => sku.size);
  await open(page, `/product/${product.url}`);
  await page
    .getByRole('radiogroup', { name: 'Размер' })
    .getByRole('radio', { name: size, exact: true })
    .click();
  await page.getByRole('button', { name: /Проверить магазины/ }).click();

  await expect(shopsOn(page)).toHaveCount(stores.length);
  for (const store of stores) {
    const shop = shopsOn(page).filter({ hasText: store.address });
    await expect(shop).toContainText(`Размеры: ${sizesOf(store).join(', ')}`);
    const isThere = store.skus.some((one) => one.skuId === skuId);
    await expect(shop).toContainText(isThere ? 'Ваш размер' : 'Другие размеры');
  }
});

test.describe('where the browser may tell the place', () => {
  const here = { latitude: 55.7558, longitude: 37.6173 };
  test.use({ permissions: ['geolocation'], geolocation: here });

  test('the shops say how far they are, the nearest first @phone [PDP-07]', async ({ page }) => {
    const { product } = await everywhereGoodsOf(page);
    const stores = await storesWith(page, product.id);
    // On a scale of a city a degree of latitude is as long everywhere, one of longitude shorter by its cosine.
    const far = (store: (typeof stores)[number]) => {
      const { lat, lon } = placeOf(store) ?? { lat: 90, lon: 0 };
      return Math.hypot(
        lat - here.latitude,
        (lon - here.longitude) * Math.cos((here.latitude * Math.PI) / 180),
      );
    };
    await open(page, `/product/${product.url}`);
    await page.getByRole('button', { name: /Проверить магазины/ }).click();
    await page.getByRole('button', { name: 'Показать ближайшие' }).click();

    await expect(shopsOn(page).first()).toContainText(/\d\s(м|км)/);
    const nearest = stores.toSorted((a, b) => far(a) - far(b)).map(({ address }) => address);
    expect(nearest.length).toBeGreaterThan(2);
    await expect(shopsOn(page)).toContainText(nearest);
    for (const words of await shopsOn(page).allInnerTexts()) expect(words).toMatch(/[\d,]+\s(м|км)/);
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
