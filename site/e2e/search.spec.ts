import type { Page } from '@playwright/test';
import { asleep, comeFrom, expect, open, productTiles, test } from './fixtures.ts';
import { says, text } from './words.ts';

const field = (page: Page, language: 'ru' | 'kk' = 'ru') =>
  page.getByRole('combobox', { name: text(language, 'search.field') }).filter({ visible: true });
const queryOf = (page: Page) => new URL(page.url()).searchParams.get('query');

test('a shopper finds while she types, by the keyboard alone, and finds again what she looked for [SRCH-01 SRCH-02 SRCH-03]', async ({
  page,
}) => {
  await open(page, '/');
  await field(page).focus();
  const list = page.getByRole('listbox', { name: text('ru', 'search.suggestions') });
  await expect(list.getByRole('group', { name: text('ru', 'search.popular') })).toBeVisible();

  await page.keyboard.type('плат');
  const options = list.getByRole('option');
  await expect(options.first()).toHaveText('платье');
  await expect(list.getByRole('group', { name: text('ru', 'search.categories') })).toContainText('Платья');
  const goods = list.getByRole('group', { name: text('ru', 'search.products') }).getByRole('option');
  await expect(goods).toHaveCount(2);
  await expect(goods.first()).toContainText('₽');

  await page.keyboard.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/search\?query=/);
  expect(queryOf(page)).toBe('платье');
  await expect(productTiles(page).first()).toContainText(/плать/i);
  await expect(list).toBeHidden();

  await field(page).fill('');
  await expect(list.getByRole('group', { name: text('ru', 'search.recent') })).toContainText('платье');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();

  await field(page).fill('пальто');
  await expect(goods.first()).toContainText(/пальто/i);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/product\//);
});

test('a field that is written in before the page has woken suggests for what stands in it [SRCH-01]', async ({
  page,
}) => {
  const wake = await asleep(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await field(page).click();
  await page.keyboard.type('плат');
  wake();

  const options = page.getByRole('listbox', { name: text('ru', 'search.suggestions') }).getByRole('option');
  await expect(options.first()).toHaveText('платье');
  await expect(field(page)).toHaveValue('плат');
});

test('what is mistyped is corrected, and can be searched for as it is written [SRCH-04 SRCH-05]', async ({
  page,
}) => {
  await open(page, '/search?query=gkfnmt');
  await expect(page.getByRole('heading', { level: 1, name: '«платье»' })).toBeVisible();
  await expect(page.getByText('Показано по запросу «платье».')).toBeVisible();
  await expect(productTiles(page).first()).toContainText(/плать/i);

  await page.getByRole('link', { name: 'Искать «gkfnmt»' }).click();
  await expect(page).toHaveURL(/textCorrection=false/);
  await expect(page.getByText('По запросу «gkfnmt» ничего не нашлось')).toBeVisible();
  await expect(page.getByRole('heading', { name: text('ru', 'search.popular') })).toBeVisible();
});

test('words about the shop and cities lead to its pages, and what no goods have is said', async ({
  page,
}) => {
  for (const [query, address] of [
    ['возврат', /\/pages\/vozvrat_tovara$/],
    ['подарочная карта', /\/pages\/gift-card$/],
    ['доставка', /\/delivery$/],
    ['магазины казань', /\/stores$/],
  ] as const) {
    await open(page, '/');
    await field(page).fill(query);
    await field(page).press('Enter');
    await expect(page).toHaveURL(address);
  }

  await open(page, '/search?query=пальто с мехом');
  await expect(page.getByText('Показано без слова «мехом».')).toBeVisible();
  await expect(productTiles(page).first()).toContainText(/пальто/i);
  await page.getByRole('link', { name: 'Искать «пальто с мехом»' }).click();
  await expect(page.getByText('По запросу «пальто с мехом» ничего не нашлось')).toBeVisible();
  await open(page, '/search?query=nike');
  await expect(page.getByText('По запросу «nike» ничего не нашлось')).toBeVisible();
});

test('the field says what the page answers: after a popular query, after Back, and on the way to another page', async ({
  page,
}) => {
  await open(page, '/search?query=qqqqqq&textCorrection=false');
  await expect(field(page)).toHaveValue('qqqqqq');
  const popular = page
    .getByRole('region', { name: text('ru', 'search.popular') })
    .getByRole('link')
    .first();
  const query = (await popular.textContent()) ?? '';
  await popular.click();
  await expect(page.getByRole('heading', { level: 1, name: `«${query}»` })).toBeVisible();
  await expect(field(page)).toHaveValue(query);

  await page.goBack();
  await expect(popular).toBeVisible();
  await expect(field(page)).toHaveValue('qqqqqq');

  await page.getByRole('link', { name: text('ru', 'search.empty.link') }).click();
  await expect(page).toHaveURL(/\/catalog$/);
  await expect(field(page)).toHaveValue('');
});

test('a colour and a size in the text are chosen in the facets, and results are narrowed, sorted and paged [SRCH-06 SRCH-07]', async ({
  page,
}) => {
  await open(
    page,
    '/search?query=%D1%87%D1%91%D1%80%D0%BD%D0%BE%D0%B5+%D0%BF%D0%BB%D0%B0%D1%82%D1%8C%D0%B5+46',
  );
  const applied = page.getByRole('list', { name: text('ru', 'catalogue.filters.applied') });
  await expect(applied).toContainText('46');
  await expect(applied).toContainText(/чёрный/i);

  await applied.getByRole('button', { name: /46/ }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('color') === 'black');
  expect(queryOf(page)).toBe('платье');
  await expect(applied).not.toContainText('46');

  await page.getByRole('button', { name: text('ru', 'catalogue.filters.clear') }).click();
  await page.getByRole('combobox', { name: text('ru', 'catalogue.sort') }).selectOption('byPriceAsc');
  await expect(page).toHaveURL(/sort=byPriceAsc/);
  await expect(page.getByRole('list', { name: 'Товары' })).toHaveAttribute('aria-busy', 'false');

  await open(page, '/search?query=%D1%85%D0%BB%D0%BE%D0%BF%D0%BE%D0%BA');
  const tiles = productTiles(page);
  await expect(tiles).toHaveCount(72);
  await page.getByRole('link', { name: /Показать ещё/ }).click();
  await expect.poll(() => tiles.count()).toBeGreaterThan(72);
  await open(page, '/search?query=%D1%85%D0%BB%D0%BE%D0%BF%D0%BE%D0%BA&page=2');
  await expect(tiles.first()).toBeVisible();
});

test.describe('on a phone, in Kazakh', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a search suggests, understands forms and colours, and narrows in a drawer', async ({
    page,
    baseURL,
  }) => {
    await comeFrom(page, 'kk-KZ', baseURL);
    await open(page, '/');
    await field(page, 'kk').tap();
    await page.keyboard.type('көйл');
    const list = page.getByRole('listbox', { name: text('kk', 'search.suggestions') });
    await expect(list.getByRole('option').first()).toHaveText('көйлек');
    await expect(list).toContainText('₸');

    await field(page, 'kk').fill('қара көйлегі');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: '«қара көйлегі»' })).toBeVisible();
    await expect(page.getByRole('list', { name: text('kk', 'catalogue.filters.applied') })).toContainText(
      /қара/i,
    );
    await page.getByRole('button', { name: says('kk', 'catalogue.filters.count') }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});
