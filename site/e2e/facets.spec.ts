import type { CategoryProducts, Facet } from '@rukav/contract/catalogue/schemas.ts';
import { expect, open, test, type Page } from './fixtures.ts';

const place = '/catalog/zhenschiny/platya';

async function facetsOf(page: Page, query = ''): Promise<readonly Facet[]> {
  const reply = await page.request.get(`/api/v3/category-products?url=zhenschiny%2Fplatya${query}`);
  return ((await reply.json()) as CategoryProducts).facets;
}

/** A facet, opened where it is closed. */
async function opened(page: Page, caption: string) {
  const opener = page.getByRole('button', { name: new RegExp(`^${caption}`) }).first();
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  return page.getByRole('list', { name: caption });
}

const applied = (page: Page) => page.getByRole('list', { name: 'Выбранные фильтры' });

test('a value is chosen and taken back by the same press, and a facet is cleared by one [FAC-19 FAC-22]', async ({
  page,
}) => {
  await open(page, place);
  const [black, white] = ['чёрный', 'белый'].map((name) =>
    page.getByRole('list', { name: 'Цвет' }).getByRole('checkbox', { name: new RegExp(`^${name}`) }),
  );
  if (!black || !white) throw new Error('No such colours.');
  await opened(page, 'Цвет');

  await black.check();
  await expect(page).toHaveURL(/color=black/);
  await black.uncheck();
  await expect(page).toHaveURL(new RegExp(`${place}$`));

  await black.check();
  await white.check();
  await expect(page).toHaveURL(/color=black(?:,|%2C)white/);
  await page.getByRole('button', { name: 'Сбросить «Цвет»' }).click();
  await expect(page).toHaveURL(new RegExp(`${place}$`));
  await expect(black).not.toBeChecked();
  await expect(white).not.toBeChecked();
});

test('a range counts as chosen while it is narrower than all prices, and a reset opens it again [FAC-14 FAC-23]', async ({
  page,
}) => {
  const range = (await facetsOf(page)).find(({ id }) => id === 'price')?.range;
  if (!range) throw new Error('No range of prices.');
  await open(page, place);
  const price = page.getByRole('group', { name: /^Цена, / });
  const [from, to] = [price.getByRole('textbox', { name: 'от' }), price.getByRole('textbox', { name: 'до' })];
  const [least, most] = [String(Math.floor(range.min / 100)), String(Math.ceil(range.max / 100))];
  await expect(applied(page)).toBeHidden();

  await from.fill('3000');
  await from.press('Enter');
  await expect(page).toHaveURL(/price=/);
  await expect(applied(page)).toContainText(/3\s000/);

  await page.getByRole('button', { name: 'Сбросить «Цена»' }).click();
  await expect(page).toHaveURL(new RegExp(`${place}$`));
  await expect(applied(page)).toBeHidden();
  await expect(from).toHaveAttribute('placeholder', digits(least));
  await expect(to).toHaveAttribute('placeholder', digits(most));
});

const digits = (amount: string) => new RegExp(amount.replaceAll(/(?<=\d)(?=(?:\d{3})+$)/g, String.raw`\s?`));

test('five shops may be chosen and not a sixth, until one of them is taken back [FAC-20 FAC-21 FAC-26]', async ({
  page,
}) => {
  await open(page, place);
  await opened(page, 'Наличие');
  const shops = page.getByRole('list', { name: 'Есть в магазине' });
  const free = shops.getByRole('checkbox', { checked: false });
  const more = shops.locator('xpath=..').getByRole('button', { name: /^Ещё/ });
  if (await more.isVisible()) await more.click();
  expect(await free.count()).toBeGreaterThan(5);

  for (let chosen = 1; chosen <= 5; chosen += 1) {
    await shops.getByRole('checkbox', { checked: false, disabled: false }).first().check();
    await expect(shops.getByRole('checkbox', { checked: true })).toHaveCount(chosen);
    await expect(page).toHaveURL((url) => url.searchParams.get('pickup')?.split(',').length === chosen);
  }

  await expect(shops.getByRole('checkbox', { checked: false, disabled: false })).toHaveCount(0);
  await expect(page.getByText('Можно выбрать не больше 5.').first()).toBeVisible();
  await shops.getByRole('checkbox', { checked: true }).first().uncheck();
  await expect(shops.getByRole('checkbox', { checked: true })).toHaveCount(4);
  await expect(shops.getByRole('checkbox', { checked: false, disabled: false }).first()).toBeVisible();
  await expect(page.getByText('Можно выбрать не больше 5.')).toHaveCount(0);
});

test('a colour has a swatch of its own colour [FAC-10]', async ({ page }) => {
  const colours = (await facetsOf(page)).find(({ id }) => id === 'color')?.facetValues ?? [];
  expect(colours.length).toBeGreaterThan(3);
  await open(page, place);
  const list = await opened(page, 'Цвет');

  for (const { uiCaption, hex } of colours.slice(0, 4)) {
    const swatch = list.getByRole('listitem').filter({ hasText: uiCaption }).locator(`[style*="${hex}" i]`);
    await expect(swatch, uiCaption).toHaveCount(1);
  }
});

test('what nothing answers any more cannot be chosen, and says so [FAC-11]', async ({ page }) => {
  const chosen = (await facetsOf(page)).find(({ id }) => id === 'composition')?.facetValues ?? [];
  const { value, others } = await firstWithout(
    page,
    chosen.map(({ value }) => value),
  );
  await open(page, `${place}?composition=${value}`);
  const list = await opened(page, 'Цвет');

  for (const { uiCaption } of others.slice(0, 3)) {
    const none = list.getByRole('checkbox', { name: new RegExp(`^${uiCaption}`) });
    await expect(none).toHaveAccessibleName(/нет подходящих/);
    await expect(none).toBeDisabled();
  }
});

/** A composition for which some colours have no dress, and those colours. */
async function firstWithout(page: Page, compositions: readonly string[]) {
  for (const value of compositions) {
    const facets = await facetsOf(page, `&filters=${encodeURIComponent(`composition=${value}`)}`);
    const others = (facets.find(({ id }) => id === 'color')?.facetValues ?? []).filter(
      ({ isAvailable }) => !isAvailable,
    );
    if (others.length > 0) return { value, others };
  }
  throw new Error('Every composition has dresses of all colours.');
}
