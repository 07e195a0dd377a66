import type { CategoryProducts } from '@rukav/contract/catalogue/schemas.ts';
import type { Questions } from '@rukav/contract/reviews/schemas.ts';
import { expect, holdBack, open, test, type Page } from './fixtures.ts';
import { dressWith } from './reviewed.ts';

const section = (page: Page) => page.getByRole('region', { name: 'Отзывы' });
const tiles = (page: Page) => section(page).getByRole('list', { name: 'Отзывы' }).locator(':scope > li');
const structured = async (page: Page) => {
  const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
  return texts
    .map((text) => JSON.parse(text) as { aggregateRating?: { reviewCount: number }; review?: object[] })
    .find((one) => 'hasVariant' in one);
};

test('stars by the title lead to the reviews, which say what they come to and how the size fits [PDP-08]', async ({
  page,
}) => {
  const { address, summary } = await dressWith(page, ({ totalCount }) => totalCount > 6);
  await open(page, address);

  const stars = page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`Оценка покупателей.*${summary.count} отзыв`) });
  await stars.click();

  await expect(page.getByRole('heading', { name: 'Отзывы' })).toBeInViewport();
  await expect(
    section(page).getByRole('list', { name: 'Как подошёл размер' }).getByRole('listitem'),
  ).toHaveText([/Маломерит/, /В размер/, /Большемерит/]);
  await expect(
    section(page).getByRole('list', { name: 'Сколько каких оценок' }).getByRole('listitem'),
  ).toHaveCount(5);
});

test('questions are read with the answers of the shop, and a product without any says so [PDP-09]', async ({
  page,
}) => {
  const listed = await page.request.get('/api/v3/category-products?url=zhenschiny%2Fplatya');
  const { tiles: found } = (await listed.json()) as CategoryProducts;
  const told = await Promise.all(
    found
      .flatMap((tile) => (tile.type === 'product_tile' ? [tile.product] : []))
      .map(async ({ id, url }) => {
        const reply = await page.request.get(`/api/v3/products/${id}/questions`);
        return { url, ...((await reply.json()) as Questions) };
      }),
  );
  const asked = told.find(({ questions }) => questions[0]?.answer);
  const silent = told.find(({ totalCount }) => totalCount === 0);
  const [first] = asked?.questions ?? [];
  const questions = page.getByRole('region', { name: 'Вопросы и ответы' });

  await open(page, `/product/${asked?.url}`);
  await expect(questions.getByRole('listitem').first()).toContainText(first?.text ?? '-');
  await expect(questions.getByRole('listitem').first()).toContainText(first?.answer ?? '-');

  await open(page, `/product/${silent?.url}`);
  await expect(questions).toContainText('Вопросов пока нет');
});

test('more reviews are added by their address, stay after Back, and the focus goes on when all are there', async ({
  page,
}) => {
  const { address, totalCount, reviews } = await dressWith(
    page,
    ({ totalCount: count }) => count > 5 && count <= 10,
  );
  await open(page, address);
  await expect(tiles(page)).toHaveCount(5);

  await section(page)
    .getByRole('link', { name: `Показать ещё ${totalCount - 5}` })
    .press('Enter');

  await expect(tiles(page)).toHaveCount(totalCount);
  await expect(tiles(page).nth(5)).toBeFocused();
  await expect(tiles(page).nth(5)).toContainText(reviews[5]?.text ?? 'a sixth review');
  await page.getByRole('banner').getByRole('link', { name: 'Корзина' }).click();
  await expect(page).toHaveURL(/cart/);
  await page.goBack();
  await expect(tiles(page)).toHaveCount(totalCount);
});

test('reviews are sorted by rating, from the lowest', async ({ page }) => {
  const { address, summary } = await dressWith(
    page,
    ({ totalCount, summary: { ratings } }) =>
      totalCount > 5 && ratings.filter((count) => count > 0).length > 2,
  );
  const lowest = summary.ratings.findIndex((count) => count > 0) + 1;
  await open(page, address);

  await section(page)
    .getByRole('combobox', { name: 'Порядок отзывов' })
    .selectOption('Сначала с низкой оценкой');

  await expect(page).toHaveURL(/reviewSort=lowest/);
  await expect(tiles(page).first()).toContainText(`${lowest} из 5`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the first reviews are in the page, and more of them behind a link', async ({ page }) => {
    const { address, totalCount } = await dressWith(page, ({ totalCount: count }) => count > 6);
    await page.goto(address);
    await expect(tiles(page)).toHaveCount(5);

    await section(page)
      .getByRole('link', { name: /Показать ещё/ })
      .click();

    await expect(tiles(page)).toHaveCount(Math.min(10, totalCount));
  });
});

test('search engines are told of the reviews that the page shows, and of none where there are none', async ({
  page,
}) => {
  const [loud, silent] = [
    await dressWith(page, ({ totalCount }) => totalCount > 6),
    await dressWith(page, ({ totalCount }) => totalCount === 0),
  ];

  await page.goto(loud.address);
  const told = await structured(page);
  expect([told?.aggregateRating?.reviewCount, told?.review?.length]).toEqual([loud.totalCount, 5]);
  await page.goto(silent.address);
  expect(await structured(page)).not.toHaveProperty('aggregateRating');
  expect(await structured(page)).not.toHaveProperty('review');
  await expect(section(page)).toContainText('Отзывов пока нет');
});

test.describe('when reviews cannot be read', () => {
  test.use({ forgives: [/products\/reviews/] });

  test('the page is whole without them, and they come after another try', async ({ page }) => {
    const { address } = await dressWith(page, ({ totalCount }) => totalCount > 6);
    await open(page, '/catalog/zhenschiny/platya');
    await page.route('**/products/reviews**', (route) => route.abort());
    await page.locator(`main a[href="${address}"]`).first().click();

    await expect(section(page).getByRole('alert')).toContainText('Отзывы не загрузились');
    await expect(page.getByRole('button', { name: 'В корзину' })).toBeVisible();
    await page.unroute('**/products/reviews**');
    await section(page).getByRole('button', { name: 'Повторить' }).click();
    await expect(tiles(page)).toHaveCount(5);
  });
});

test('the last reviews come late and leave the focus with a reader who has gone on', async ({ page }) => {
  const { address, totalCount } = await dressWith(page, ({ totalCount: count }) => count > 5 && count <= 10);
  await open(page, address);
  const late = await holdBack(page, /\/products\/reviews\?/);
  await section(page)
    .getByRole('link', { name: `Показать ещё ${totalCount - 5}` })
    .click();
  await late.asked;
  const field = page.getByRole('combobox', { name: 'Поиск по каталогу' });
  await field.focus();
  late.letGo();

  await expect(tiles(page)).toHaveCount(totalCount);
  await expect(field).toBeFocused();
});
