import type { Language } from '@rukav/contract';
import { comeFrom, expect, open, pick, test, type Page } from './fixtures.ts';
import { writeProfile } from './profile.ts';
import { confirmingLink, followLink, newShopper } from './shopper.ts';
import { signUp } from './sign-in.ts';
import { says, text } from './words.ts';

const step = (page: Page, language: Language, name: string) =>
  page.getByRole('heading', { level: 2, name: text(language, `filling.step.${name}`) });
const goOn = (page: Page, language: Language) =>
  page
    .getByRole('main')
    .getByRole('button', { name: text(language, 'filling.next') })
    .click();

/** Opens the link of the letter in another tab, as from a mailbox. */
async function confirm(page: Page, email: string, said: string) {
  const mailbox = await page.context().newPage();
  await followLink(mailbox, await confirmingLink(page.request, email));
  await expect(mailbox.getByRole('listitem', { name: said })).toBeVisible();
  await mailbox.close();
}

test('a guest signs in, fills her profile step by step, and has 300 bonuses once the page finds her mailbox confirmed [PROF-35 PROF-36 PROF-39 PROF-40 PROF-42]', async ({
  page,
}) => {
  test.slow();
  const shopper = newShopper();
  await page.clock.install();
  await open(page, '/bd');
  await expect(
    page.getByRole('heading', { level: 1, name: '300 бонусов за заполненный профиль' }),
  ).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click();
  await signUp(page, 'ru', shopper, '', true);

  await expect(step(page, 'ru', 'data')).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Имя/ })).toHaveValue(shopper.firstName);
  await writeProfile(page, 'ru');
  await goOn(page, 'ru');

  await expect(step(page, 'ru', 'children')).toBeFocused();
  await page.getByRole('button', { name: 'Добавить ребёнка' }).click();
  const child = page.getByRole('group', { name: 'Ребёнок 1' });
  await pick(child.getByRole('radio', { name: 'Девочка' }));
  await child.getByLabel(/^День рождения/).fill('2020-05-01');
  await goOn(page, 'ru');

  await expect(step(page, 'ru', 'subscriptions')).toBeFocused();
  const sms = page.getByRole('switch', { name: 'По SMS' });
  await page.getByText('По SMS').click();
  await expect(sms).toBeChecked();
  await expect(sms).toBeEnabled();
  await goOn(page, 'ru');

  await expect(step(page, 'ru', 'email')).toBeFocused();
  await expect(page.getByText(`На ${shopper.email} отправлено письмо`)).toBeVisible();
  await confirm(page, shopper.email, 'Адрес почты подтверждён.');
  await page.clock.runFor(20_000);
  await expect(page.getByRole('heading', { level: 1, name: 'Спасибо, профиль заполнен' })).toBeVisible();

  await page.getByRole('link', { name: 'К карте клуба' }).click();
  await expect(page.getByRole('region', { name: 'Карта клуба' })).toContainText('300');
  await open(page, '/bd');
  await expect(
    page.getByRole('heading', { level: 1, name: 'Вы уже получили бонусы за профиль' }),
  ).toBeVisible();
});

test('in Kazakh the page gives up asking after ten minutes, and asks again when she wants it @phone [PROF-36 PROF-41]', async ({
  page,
  baseURL,
}) => {
  test.slow();
  const shopper = newShopper('KZ');
  await comeFrom(page, 'kk-KZ', baseURL);
  await page.clock.install();
  await open(page, '/bd');
  await page
    .getByRole('main')
    .getByRole('button', { name: text('kk', 'profile.signIn') })
    .click();
  await signUp(page, 'kk', shopper, '', true);

  await expect(step(page, 'kk', 'data')).toBeVisible();
  await writeProfile(page, 'kk');
  for (const next of ['children', 'subscriptions', 'email']) {
    await goOn(page, 'kk');
    await expect(step(page, 'kk', next)).toBeFocused();
  }
  const stopped = page.getByText(text('kk', 'filling.email.stopped'));
  await expect(page.getByText(text('kk', 'filling.email.waiting'))).toBeVisible();
  await page.clock.runFor(600_000);
  await expect(stopped).toBeVisible();

  const check = page.getByRole('button', { name: text('kk', 'filling.email.check') });
  await check.click();
  await expect(page.getByText(text('kk', 'filling.email.notYet'))).toBeVisible();
  await expect(stopped).toBeHidden();
  await confirm(page, shopper.email, text('kk', 'profile.confirmed.email'));
  await check.click();
  await expect(page.getByRole('heading', { level: 1, name: text('kk', 'filling.thanks') })).toBeVisible();
  await expect(page.getByText(says('kk', 'filling.thanks.text'))).toBeVisible();
});
