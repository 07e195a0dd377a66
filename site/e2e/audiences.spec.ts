import { expect, open, test, type Page } from './fixtures.ts';
import { goodsWith, putIntoCart } from './goods.ts';
import { newShopper } from './shopper.ts';
import { signUp } from './sign-in.ts';

const main = (page: Page) => page.getByRole('main');

test.describe('somebody who is not signed in', () => {
  // What needs an account is refused, and an address that is not there is not found.
  test.use({ forgives: [/status of 40[14]/] });

  test('a guest has no price of her own and no bonuses and is asked to sign in for them; a member with a club card has both [GEN-06 GEN-08 GEN-09 GEN-11 GEN-12]', async ({
    page,
  }) => {
    test.slow();
    const shopper = newShopper();
    const goods = await goodsWith(page);
    const address = `/product/${goods.product.url}`;
    await open(page, address);
    await expect(main(page).getByRole('button', { name: 'В корзину' }).first()).toBeVisible();
    await expect(main(page).getByText(/бонус|Своя цена/i)).toHaveCount(0);

    await putIntoCart(page, [goods]);
    await open(page, '/cart');
    await expect(main(page).getByRole('link', { name: goods.product.name }).first()).toBeVisible();
    await expect(page.getByRole('switch', { name: 'Списать бонусы' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Войти, чтобы списать бонусы' }).click();
    await expect(page.getByRole('dialog', { name: 'Войти' })).toBeVisible();

    await open(page, '/personal/club');
    const prompt = main(page).getByRole('heading', { level: 1, name: 'Войдите, чтобы продолжить' });
    await expect(prompt).toBeVisible();
    await expect(page.getByText('Произошла ошибка')).toHaveCount(0);
    await signUp(page, 'ru', shopper);
    await expect(prompt).toBeHidden();
    await expect(page.getByRole('region', { name: 'Карта клуба' })).toBeVisible();

    const reply = await page.request.get('/api/v3/account');
    const { profile } = (await reply.json()) as { profile: { clubproId: string } };
    await expect(page.getByRole('region', { name: 'Карта клуба' })).toContainText(
      new RegExp(profile.clubproId.replaceAll(/\d(?=\d)/g, String.raw`$&\s?`)),
    );
    const data = {
      phone: shopper.phone,
      productId: goods.product.id,
      value: 100_000,
      name: 'Своя цена',
    };
    expect((await page.request.post('/dev/personal-prices', { data })).ok()).toBe(true);
    const given = await page.request.post('/dev/bonuses', { data: { phone: shopper.phone, amount: 90 } });
    expect(given.ok()).toBe(true);
    await open(page, address);
    await expect(main(page).getByText(/^Своя цена: −/)).toBeVisible();
    await open(page, '/cart');
    await expect(page.getByRole('switch', { name: 'Списать бонусы' })).toBeVisible();
  });

  test('who is signed in no more is asked to sign in, by what she does and by what she opens, and reads of no failure [GEN-12]', async ({
    page,
  }) => {
    test.slow();
    await open(page, '/personal/addresses/add');
    await signUp(page, 'ru', newShopper());
    const form = page.getByRole('form', { name: 'Адрес доставки' });
    const name = form.getByRole('textbox', { name: 'Название' });
    await name.fill('Дом');
    await form.getByRole('combobox', { name: 'Улица' }).fill('Садовая');
    await form.getByRole('combobox', { name: 'Дом' }).fill('12');
    await page.context().clearCookies({ name: /session/ });

    await form.getByRole('button', { name: 'Сохранить адрес' }).click();
    const dialog = page.getByRole('dialog', { name: 'Войти' });
    await expect(dialog).toBeVisible();
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Закрыть' }).click();
    await expect(dialog).toBeHidden();
    await expect(name).toHaveValue('Дом');

    await main(page).getByRole('link', { name: 'Клуб' }).first().click();
    await expect(main(page).getByRole('heading', { name: 'Войдите, чтобы продолжить' })).toBeVisible();
    await expect(page.getByText('Произошла ошибка')).toHaveCount(0);
  });

  test('the store has no screen for administrators [GEN-13]', async ({ page }) => {
    for (const path of ['/admin', '/administrator', '/manage', '/personal/admin']) {
      const reply = await open(page, path);
      expect(reply?.status(), path).toBe(404);
      await expect(page.getByRole('link', { name: /админ/i })).toHaveCount(0);
    }
  });
});
