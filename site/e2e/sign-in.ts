import { type Locator, type Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { codeFor, type Shopper } from './shopper.ts';
import { says, text } from './words.ts';

type Language = 'ru' | 'kk';

/** Opens the modal of signing in from the header, unless something else has opened it. */
export async function openSignIn(page: Page, language: Language, isOpen = false): Promise<Locator> {
  const name = text(language, 'profile.signIn');
  if (!isOpen) await page.getByRole('banner').getByRole('button', { name }).click();
  return page.getByRole('dialog', { name });
}

/** Asks for a code by message, and answers its field and the code that came. */
export async function askForCode(page: Page, language: Language, { phone }: Shopper, isOpen = false) {
  const dialog = await openSignIn(page, language, isOpen);
  await dialog
    .getByRole('textbox', { name: text(language, 'profile.phone') })
    .pressSequentially(phone.slice(2));
  await dialog.getByRole('button', { name: text(language, 'profile.code.get') }).click();
  const field = dialog.getByRole('textbox', { name: text(language, 'profile.code') });
  await expect(field).toBeFocused();
  return { dialog, field, code: await codeFor(page.request, phone) };
}

/** Ticks what has to be agreed to. */
export async function agree(page: Page, language: Language) {
  for (const box of ['rules', 'userAgreement', 'personalData'])
    await page.getByRole('checkbox', { name: says(language, `profile.agree.${box}`) }).check();
}

/** Registers a shopper whom the store does not know yet, as she does it herself. */
export async function signUp(
  page: Page,
  language: Language,
  shopper: Shopper,
  password = '',
  isOpen = false,
) {
  const { field, code } = await askForCode(page, language, shopper, isOpen);
  await field.fill(code);
  const dialog = page.getByRole('dialog', { name: text(language, 'profile.registration') });
  await dialog.getByRole('textbox', { name: text(language, 'profile.name') }).fill(shopper.firstName);
  await dialog.getByRole('textbox', { name: text(language, 'profile.email') }).fill(shopper.email);
  if (password !== '')
    await dialog.getByLabel(new RegExp(`^${text(language, 'profile.password')}`)).fill(password);
  await agree(page, language);
  await dialog.getByRole('button', { name: text(language, 'profile.registration.submit') }).click();
  await expect(dialog).toBeHidden();
}

/** Signs a member in by phone and password, in Russian. */
export async function signInByPassword(page: Page, { phone }: Shopper, password: string, isOpen = false) {
  const dialog = await openSignIn(page, 'ru', isOpen);
  await dialog.getByRole('button', { name: 'Войти по паролю' }).click();
  await dialog.getByRole('textbox', { name: 'Телефон' }).pressSequentially(phone.slice(2));
  await dialog
    .getByLabel(/^Пароль/)
    .and(dialog.locator('input'))
    .fill(password);
  await dialog.getByRole('button', { name: 'Войти', exact: true }).click();
  await expect(dialog).toBeHidden();
}
