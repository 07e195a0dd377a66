import { expect, open, test } from './fixtures.ts';
import { newShopper } from './shopper.ts';
import { signUp } from './sign-in.ts';

test.describe('an address that the service doubts', () => {
  test.use({ forgives: [/status of 409/] });

  test('is kept by force, by a guest who came to her addresses and was asked to sign in [PROF-06 GEN-07 ADDR-01 ADDR-02 ADDR-04 ADDR-08]', async ({
    page,
  }) => {
    await open(page, '/personal/addresses/add');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Войдите, чтобы продолжить');
    await signUp(page, 'ru', newShopper());

    const form = page.getByRole('form', { name: 'Адрес доставки' });
    await expect(page.getByRole('heading', { level: 1, name: 'Новый адрес' })).toBeVisible();
    await form.getByRole('textbox', { name: 'Название' }).fill('Дача');
    await form.getByRole('combobox', { name: 'Улица' }).fill('Никакая');
    await form.getByRole('combobox', { name: 'Дом' }).fill('7');
    await form.getByRole('button', { name: 'Сохранить адрес' }).click();
    await expect(form.getByText('Мы не нашли такой адрес')).toBeVisible();
    await form.getByRole('button', { name: 'Сохранить как есть' }).click();

    await expect(page).toHaveURL(/\/personal\/addresses$/);
    await expect(page.getByRole('main')).toContainText('Москва, Никакая, д. 7');
    await expect(page.getByText(/Этого адреса нет в справочнике/)).toBeVisible();

    await page.getByRole('button', { name: 'Действия с адресом «Дача»' }).click();
    await page.getByRole('menuitem', { name: 'Удалить' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Удалить' }).click();
    await expect(page.getByRole('heading', { name: 'Здесь будут ваши адреса' })).toBeVisible();
  });
});
