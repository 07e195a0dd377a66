import { expect, open, productTiles, test } from './fixtures.ts';

test('a page begins in the browser with what the server sent; only its large answer is asked for beside it, once', async ({
  page,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) calls.push(new URL(request.url()).pathname);
  });
  await open(page, '/catalog/zhenschiny/platya');
  await expect(productTiles(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  for (const part of ['category-pages', 'navigation', 'session']) {
    expect(calls.filter((path) => path.includes(part))).toEqual([]);
  }
  expect(calls.filter((path) => path.includes('category-products'))).toHaveLength(1);
});

test.describe('without its large answer at first', () => {
  test.use({ forgives: [/ERR_FAILED/] });

  test('a listing whose large answer does not come at first is there all the same, and wakes when it does', async ({
    page,
  }) => {
    let times = 0;
    await page.route('**/category-products*', (route) => (++times < 3 ? route.abort() : route.continue()));
    await page.goto('/catalog/zhenschiny/platya');
    await expect(productTiles(page)).not.toHaveCount(0);

    await expect.poll(() => times, { message: 'asked for again until it comes' }).toBe(3);
    await page.getByRole('checkbox', { name: /^синий/ }).check();
    await expect(page).toHaveURL(/color=/);
  });
});

test('a listing that has changed since its page was made is drawn anew with what is true now', async ({
  page,
}) => {
  await page.route('**/category-products*', async (route) => {
    const reply = await route.fetch();
    const answer = (await reply.json()) as { totalCount: number };
    await route.fulfill({ response: reply, json: { ...answer, totalCount: answer.totalCount + 1000 } });
  });
  await page.goto('/catalog/zhenschiny/vse');

  await expect(page.getByText(/^72 из 1\D?\d{3}$/)).toBeVisible();
  await expect(productTiles(page)).toHaveCount(72);
});
