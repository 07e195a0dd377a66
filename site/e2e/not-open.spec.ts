import { startStore, type Store } from '../../scripts/process/store.ts';
import { comeFrom, expect, hydrated, test } from './fixtures.ts';

/** Beside the store of the other journeys, with data of its own and no goods. */
const port = Number(process.env['E2E_PORT'] ?? 3400) + 60;

test.describe.configure({ mode: 'serial' });
test.use({ forgives: [/status of 503/] });

let store: Store;
test.beforeAll(async () => {
  test.setTimeout(240_000);
  store = await startStore({
    port,
    data: '.data/not-open-e2e',
    firstPath: '/healthz',
    env: { RUKAV_DEMO: '0' },
  });
});
test.afterAll(() => store.stop());

test('a shop without goods says on every page that it opens soon, in both languages', async ({ page }) => {
  const titles = { 'ru-RU': 'Магазин скоро откроется', 'kk-KZ': 'Дүкен жақында ашылады' } as const;
  for (const locale of ['ru-RU', 'kk-KZ'] as const) {
    await comeFrom(page, locale, store.origin);
    for (const path of ['/', '/catalog', '/catalog/zhenschiny/platya', '/product/plate/1', '/cart']) {
      const reply = await page.goto(store.origin + path);

      expect(reply?.status(), path).toBe(503);
      await expect(page.getByRole('heading', { level: 1, name: titles[locale] })).toBeVisible();
    }
  }
});

test('whoever checks again without leaving the page stays on it until there are goods', async ({ page }) => {
  await page.goto(store.origin);
  await hydrated(page);

  const again = page.waitForResponse((reply) => reply.status() === 503);
  await page.getByRole('button', { name: 'Проверить снова' }).click();
  await again;

  await expect(page.getByRole('heading', { name: 'Магазин скоро откроется' })).toBeVisible();
});
