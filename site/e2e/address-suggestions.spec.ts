import { placedOrders } from './checkout.ts';
import { expect, open, pick, test } from './fixtures.ts';
import { goodsWith, putIntoCart } from './goods.ts';
import { tabTo } from './keyboard.ts';
import { newShopper } from './shopper.ts';
import { says, text } from './words.ts';

const courier = new RegExp(`^${text('ru', 'checkout.method.delivery')}`);

test('a street and a house are taken from their suggestions by the keyboard, and Escape gives up one thing at a time [GEO-09]', async ({
  page,
}) => {
  await putIntoCart(page, [await goodsWith(page)]);
  await open(page, '/cart/checkout');
  await pick(page.getByRole('radio', { name: courier }));
  const street = page.getByRole('combobox', { name: says('ru', 'address.street') });
  const house = page.getByRole('combobox', { name: says('ru', 'address.house') });

  await street.pressSequentially('Сад');
  await expect(page.getByRole('listbox', { name: says('ru', 'address.street') })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(street).toHaveValue(/^Сад/);
  await expect(page.getByRole('listbox')).toBeHidden();

  await house.pressSequentially('1');
  await expect(page.getByRole('listbox', { name: says('ru', 'address.house') })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await expect(house).toHaveValue('1');
  await page.keyboard.press('Escape');
  await expect(house).toHaveValue('');
});

test('an address in one line fills the fields, and where it is is told once for each house [GEO-10 CART-32 CART-33 API-021 API-043 API-048]', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/cart/location'))
      told.push(request.postData() ?? '');
  });
  await putIntoCart(page, [await goodsWith(page)]);
  await open(page, '/cart/checkout');
  await pick(page.getByRole('radio', { name: courier }));
  const line = page.getByRole('combobox', { name: says('ru', 'address.line') });
  const options = page.getByRole('listbox', { name: says('ru', 'address.line') }).getByRole('option');
  const reached = page.getByText(text('ru', 'checkout.address.reached'));
  /** Takes a house of Lesnaya street: its number as it is written in one line. */
  const take = async (number: string) => {
    await line.fill(`лесная ${number}`);
    await options
      .filter({ hasText: new RegExp(`, ${number}$`) })
      .first()
      .click();
    await expect(page.getByRole('combobox', { name: says('ru', 'address.street') })).toHaveValue('Лесная');
    await expect(reached).toBeVisible();
  };
  const streets = await page.request.get('/api/v3/streets?cityId=524901&query=лесная');
  const [street] = ((await streets.json()) as { streets: { id: string }[] }).streets;
  const reply = await page.request.get(`/api/v3/houses?streetId=${street?.id}`);
  const { houses } = (await reply.json()) as { houses: { house: string; houseBlock: string | null }[] };
  const [one = '', other = ''] = houses.filter(({ houseBlock }) => !houseBlock).map(({ house }) => house);

  await take(one);
  await expect(page.getByRole('combobox', { name: says('ru', 'address.house') })).toHaveValue(one);
  await expect.poll(() => told).toHaveLength(1);
  await take(one);
  await take(other);
  await expect.poll(() => told).toHaveLength(2);
  expect(told[1]).not.toBe(told[0]);

  await open(page, '/cart/checkout');
  await take(other);
  expect(told).toHaveLength(2);
});

test('a courier brings things to an address that is written in one line, by keyboard alone [SHIP-11 CHK-02 CHK-03 GEO-10]', async ({
  page,
}) => {
  test.slow();
  const shopper = newShopper();
  const { keyboard } = page;
  await putIntoCart(page, [await goodsWith(page)]);
  await open(page, '/cart/checkout');
  await expect(page.getByRole('radio', { name: courier })).toBeVisible();

  await tabTo(page, /^Курьером/);
  await keyboard.press('Space');
  await expect(page.getByRole('combobox', { name: says('ru', 'address.line') })).toBeEnabled();
  await tabTo(page, /^Адрес одной строкой/);
  await keyboard.type('лесная 1');
  const lines = page.getByRole('listbox', { name: says('ru', 'address.line') });
  const first = await lines.getByRole('option').first().innerText();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: says('ru', 'address.street') })).toHaveValue('Лесная');
  await expect(page.getByRole('combobox', { name: says('ru', 'address.house') })).toHaveValue(
    /\d+/.exec(first.split(',').at(-1) ?? '')?.[0] ?? '',
  );
  await expect(page.getByText(text('ru', 'checkout.address.reached'))).toBeVisible();

  await tabTo(page, /^День доставки/);
  await keyboard.press('ArrowDown');
  await tabTo(page, /^Фамилия/);
  await keyboard.type(shopper.fullName);
  await tabTo(page, /^Телефон/);
  await keyboard.type(shopper.phone.slice(2));
  await tabTo(page, /^Электронная почта/);
  await keyboard.type(shopper.email);
  await tabTo(page, /^Наличными/);
  await keyboard.press('Space');
  await tabTo(page, /^Принимаю/);
  await keyboard.press('Space');
  await tabTo(page, /^Даю/);
  await keyboard.press('Space');
  await tabTo(page, /^Оформить заказ/);
  await keyboard.press('Enter');

  expect(await placedOrders(page)).toHaveLength(1);
  await expect(page.getByRole('main')).toContainText('Лесная');
});
