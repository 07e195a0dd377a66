import { expect, open, pick, test } from './fixtures.ts';
import { goodsWith, putIntoCart } from './goods.ts';
import { says, text } from './words.ts';

test('a street and a house are taken from their suggestions by the keyboard, and Escape gives up one thing at a time', async ({
  page,
}) => {
  await putIntoCart(page, [await goodsWith(page)]);
  await open(page, '/cart/checkout');
  await pick(page.getByRole('radio', { name: new RegExp(`^${text('ru', 'checkout.method.delivery')}`) }));
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
