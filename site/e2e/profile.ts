import { type Locator, type Page } from '@playwright/test';
import type { Language } from '@rukav/contract';
import { expect, open, pick } from './fixtures.ts';
import { says, text } from './words.ts';

const cities: Record<Language, string> = { ru: 'Москва', kk: 'Алматы' };

/** Writes what has to be said of oneself and is not known from the registration. */
export async function writeProfile(page: Page, language: Language, within: Page | Locator = page) {
  await expect(
    within.getByRole('textbox', { name: new RegExp(`^${text(language, 'data.firstName')}`) }),
  ).not.toHaveValue('');
  await pick(within.getByRole('radio', { name: text(language, 'data.gender.female'), exact: true }));
  await within.getByLabel(new RegExp(`^${text(language, 'data.birthday')}`)).fill('1990-02-28');
  const city = within.getByRole('combobox', { name: says(language, 'address.city') });
  await city.fill(cities[language]);
  await page
    .getByRole('option', { name: new RegExp(`^${cities[language]}`) })
    .first()
    .click();
}

/** Saves an address that is in no register, as it is. */
export async function saveAddress(page: Page, language: Language, name: string) {
  await open(page, '/personal/addresses/add');
  const form = page.getByRole('form', { name: text(language, 'addresses.form') });
  await form.getByRole('textbox', { name: text(language, 'addresses.name') }).fill(name);
  await form.getByRole('combobox', { name: text(language, 'address.street') }).fill('Никакая');
  await form.getByRole('combobox', { name: text(language, 'address.house') }).fill('7');
  await form.getByRole('button', { name: text(language, 'addresses.save') }).click();
  await form.getByRole('button', { name: text(language, 'addresses.force') }).click();
  await expect(page).toHaveURL(/\/personal\/addresses$/);
}
