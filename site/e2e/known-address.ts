import type { Locator, Page } from '@playwright/test';
import { says, text } from './words.ts';

/** Writes the name of a saved address and takes a house that the service knows: one of Lesnaya street in Moscow. */
export async function writeKnownAddress(page: Page, form: Locator, name: string) {
  const streets = await page.request.get('/api/v3/streets?cityId=524901&query=лесная');
  const [street] = ((await streets.json()) as { streets: { id: string }[] }).streets;
  const reply = await page.request.get(`/api/v3/houses?streetId=${street?.id}`);
  const { houses } = (await reply.json()) as { houses: { house: string; houseBlock: string | null }[] };
  const house = houses.find(({ houseBlock }) => !houseBlock)?.house ?? '';

  await form.getByRole('textbox', { name: text('ru', 'addresses.name') }).fill(name);
  await form.getByRole('combobox', { name: says('ru', 'address.line') }).fill(`лесная ${house}`);
  await page
    .getByRole('listbox', { name: says('ru', 'address.line') })
    .getByRole('option')
    .filter({ hasText: new RegExp(`, ${house}$`) })
    .first()
    .click();
}
