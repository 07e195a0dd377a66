import { chooseCourier, fillRest, placedOrders } from './checkout.ts';
import { expect, open, pick, test, type Page } from './fixtures.ts';
import { goodsWith, putIntoCart, shopsOfMoscow, type Goods } from './goods.ts';
import { newShopper } from './shopper.ts';
import { says, text } from './words.ts';

/** Chooses a shop in the list of a part of the page. */
async function chooseShop(page: Page, list: ReturnType<Page['locator']>, name: string, address: string) {
  await list
    .getByRole('list', { name: says('ru', 'obtaining.points') })
    .getByRole('listitem')
    .filter({ hasText: name })
    .filter({ hasText: address })
    .getByRole('button', { name: says('ru', 'obtaining.choose') })
    .click();
}
const method = (page: Page, name: RegExp) =>
  page.getByRole('radiogroup', { name: says('ru', 'checkout.method') }).getByRole('radio', { name });
const rest = (page: Page) => page.getByRole('radiogroup', { name: says('ru', 'checkout.rest') });
const submit = (page: Page) => page.getByRole('button', { name: says('ru', 'checkout.submit') }).click();

async function names(page: Page, { product }: Goods) {
  await expect(page.getByRole('main')).toContainText(product.name);
}

/** A question about goods, by what it says of them; it is called by their names too. */
const questionOf = (page: Page, id: string) =>
  page.getByRole('group', { name: new RegExp(`^${text('ru', id)}: `) });

test('a size that only a shop has is named when a courier is chosen, and is collected there beside the delivery @phone [SHIP-02 CHK-02 CHK-08 CHK-20]', async ({
  page,
}) => {
  const [shop] = await shopsOfMoscow(page);
  const hanging = await goodsWith(page, { stock: { [shop?.id ?? '']: 1 } });
  const online = await goodsWith(page, { category: 'zhenschiny/rubashki' });
  await putIntoCart(page, [hanging, online]);
  await open(page, '/cart/checkout');
  await chooseCourier(page, 'ru');

  const question = questionOf(page, 'checkout.rest.notByCourier');
  await expect(question).toContainText(hanging.product.name);
  await expect(question).not.toContainText(online.product.name);
  await fillRest(page, 'ru', newShopper());
  await submit(page);
  await expect(page.getByRole('link', { name: says('ru', 'checkout.problem.rest') })).toBeVisible();

  await pick(rest(page).getByRole('radio', { name: says('ru', 'checkout.method.pickup') }));
  await expect(questionOf(page, 'checkout.rest.notThere')).toHaveCount(0);
  await chooseShop(page, question, shop?.name ?? '', shop?.address ?? '');
  await expect(page.getByRole('region', { name: says('ru', 'checkout.totals') })).not.toContainText(
    text('ru', 'checkout.totals.deliveryLater'),
  );
  const promise = await question.getByText(/^Можно забрать с/).textContent();
  await submit(page);

  expect(await placedOrders(page)).toHaveLength(2);
  await names(page, hanging);
  await names(page, online);
  await expect(page.getByRole('main')).toContainText(`${promise?.replace('Можно забрать ', '')}, храним до`);
  await expect(page.getByRole('main')).toContainText(shop?.address ?? '');
});

test('a shop that was chosen before a courier is offered again for what only shops have [CHK-02]', async ({
  page,
}) => {
  const [shop] = await shopsOfMoscow(page);
  const hanging = await goodsWith(page, { stock: { [shop?.id ?? '']: 1 } });
  const online = await goodsWith(page, { category: 'zhenschiny/rubashki' });
  await putIntoCart(page, [hanging, online]);
  await open(page, '/cart/checkout');
  await pick(method(page, /^Забрать в магазине/));
  await chooseShop(page, page.getByRole('main'), shop?.name ?? '', shop?.address ?? '');
  await chooseCourier(page, 'ru');

  await pick(rest(page).getByRole('radio', { name: says('ru', 'checkout.method.pickup') }));

  const question = questionOf(page, 'checkout.rest.notByCourier');
  await expect(question).toContainText(shop?.address ?? '');
  await expect(question.getByRole('button', { name: says('ru', 'obtaining.change') })).toBeVisible();
});

