import type { ExportAccount } from '@rukav/contract/account/schemas.ts';
import type { Language } from '@rukav/contract';
import type { z } from 'zod';
import { fillRest, placedOrders } from './checkout.ts';
import { comeFrom, expect, open, pick, test, type Page } from './fixtures.ts';
import { goodsOf, putIntoCart } from './goods.ts';
import { moveOrder } from './paid-order.ts';
import { saveAddress, writeProfile } from './profile.ts';
import { confirmingLink, followLink, newShopper } from './shopper.ts';
import { askForCode, signUp } from './sign-in.ts';
import { says, text } from './words.ts';

type Kept = z.infer<typeof ExportAccount.response>;

const main = (page: Page) => page.getByRole('main');
const toast = (page: Page, language: Language, id: string) => page.getByText(text(language, id)).last();

/** Orders something that a courier brings to a saved address; answers the order's number. */
async function orderTo(page: Page, language: Language, name: string, shopper: ReturnType<typeof newShopper>) {
  await putIntoCart(page, [await goodsOf(page)]);
  await open(page, '/cart/checkout');
  await pick(page.getByRole('radio', { name: new RegExp(`^${text(language, 'checkout.method.delivery')}`) }));
  const meant = page.waitForResponse(
    (response) => response.url().endsWith('/account/address') && response.request().method() === 'POST',
  );
  await pick(page.getByRole('radio', { name: new RegExp(`^${name}`) }));
  expect((await meant).status()).toBe(200);
  await page.getByRole('combobox', { name: says(language, 'obtaining.day') }).selectOption({ index: 1 });
  await fillRest(page, language, shopper);
  await page.getByRole('button', { name: says(language, 'checkout.submit') }).click();
  const [number = ''] = await placedOrders(page);
  return number;
}

/** All that a member does with her account, from its beginning to its end. */
async function wholeWay(page: Page, language: Language) {
  const shopper = newShopper(language === 'kk' ? 'KZ' : 'RU');
  await open(page, '/catalog');
  await signUp(page, language, shopper);
  await followLink(page, await confirmingLink(page.request, shopper.email));
  await expect(toast(page, language, 'profile.confirmed.email')).toBeVisible();

  await open(page, '/personal/data');
  await writeProfile(page, language);
  await page.getByRole('button', { name: text(language, 'data.save') }).click();
  await expect(toast(page, language, 'data.saved')).toBeVisible();

  await saveAddress(page, language, 'Дача');
  await expect(main(page)).toContainText('Никакая');
  const number = await orderTo(page, language, 'Дача', shopper);
  await open(page, '/personal/orders');
  await main(page)
    .getByRole('link', { name: new RegExp(number) })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(number);
  for (const status of ['collect', 'underway', 'delivered', 'complete'] as const)
    await moveOrder(page, number, { status });
  await open(page, '/personal/orders?tab=history');
  await expect(
    main(page)
      .getByRole('link', { name: new RegExp(number) })
      .first(),
  ).toBeVisible();
  await open(page, '/personal/club');
  // The balance has those of the order too, some seconds later.
  await expect(page.getByRole('table', { name: text(language, 'club.history') })).toContainText('+300');

  await open(page, '/personal/data');
  const file = await page.getByRole('link', { name: text(language, 'data.export') }).getAttribute('href');
  const kept = (await (await page.request.get(file ?? '')).json()) as Kept;
  expect(kept.profile).toMatchObject({ phone: shopper.phone, gender: 'female', isEmailConfirmed: true });
  expect(kept.addresses).toMatchObject([{ addressName: 'Дача', street: 'Никакая' }]);
  expect(kept.orders).toMatchObject([{ number, status: 'complete' }]);
  expect(kept.bonuses.map(({ bonuses }) => bonuses)).toContain(300);
  expect(kept.messages.length).toBeGreaterThan(0);

  await page
    .getByRole('region', { name: text(language, 'data.keeping') })
    .getByRole('link', { name: text(language, 'data.deletion') })
    .click();
  await page.getByRole('checkbox', { name: text(language, 'deletion.known') }).check();
  await page.getByRole('button', { name: text(language, 'deletion.confirm') }).click();
  await expect(page.getByRole('heading', { level: 1, name: text(language, 'deletion.done') })).toBeVisible();

  await open(page, '/personal/data');
  await expect(
    page.getByRole('heading', { level: 1, name: text(language, 'profile.prompt.title') }),
  ).toBeVisible();
  const { field, code } = await askForCode(page, language, shopper);
  await field.fill(code);
  const registration = page.getByRole('dialog', { name: text(language, 'profile.registration') });
  await expect(registration.getByText(text(language, 'profile.registration.text'))).toBeVisible();
}

// Who has ended her account is nobody any more.
test.use({ forgives: [/status of 40[149]/] });

test('a member registers, confirms her mailbox, writes her data and an address, orders, takes all that is kept along, and ends her account [PROF-07 PROF-24 PROF-31 PROF-32 ADDR-02 ORD-01 API-086]', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await wholeWay(page, 'ru');
});

test('in Kazakh an account goes the same way from its beginning to its end @phone [PROF-07 PROF-31]', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(180_000);
  await comeFrom(page, 'kk-KZ', baseURL);
  await wholeWay(page, 'kk');
});
