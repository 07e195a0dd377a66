import type { Language } from '@rukav/contract';
import { comeFrom, expect, open, test, type Page } from './fixtures.ts';
import { readCode } from './read-code.ts';
import { newShopper } from './shopper.ts';
import { signUp } from './sign-in.ts';
import { says, text } from './words.ts';

const club = '/personal/club';
const isKept = (page: Page) =>
  page.evaluate(async (address) => {
    await navigator.serviceWorker.ready;
    return (await caches.match(address)) !== undefined;
  }, club);

test.use({ forgives: [/ERR_INTERNET_DISCONNECTED/] });

for (const language of ['ru', 'kk'] satisfies Language[])
  test(`a club card that was open once is shown at a till without network, and goes with its member, in ${language} @phone`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    await comeFrom(page, language === 'kk' ? 'kk-KZ' : 'ru-RU', baseURL);
    await open(page, '/catalog');
    await signUp(page, language, newShopper(language === 'kk' ? 'KZ' : 'RU'));
    await open(page, club);
    await expect.poll(() => isKept(page)).toBe(true);
    const reply = await page.request.get('/api/v3/account/qr-code');
    const { value } = (await reply.json()) as { value: string };

    await context.setOffline(true);
    await page.goto(club);
    await expect(page.getByText(says(language, 'club.kept'))).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    expect(await readCode(page, says(language, 'club.qr'))).toBe(value);
    expect(await page.evaluate(() => document.fonts.check('16px "Onest Variable"'))).toBe(true);

    await context.setOffline(false);
    await page.getByRole('link', { name: text(language, 'club.kept.again') }).click();
    await expect(page.getByRole('heading', { level: 1, name: text(language, 'club.title') })).toBeVisible();

    await open(page, '/personal');
    await page
      .getByRole('main')
      .getByRole('button', { name: text(language, 'profile.logout') })
      .first()
      .click();
    await page.getByRole('button', { name: text(language, 'profile.logout.here') }).click();
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
    await context.setOffline(true);
    await expect(page.goto(club)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  });