test('what neither the chosen shop nor the warehouse has is collected in another shop [SHIP-02 CHK-02 CHK-08]', async ({
  page,
}) => {
  const [first, second] = await shopsOfMoscow(page);
  const dress = await goodsWith(page, { stock: { [first?.id ?? '']: 1 } });
  const shirt = await goodsWith(page, { category: 'zhenschiny/rubashki', stock: { [second?.id ?? '']: 1 } });
  await putIntoCart(page, [dress, shirt]);
  await open(page, '/cart/checkout');
  await pick(method(page, /^Забрать в магазине/));
  await chooseShop(page, page.getByRole('main'), first?.name ?? '', first?.address ?? '');

  const question = questionOf(page, 'checkout.rest.notThere');
  await expect(question).toContainText(shirt.product.name);
  await expect(rest(page).getByRole('radio', { name: /^Курьером|^В пункте/ })).toHaveCount(0);
  await pick(rest(page).getByRole('radio', { name: says('ru', 'checkout.rest.pickup') }));
  await chooseShop(page, question, second?.name ?? '', second?.address ?? '');
  await fillRest(page, 'ru', newShopper());
  await submit(page);

  expect(await placedOrders(page)).toHaveLength(2);
});

test('what the chosen shop does not have can be given up, and the rest is ordered @phone [CHK-02 CART-48]', async ({
  page,
}) => {
  const [first, second] = await shopsOfMoscow(page);
  const dress = await goodsWith(page, { stock: { [first?.id ?? '']: 1 } });
  const shirt = await goodsWith(page, { category: 'zhenschiny/rubashki', stock: { [second?.id ?? '']: 1 } });
  await putIntoCart(page, [dress, shirt]);
  await open(page, '/cart/checkout');
  await pick(method(page, /^Забрать в магазине/));
  await chooseShop(page, page.getByRole('main'), first?.name ?? '', first?.address ?? '');
  await pick(rest(page).getByRole('radio', { name: says('ru', 'checkout.rest.delete') }));
  await expect(page.getByRole('region', { name: says('ru', 'checkout.totals') })).not.toContainText(
    shirt.product.name,
  );
  await fillRest(page, 'ru', newShopper());
  await submit(page);

  expect(await placedOrders(page)).toHaveLength(1);
  await names(page, dress);
});

test('shop and recipient are known in a new tab, where nothing was written [CHK-02 CHK-04 SHIP-13]', async ({
  page,
  context,
}) => {
  const shopper = newShopper();
  const [shop] = await shopsOfMoscow(page);
  await putIntoCart(page, [await goodsWith(page)]);
  await open(page, '/cart/checkout');
  await pick(method(page, /^Забрать в магазине/));
  const kept = (call: string) => page.waitForResponse((response) => response.url().endsWith(call));
  const isWayKept = kept('/cart/shipping-group');
  await chooseShop(page, page.getByRole('main'), shop?.name ?? '', shop?.address ?? '');
  await isWayKept;
  const isPaymentKept = kept('/cart/payment-method');
  await fillRest(page, 'ru', shopper);
  await isPaymentKept;

  const tab = await context.newPage();
  await open(tab, '/cart/checkout');

  await expect(method(tab, /^Забрать в магазине/)).toBeChecked();
  await expect(tab.getByRole('group', { name: `Магазин: ${shop?.name}` })).toContainText(shop?.address ?? '');
  await expect(tab.getByRole('textbox', { name: 'Фамилия, имя и отчество' })).toHaveValue(shopper.fullName);
  await expect(
    tab.getByRole('radio', { name: new RegExp(`^${text('ru', 'checkout.payment.card')}`) }),
  ).toBeChecked();
  await tab.getByRole('checkbox', { name: says('ru', 'checkout.agree.rules') }).check();
  await tab.getByRole('checkbox', { name: says('ru', 'checkout.agree.personalData') }).check();
  await submit(tab);
  expect(await placedOrders(tab)).toHaveLength(1);
});
