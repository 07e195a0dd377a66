import { expect, open, test } from './fixtures.ts';
import { openSignIn, signUp } from './sign-in.ts';
import { codeFor, confirmingLink, followLink, linkTo, newShopper } from './shopper.ts';

// The link that confirms was used already when it is opened again.
test.use({ forgives: [/status of 404/] });

test('the link of a letter confirms the mailbox once, another sets a new password that signs in, and a third letter brings a code [AUTH-02 AUTH-04 AUTH-09 AUTH-22 AUTH-50 AUTH-51 AUTH-52 PROF-24 ERR-120 ERR-163]', async ({
  page,
}) => {
  test.slow();
  const shopper = newShopper();
  const messages = page.getByRole('region', { name: /Сообщения/ });
  await open(page, '/catalog');
  await signUp(page, 'ru', shopper, 'Rukav1old');

  const confirming = await confirmingLink(page.request, shopper.email);
  await followLink(page, confirming);
  await expect(messages.getByText('Адрес почты подтверждён.')).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  await followLink(page, confirming);
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

  await open(page, await linkTo(page.request, shopper.email, /https?:\S+\/passrecover\/\w+/));
  const form = page.getByRole('form', { name: 'Новый пароль' });
  await form.getByRole('textbox', { name: /^Электронная почта/ }).fill(shopper.email);
  await form.getByLabel(/^Новый пароль/).fill('Rukav2new');
  await form.getByRole('button', { name: 'Сохранить пароль' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Пароль изменён' })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  const entering = page.getByRole('dialog', { name: 'Войти' });
  await entering.getByRole('radio', { name: 'Почта' }).click();
  await entering.getByRole('textbox', { name: 'Электронная почта' }).fill(shopper.email);
  await entering
    .getByLabel(/^Пароль/)
    .and(entering.locator('input'))
    .fill('Rukav2new');
  await entering.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(page.getByRole('link', { name: `Личный кабинет, ${shopper.firstName}` })).toBeVisible();

  await page.context().clearCookies({ name: /session/ });
  await open(page, '/catalog');
  const byLetter = await openSignIn(page, 'ru');
  await byLetter.getByRole('radio', { name: 'Почта' }).click();
  await byLetter.getByRole('textbox', { name: 'Электронная почта' }).fill(shopper.email);
  await byLetter.getByRole('button', { name: 'Получить код' }).click();
  await byLetter
    .getByRole('textbox', { name: 'Код из письма' })
    .fill(await codeFor(page.request, shopper.email));
  await expect(page.getByRole('link', { name: `Личный кабинет, ${shopper.firstName}` })).toBeVisible();

  for (const wrong of ['short_7', 'with-a-hyphen', 'кириллица', '12345678.']) {
    await page.goto(`/passrecover/${wrong}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Такой страницы нет' })).toBeVisible();
  }
  await open(page, '/passrecover/Eight_88');
  await expect(page.getByRole('form', { name: 'Новый пароль' })).toBeVisible();
});
