import { expect, open, test } from './fixtures.ts';
import { openSignIn, signUp } from './sign-in.ts';
import { lettersTo, newShopper } from './shopper.ts';

/** The link in the newest letter to a mailbox that has one of this kind. */
async function linkTo(request: Parameters<typeof lettersTo>[0], email: string, kind: RegExp) {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const letters = await lettersTo(request, email);
      link = letters.map(({ text }) => kind.exec(text)?.[0]).find(Boolean);
      return link;
    })
    .toBeDefined();
  const { pathname, search } = new URL(link ?? '');
  return pathname + search;
}

// The link that confirms was used already when it is opened again.
test.use({ forgives: [/status of 404/] });

test('the link of a letter confirms the mailbox once, and another sets a new password [AUTH-50 AUTH-51 AUTH-52 PROF-24]', async ({
  page,
}) => {
  test.slow();
  const shopper = newShopper();
  const messages = page.getByRole('region', { name: /Сообщения/ });
  await open(page, '/catalog');
  await signUp(page, 'ru', shopper, 'Rukav1old');

  const confirming = await linkTo(page.request, shopper.email, /https?:\S+action=register/);
  await page.goto(confirming);
  await expect(messages.getByText('Адрес почты подтверждён.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(confirming);
  await expect(messages.getByText('Ссылка из письма больше не действует. Запросите новую.')).toBeVisible();

  await page.context().clearCookies({ name: /session/ });
  await open(page, '/catalog');
  const dialog = await openSignIn(page, 'ru');
  await dialog.getByRole('button', { name: 'Войти по паролю' }).click();
  await dialog.getByRole('button', { name: 'Забыли пароль?' }).click();
  const recovery = page.getByRole('dialog', { name: 'Новый пароль' });
  await recovery.getByRole('radio', { name: 'Почта' }).click();
  await recovery.getByRole('textbox', { name: 'Электронная почта' }).fill(shopper.email);
  await recovery.getByRole('button', { name: 'Прислать ссылку' }).click();

  await page.goto(await linkTo(page.request, shopper.email, /https?:\S+\/passrecover\/\w+/));
  const form = page.getByRole('form', { name: 'Новый пароль' });
  await form.getByRole('textbox', { name: /^Электронная почта/ }).fill(shopper.email);
  await form.getByLabel(/^Новый пароль/).fill('Rukav2new');
  await form.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Пароль изменён' })).toBeVisible();

  await page.goto('/passrecover/short');
  await expect(page.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible();
});
