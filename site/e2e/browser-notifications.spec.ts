import { expect, open, test, type Page } from './fixtures.ts';
import { aPushService, deliver, subscribeAt } from './push-service.ts';
import { confirmingLink, followLink, newShopper } from './shopper.ts';
import { signUp } from './sign-in.ts';

const theSwitch = (page: Page) => page.getByRole('switch', { name: 'Уведомления в браузере' });
/** The worker that the page has registered, if any. */
const scopes = (page: Page) =>
  page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
  );

test('a member turns notifications on in her browser, is told there, and turns them off again', async ({
  page,
}) => {
  test.slow();
  const service = await aPushService();
  await subscribeAt(page, service.subscription);
  await page.context().grantPermissions(['notifications']);
  const shopper = newShopper();
  await open(page, '/personal/subscribes');
  await signUp(page, 'ru', shopper);
  await expect(theSwitch(page)).not.toBeChecked();
  expect(await scopes(page)).toEqual([]);

  await page.getByText('Уведомления в браузере').click();
  await expect(theSwitch(page)).toHaveAccessibleDescription(/^Расскажем о заказах/);
  await expect(theSwitch(page)).toBeChecked();
  await page.reload();
  await expect(theSwitch(page)).toBeChecked();
  expect(await scopes(page)).toEqual(['/push/']);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  await followLink(page, await confirmingLink(page.request, shopper.email));
  await expect.poll(() => service.came).toHaveLength(1);
  const told = JSON.parse(service.came[0] ?? '') as Record<string, string>;
  expect(told).toMatchObject({ title: 'Адрес почты подтверждён', url: '/personal/club', lang: 'ru' });
  await open(page, '/personal/subscribes');
  const { title, text: body, tag, lang, url } = told;
  expect(await deliver(page, service.came)).toEqual([[title, { body, tag, lang, data: { url } }]]);

  await page.getByText('Уведомления в браузере').click();
  await expect(theSwitch(page)).not.toBeChecked();
  await expect.poll(() => scopes(page)).toEqual([]);
  await page.reload();
  await expect(theSwitch(page)).not.toBeChecked();
  service.close();
});
