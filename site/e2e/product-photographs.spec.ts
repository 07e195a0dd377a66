import { comeFrom, expect, open, test } from './fixtures.ts';
import { goodsOf } from './goods.ts';

test('a photograph is seen in full, enlarged, turned over and put away @phone', async ({ page }) => {
  const { product } = await goodsOf(page);
  await open(page, `/product/${product.url}`);
  await page.getByRole('button', { name: /^Фото 1 из .+Увеличить$/ }).click();
  const zoom = page.getByRole('dialog', { name: product.name });
  const picture = zoom.getByRole('img', { name: product.pictures[0]?.alt ?? '' });
  await expect(picture).toBeVisible();
  const whole = await picture.boundingBox();

  await zoom.getByRole('button', { name: 'Приблизить' }).click();
  await expect
    .poll(async () => (await picture.boundingBox())?.width ?? 0)
    .toBeGreaterThan((whole?.width ?? 0) * 1.2);

  await zoom.getByRole('button', { name: 'Следующее фото' }).click();
  await expect(zoom.getByRole('status')).toHaveText(/^Фото 2 из/);
  await page.keyboard.press('Escape');
  await expect(zoom).toBeHidden();
});

test('on the narrowest phone the buttons of the zoom stand in one row, in both languages', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [locale, zoomsIn] of [
    ['ru-RU', 'Приблизить'],
    ['kk-KZ', 'Жақындату'],
  ] as const) {
    await comeFrom(page, locale, baseURL);
    const { product } = await goodsOf(page);
    await open(page, `/product/${product.url}`);
    await page.getByRole('main').locator('button:has(img)').first().click();
    const zoom = page.getByRole('dialog');
    const buttons = zoom
      .getByRole('button', { name: zoomsIn })
      .or(zoom.getByRole('button', { name: /^(Следующее|Келесі) фото$/ }));
    await expect(buttons).toHaveCount(2);
    const tops = () =>
      buttons.evaluateAll((both) => both.map((button) => button.getBoundingClientRect().top));
    await expect.poll(async () => new Set(await tops()).size).toBe(1);
  }
});

test('while the large photograph is on its way, the one of the page is seen in its place', async ({
  page,
}) => {
  const { product } = await goodsOf(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/img/1200x1600/**', async (route) => {
    await released;
    await route.continue();
  });
  await open(page, `/product/${product.url}`);
  await page.getByRole('button', { name: /^Фото 1 из .+Увеличить$/ }).click();
  const seen = page.getByRole('dialog', { name: product.name }).locator('img').first();
  await expect
    .poll(() => seen.evaluate((element) => (element as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  release();
});
