import { expect, holdBack, open, test, type Page } from './fixtures.ts';
import { goodsWith, putIntoCart } from './goods.ts';
import { confirmingLink, newShopper, type Shopper } from './shopper.ts';
import { signUp } from './sign-in.ts';

/** A member whose mailbox waits for its link. */
async function newMember(page: Page): Promise<Shopper> {
  const shopper = newShopper();
  await open(page, '/catalog');
  await signUp(page, 'ru', shopper);
  return shopper;
}

test('what the link of a letter is answered with fills the account and the cart at once, and a second later the notice comes [PROF-27 PROF-28]', async ({
  page,
}) => {
  test.slow();
  await page.clock.install();
  const shopper = await newMember(page);
  await putIntoCart(page, [await goodsWith(page)]);
  const link = await confirmingLink(page.request, shopper.email);

  const own = await holdBack(page, /\/api\/v3\/(?:account|cart)(?:\?|$)/);
  const confirming = await holdBack(page, /\/confirm-email$/);
  await page.goto(link);
  await confirming.asked;
  // A long leap would end the request, which has a limit of its own; a short one may be over before a slow page has heard of it.
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 3000);
  confirming.letGo();

  const banner = page.getByRole('banner');
  const [account, cart] = [
    banner.getByRole('link', { name: `Личный кабинет, ${shopper.firstName}` }),
    banner.getByRole('link', { name: 'Корзина, товаров: 1' }),
  ];
  let passed = 0;
  await expect(async () => {
    await page.clock.runFor(10);
    passed += 10;
    await expect(account).toBeVisible({ timeout: 1 });
    await expect(cart).toBeVisible({ timeout: 1 });
  }).toPass({ timeout: 10_000 });
  const notice = page.getByRole('listitem', { name: 'Адрес почты подтверждён.' });
  for (; passed < 990; passed += 10) await page.clock.runFor(10);
  await expect(notice).toBeHidden();
  await page.clock.resume();
  await expect(notice).toBeVisible();
  own.letGo();
});

test('a mailbox that waits for its link is called to mind on the main page of a desktop alone, until it is closed [SHELL-18]', async ({
  page,
}) => {
  const shopper = await newMember(page);
  const widget = page.getByText('Подтвердите почту');
  await expect(widget).toHaveCount(0);

  await open(page, '/');
  await expect(widget).toBeVisible();
  await expect(page.getByText(`На ${shopper.email} отправлено письмо`)).toBeVisible();
  await page.setViewportSize({ width: 800, height: 1000 });
  await expect(widget).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(widget).toBeVisible();
  await page.getByRole('button', { name: 'Закрыть напоминание' }).click();
  await expect(widget).toHaveCount(0);
});
