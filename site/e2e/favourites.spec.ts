import { expect, open, productTiles, test, type Page } from './fixtures.ts';
import { goodsOf, shopsOfMoscow } from './goods.ts';
import { newShopper } from './shopper.ts';
import { signUp } from './sign-in.ts';

declare global {
  interface Window {
    /** How much the page has moved by itself (CLS), from the first frame on. */
    moved?: number;
  }
}

const liked = async (page: Page) =>
  ((await (await page.request.get('/api/v3/account/marks')).json()) as { favourites?: string[] }).favourites;

test('what a guest likes is kept once she has signed in; it goes into the cart in her size, and leaves with her [PDP-13 FAV-01 FAV-02 FAV-03 FAV-04 AUTH-56]', async ({
  page,
}) => {
  test.slow();
  const { product } = await goodsOf(page);
  await open(page, `/product/${product.url}`);
  const heart = page.getByRole('button', { name: `В избранное: ${product.name}` }).first();
  await heart.click();
  const dialog = page.getByRole('dialog', { name: 'Войти' });
  await expect(dialog).toBeVisible();
  expect((await page.request.get('/api/v3/favorites')).status()).toBe(401);

  await signUp(page, 'ru', newShopper(), '', true);
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('banner').getByRole('link', { name: 'Избранное' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Избранное' })).toBeVisible();
  const tile = productTiles(page, 'Избранное');
  await expect(tile).toHaveCount(1);
  await tile.getByRole('button', { name: /^В корзину/ }).click();
  await page
    .getByRole('menuitem', { name: /^Размер/ })
    .first()
    .click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Корзина, товаров: 1' })).toBeVisible();

  await tile.getByRole('button', { name: 'В избранное' }).click();
  await expect.poll(() => liked(page)).toEqual([]);
  await tile.getByRole('button', { name: 'В избранное' }).click();
  await expect.poll(() => liked(page)).toEqual([product.id]);

  await page.getByRole('button', { name: 'Выйти' }).click();
  await page.getByRole('button', { name: 'Выйти на этом устройстве' }).click();
  await expect(page).toHaveURL(/\/$/);
  await open(page, `/product/${product.url}`);
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('hearts of a listing that sleeps are filled without waking it, and a press of a sleeping one counts @phone', async ({
  page,
}) => {
  test.slow();
  await open(page, '/catalog');
  await signUp(page, 'ru', newShopper());
  await open(page, '/catalog/zhenschiny/platya');
  const hearts = productTiles(page).getByRole('button', { name: /^В избранное/ });
  await hearts.nth(2).click();
  await expect(hearts.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await liked(page))?.length).toBe(1);

  await page.mouse.move(0, 0);
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        window.moved = (window.moved ?? 0) + (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await open(page, '/catalog/zhenschiny/platya');
  await expect(hearts.nth(2)).toHaveAttribute('aria-pressed', 'true');
  await expect(hearts.nth(1)).toHaveAttribute('aria-pressed', 'false');
  // Hearts may be filled before the tiles around them are put to sleep.
  await expect(page.locator('[data-island] [aria-pressed="true"]')).toHaveCount(1);
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // What has moved so far is told within two frames.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(window.moved ?? Number.NaN)));
      }),
  );
  expect(moved).toBe(0);

  await hearts.nth(2).click();
  await expect.poll(() => liked(page)).toEqual([]);
});

test.describe('shops of one’s own', () => {
  // The limit is met.
  test.use({ forgives: [/status of 409/] });

  test('three at most, added and left one at a time, first where a shop is chosen [FAV-05 FAV-06 FAV-07 FAV-08]', async ({
    page,
  }) => {
    test.slow();
    const shops = (await shopsOfMoscow(page)).filter(({ format }) => format !== 'discount');
    const fourth = shops[3];
    await open(page, '/catalog');
    await signUp(page, 'ru', newShopper());
    for (const { id } of shops.slice(1, 4)) {
      await open(page, `/stores/${id}`);
      await page.getByRole('button', { name: 'Мой магазин' }).click();
      await expect(page.getByRole('button', { name: 'Мой магазин' })).toHaveAttribute('aria-pressed', 'true');
    }

    await open(page, `/stores/${shops[0]?.id}`);
    await page.getByRole('button', { name: 'Мой магазин' }).click();
    await expect(page.getByRole('alertdialog')).toContainText('У вас уже три избранных магазина');
    await page.getByRole('button', { name: 'Понятно' }).click();

    await open(page, '/stores');
    const list = page.getByRole('list', { name: 'Магазины' });
    await expect(list.getByRole('heading').first()).toHaveText(shops[1]?.name ?? '');

    await open(page, '/personal/favorites/stores');
    const mine = page.getByRole('main').getByRole('listitem');
    await expect(page.getByRole('heading', { level: 2, name: fourth?.name ?? '' })).toBeVisible();
    await mine
      .filter({ hasText: fourth?.address ?? '' })
      .getByRole('button', { name: 'Убрать' })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: fourth?.name ?? '' })).toBeHidden();
    await expect(page.getByRole('link', { name: 'Выбрать магазин' })).toBeVisible();
  });
});
