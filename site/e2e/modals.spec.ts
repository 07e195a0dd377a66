import { storeNames } from '@rukav/brand';
import { expect, open, test } from './fixtures.ts';

const home = `${storeNames.ru.store}, на главную`;

test('Back closes a modal and stays on the page; Escape and the button close it too [MODAL-08 MODAL-09 MODAL-10]', async ({
  page,
}) => {
  await open(page, '/catalog');
  await open(page, '/catalog/zhenschiny/platya');
  const opener = page.getByRole('button', { name: /^Сменить страну и язык/ });
  const dialog = page.getByRole('dialog', { name: 'Страна и язык' });
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/\/platya$/);
  await opener.click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/catalog$/);
});

test('opening a modal moves nothing, whether scrollbars take place or not [MODAL-15]', async ({
  page,
  playwright,
  launchOptions,
  baseURL,
}) => {
  const withScrollbars = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--hide-scrollbars'],
  });
  try {
    for (const visited of [page, await withScrollbars.newPage(baseURL === undefined ? {} : { baseURL })]) {
      await open(visited, '/catalog/zhenschiny');
      const header = visited.getByRole('banner').first();
      const logo = () => header.getByRole('link', { name: home }).boundingBox();
      const cart = () => header.getByRole('link', { name: /^Корзина/ }).boundingBox();
      const before = [await logo(), await cart()];
      await visited
        .getByRole('button', { name: /^Сменить страну и язык/ })
        .filter({ visible: true })
        .click();
      await expect(visited.getByRole('dialog')).toBeVisible();
      const covered = visited.locator('header').first();
      const box = (name: RegExp | string) =>
        covered.getByRole('link', { name, includeHidden: true }).boundingBox();
      expect([await box(home), await box(/^Корзина/)]).toEqual(before);
    }
    const { width } = (await page.locator('header').first().boundingBox()) ?? { width: 0 };
    expect(width, 'where scrollbars take no place, none is kept for them').toBe(1280);
  } finally {
    await withScrollbars.close();
  }
});
