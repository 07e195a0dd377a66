import { choosePickup, placedOrders } from './checkout.ts';
import { expect, open, pick, test, type Page } from './fixtures.ts';
import { everywhereGoodsOf, putIntoCart, shopsOfMoscow } from './goods.ts';
import { writeKnownAddress } from './known-address.ts';
import { writeProfile } from './profile.ts';
import { newShopper } from './shopper.ts';
import { signUp } from './sign-in.ts';
import { says, text } from './words.ts';

const main = (page: Page) => page.getByRole('main');

/** How many fields of the page have to be written in and are empty. */
const toWrite = (page: Page) =>
  main(page)
    .locator('input:not([type="radio"], [type="checkbox"])')
    .evaluateAll(
      (inputs) =>
        inputs.filter(
          (input) =>
            input instanceof HTMLInputElement &&
            (input.required || input.getAttribute('aria-required') === 'true') &&
            input.value.trim() === '',
        ).length,
    );
const byCourier = (page: Page) => pick(main(page).getByRole('radio', { name: /^Курьер/ }));

test('a member writes nothing that the shop knows: of a guest’s five fields none by courier, of three none in a shop, her own shop first @phone [CHK-18 GEN-07]', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow();
  const goods = await everywhereGoodsOf(page);
  const guest = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
  await guest.context().addCookies([{ name: 'consent', value: 'necessary', url: baseURL ?? '' }]);
  await open(guest, '/catalog');
  await putIntoCart(guest, [goods]);
  await open(guest, '/cart/checkout');
  await choosePickup(guest, 'ru');
  await expect.poll(() => toWrite(guest)).toBe(3);
  await byCourier(guest);
  await expect.poll(() => toWrite(guest)).toBe(5);
  await guest.context().close();

  const shopper = newShopper();
  await open(page, '/catalog');
  await signUp(page, 'ru', shopper);
  await open(page, '/personal/data');
  await writeProfile(page, 'ru');
  await page.getByRole('textbox', { name: /^Фамилия/ }).fill('Иванова');
  await page.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(page.getByText('Данные сохранены').last()).toBeVisible();
  await open(page, '/personal/addresses/add');
  const form = page.getByRole('form', { name: 'Адрес доставки' });
  await writeKnownAddress(page, form, 'Дом');
  await form.getByRole('button', { name: 'Сохранить адрес' }).click();
  await expect(page).toHaveURL(/\/personal\/addresses$/);
  const mine = (await shopsOfMoscow(page)).at(-1);
  await open(page, `/stores/${mine?.id}`);
  await main(page).getByRole('button', { name: 'Мой магазин' }).click();
  await expect(main(page).getByRole('button', { name: 'Мой магазин' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  await putIntoCart(page, [goods]);
  await open(page, '/cart/checkout');
  await byCourier(page);
  await pick(main(page).getByRole('radio', { name: /^Дом/ }));
  await expect.poll(() => toWrite(page)).toBe(0);

  await pick(main(page).getByRole('radio', { name: new RegExp(`^${text('ru', 'checkout.method.pickup')}`) }));
  const first = main(page)
    .getByRole('list', { name: says('ru', 'obtaining.points') })
    .getByRole('listitem')
    .first();
  await expect(first).toContainText(mine?.name ?? '');
  await first.getByRole('button').click();
  await expect.poll(() => toWrite(page)).toBe(0);
  await expect(main(page).getByRole('textbox', { name: says('ru', 'checkout.email') })).toHaveValue(
    shopper.email,
  );
  await pick(main(page).getByRole('radio', { name: new RegExp(`^${text('ru', 'checkout.payment.card')}`) }));
  for (const agreement of ['rules', 'personalData'])
    await main(page)
      .getByRole('checkbox', { name: says('ru', `checkout.agree.${agreement}`) })
      .check();
  await main(page)
    .getByRole('button', { name: says('ru', 'checkout.submit') })
    .click();
  expect(await placedOrders(page)).toHaveLength(1);
});
