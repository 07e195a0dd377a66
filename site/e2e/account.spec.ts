import { expect, open, test, type Page } from './fixtures.ts';
import { codeFor, lettersTo, newShopper } from './shopper.ts';
import { signUp } from './sign-in.ts';

/** The path of the link that confirms a mailbox, from the letter. */
async function linkTo(page: Page, email: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const letters = await lettersTo(page.request, email);
      link = letters.map(({ text }) => /(\/\?code=\S+)/.exec(text)?.[1]).find(Boolean);
      return link;
    })
    .toBeDefined();
  return link ?? '';
}

test.describe('a member', () => {
  // A link that was used already is refused.
  test.use({ forgives: [/status of 404/] });

  test('confirms her mailbox by the link of the letter, says who she is, changes her phone by a code and ends the account [PROF-03 PROF-07 PROF-11 PROF-21 PROF-24 PROF-27 PROF-28 PROF-31 PROF-33 SHELL-18 SHELL-20 SHELL-21 SHELL-23 ERR-120 ERR-163]', async ({
    page,
  }) => {
    test.slow();
    const shopper = newShopper();
    const next = newShopper();
    await open(page, '/');
    await signUp(page, 'ru', shopper);
    await expect(page.getByText('Подтвердите почту')).toBeVisible();
    await expect(page.getByText(/Отправить письмо ещё раз можно будет через/)).toBeVisible();
    await page.getByRole('button', { name: 'Закрыть напоминание' }).click();
    await expect(page.getByText('Подтвердите почту')).toBeHidden();

    const link = await linkTo(page, shopper.email);
    await open(page, link);
    await expect(page.getByText('Адрес почты подтверждён.')).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    await open(page, link);
    await expect(page.getByText(/Ссылка из письма больше не действует/)).toBeVisible();

    await open(page, '/account');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shopper.firstName);
    await page.getByRole('link', { name: 'Мои данные' }).first().click();
    const form = page.getByRole('form', { name: 'Мои данные' });
    await expect(form.getByRole('textbox', { name: /^Имя/ })).toHaveValue(shopper.firstName);
    await form.getByRole('textbox', { name: /^Фамилия/ }).fill('Ли');
    await form.getByRole('radio', { name: 'Женский' }).check({ force: true });
    await form.getByLabel(/^День рождения/).fill('1990-02-28');
    await form.getByRole('combobox', { name: /^Город/ }).fill('Каза');
    await page
      .getByRole('option', { name: /Казань/ })
      .first()
      .click();
    await form.getByRole('button', { name: 'Сохранить' }).click();
    await expect(page.getByText('Данные сохранены')).toBeVisible();

    await page.getByRole('button', { name: 'Изменить телефон' }).click();
    const modal = page.getByRole('dialog', { name: 'Новый телефон' });
    await modal.getByRole('textbox', { name: /^Новый телефон/ }).pressSequentially(next.phone.slice(2));
    await modal.getByRole('button', { name: 'Получить код' }).click();
    const code = modal.getByRole('textbox', { name: 'Код из сообщения' });
    await expect(code).toBeVisible();
    await code.fill(await codeFor(page.request, next.phone));
    await expect(page.getByText('Телефон изменён')).toBeVisible();
    const kept = await (await page.request.get('/api/v3/account/export')).text();
    expect(kept).toContain(next.phone);

    await page.getByRole('link', { name: 'Удалить аккаунт' }).click();
    await expect(page.getByText(/в течение 24 часов/)).toBeVisible();
    await page.getByRole('checkbox', { name: /данные не восстановить/ }).check();
    await page.getByRole('button', { name: 'Удалить навсегда' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Аккаунт удалён' })).toBeVisible();
    await expect(page.getByRole('banner').getByRole('button', { name: 'Войти' })).toBeVisible();
  });
});
