import { expect, open, test, type Page } from './fixtures.ts';

test('the chosen view is kept', async ({ page }) => {
  await open(page, '/catalog');
  await page.getByRole('radio', { name: 'Контрастный' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'contrast');
});

test.describe('where the system is dark', () => {
  test.use({ colorScheme: 'dark', forgives: [/Failed to load resource|request failed/] });
  const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

  test('the store is dark before any script has run, unless another view was chosen', async ({ page }) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/catalog');
    const dark = await ground(page);
    await page.unroute('**/*.js');

    await open(page, '/catalog');
    await expect(page.getByRole('radio', { name: 'Как в системе' })).toBeChecked();
    expect(await ground(page)).toBe(dark);
    await page.getByRole('radio', { name: 'Светлый' }).check();
    await expect.poll(() => ground(page)).not.toBe(dark);

    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'rukav');
    expect(await ground(page)).not.toBe(dark);
  });
});
