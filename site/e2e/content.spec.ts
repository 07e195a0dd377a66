import { comeFrom, expect, test } from './fixtures.ts';

const content = [
  ['/delivery', 'CONT-50'],
  ['/payment', 'CONT-51'],
  ['/faq', 'CONT-52'],
  ['/pages/vozvrat_tovara', 'CONT-53'],
  ['/pages/reserve', 'CONT-54'],
  ['/pages/razmery_odezhdy', 'CONT-55'],
  ['/pages/oferta', 'CONT-56'],
  ['/pages/company', 'CONT-57'],
  ['/pages/promo_for_partners', 'CONT-58'],
  ['/pages/confidentiality', 'CONT-59'],
  ['/pages/privacy', 'CONT-60'],
  ['/pages/recommendation_technologies', 'CONT-61'],
  ['/uhod_odejda', 'CONT-62'],
  ['/terms', 'CONT-63'],
  ['/consent_registration_form', 'CONT-64'],
  ['/consent_mailing_form', 'CONT-65'],
] as const;
for (const [path, row] of content) {
  test(`${path} is a page of words with a heading in both languages [${row}]`, async ({ page, baseURL }) => {
    for (const locale of ['ru-RU', 'kk-KZ'] as const) {
      await comeFrom(page, locale, baseURL);
      const reply = await page.goto(path);
      expect(reply?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(150);
    }
  });
}

test('every link inside the pages of words leads to a page', async ({ page }) => {
  const targets = new Set<string>();
  for (const [path] of content) {
    await page.goto(path);
    const links = page.getByRole('main').locator('a[href^="/"]');
    for (const link of await links.all()) targets.add((await link.getAttribute('href')) ?? '');
  }
  expect(targets.size).toBeGreaterThan(0);
  for (const target of targets)
    expect([target, (await page.request.get(target)).status()]).toEqual([target, 200]);
});

test('sizes are told in tables of figures, for women, men and children, and scroll by themselves on a phone [CONT-55]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/pages/razmery_odezhdy');

  const women = page.getByRole('table', { name: 'Женская одежда' });
  await expect(women.getByRole('row').filter({ hasText: /^44/ })).toHaveText(
    /S.*86\u2060–\u206089.*68\u2060–\u206071.*94\u2060–\u206097/,
  );
  for (const name of ['Мужская одежда', 'Детская одежда'])
    await expect(page.getByRole('table', { name }).getByRole('row')).not.toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('questions unfold, and the other pages are beside them [CONT-52]', async ({ page }) => {
    await page.goto('/faq');
    const answer = page.getByText('Забрать в магазине — бесплатно.');
    await expect(answer).toBeHidden();

    await page.getByRole('heading', { name: 'Сколько стоит доставка?' }).click();

    await expect(answer).toBeVisible();
    const shopping = page.getByRole('navigation', { name: 'Как покупать' });
    await expect(shopping.getByRole('link', { name: 'Вопросы и ответы' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await shopping.getByRole('link', { name: 'Возврат товара' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Возврат товара');
  });
});

test('delivery costs rubles in Russia and tenge in Kazakhstan, in one piece', async ({ page, baseURL }) => {
  for (const [locale, price] of [
    ['ru-RU', '3\u00a0000\u00a0₽'],
    ['ru-KZ', '15\u00a0000\u00a0₸'],
    ['kk-KZ', '15\u00a0000\u00a0₸'],
  ] as const) {
    await comeFrom(page, locale, baseURL);
    await page.goto('/delivery');
    const words = await page.getByRole('article').innerText();
    expect(words).toContain(price);
    expect(words).not.toContain(locale === 'ru-RU' ? '₸' : '₽');
  }
});
