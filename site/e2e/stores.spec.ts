import { comeFrom, expect, open, test } from './fixtures.ts';
import { says, text } from './words.ts';

// What a browser without a graphics card says of itself while it draws a map.
test.use({ forgives: [/GL Driver Message/] });

test('a shopper finds a shop by list and map, without a mouse, and reads how to get there [STORE-01] @phone', async ({
  page,
}) => {
  await open(page, '/stores');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Магазины: Москва');
  const shops = page.getByRole('list', { name: says('ru', 'stores.list') });
  await expect(shops.getByRole('heading')).toHaveCount(14);

  await page.getByRole('searchbox', { name: says('ru', 'stores.search') }).fill('курская');
  await expect(shops.getByRole('heading')).toHaveCount(1);
  const name = await shops.getByRole('heading').innerText();
  await page.getByRole('radio', { name: says('ru', 'stores.view.list') }).focus();
  await page.keyboard.press('ArrowRight');
  const map = page.getByRole('group', { name: says('ru', 'stores.map') });
  await expect(map).toHaveAttribute('aria-busy', 'false');
  await map.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
  await expect(shops.locator('[aria-current]')).toContainText(name);

  await shops.getByRole('link', { name }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/stores\/ru\d{4}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('heading', { name: text('ru', 'stores.way') })).toBeVisible();
  // Search engines read the page as the server sends it.
  await page.reload();
  const data = await page.locator('script[type="application/ld+json"]').innerText();
  expect(JSON.parse(data)).toMatchObject({ '@type': 'ClothingStore', name });
});

test('shops around the shopper come by where she is, asked once, and in Kazakh [GEO-05 GEO-07 STORE-04]', async ({
  page,
  baseURL,
}) => {
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation({ latitude: 43.3, longitude: 76.9 });
  await comeFrom(page, 'kk-KZ', baseURL);
  await page.addInitScript(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (...args) => {
      document.documentElement.dataset['asked'] =
        `${Number(document.documentElement.dataset['asked'] ?? 0) + 1}`;
      ask(...args);
    };
  });
  await open(page, '/stores');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дүкендер: Алматы');
  const near = page.getByRole('button', { name: text('kk', 'stores.near') });

  await near.click();
  const shops = page.getByRole('list', { name: says('kk', 'stores.list') });
  await expect(shops.getByText(/^[\d,]+ (м|км)$/)).toHaveCount(7);
  await near.click();
  await near.click();

  await expect(page.locator('html')).toHaveAttribute('data-asked', '1');
});

test.describe('what is not there', () => {
  test.use({ forgives: [/404/] });

  test('an id that no shop can have, one that no shop has, and one of a partner’s point lead to the 404 page [STORE-02]', async ({
    page,
  }) => {
    for (const path of ['/stores/MSK-1', '/stores/nothing1', '/stores/pvz00001']) {
      const response = await open(page, path);
      expect(response?.status()).toBe(404);
    }
  });
});
