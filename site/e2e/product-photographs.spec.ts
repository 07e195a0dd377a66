import { comeFrom, expect, open, test } from './fixtures.ts';
import { goodsOf } from './goods.ts';
import { dressWith } from './reviewed.ts';
import { says, text } from './words.ts';

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

test('photographs of shoppers are seen in full, from those of all and from a review, in both languages @phone', async ({
  page,
  baseURL,
}) => {
  const { address } = await dressWith(page, ({ reviews }) =>
    reviews.slice(0, 5).some(({ photos }) => photos.length > 0),
  );
  for (const [locale, language] of [
    ['ru-RU', 'ru'],
    ['kk-KZ', 'kk'],
  ] as const) {
    await comeFrom(page, locale, baseURL);
    await open(page, address);
    const lists = page
      .getByRole('list', { name: text(language, 'reviews.section.photos') })
      .or(page.getByRole('list', { name: says(language, 'reviews.section.photos.of') }));
    await expect(lists.nth(1)).toBeAttached();
    for (const list of [lists.first(), lists.last()]) {
      await list.getByRole('button').first().click();
      const dialog = page.getByRole('dialog');
      const picture = dialog.getByRole('img').last();
      await expect(picture).toBeVisible();
      const box = await picture.boundingBox();
      const window = page.viewportSize();
      expect(box?.height).toBeGreaterThan((window?.height ?? 0) / 2);
      expect(box?.width).toBeGreaterThan((window?.width ?? 0) / 2);
      await dialog.getByRole('button', { name: text(language, 'reviews.section.photos.close') }).click();
      await expect(dialog).toBeHidden();
    }
  }
});
