import type { PublishedQuestion, PublishedReview } from '@rukav/contract/reviews/schemas.ts';
import type { APIRequestContext, Locator } from '@playwright/test';
import { comeFrom, expect, hydrated, open, test, type Page } from './fixtures.ts';
import { goodsOf } from './goods.ts';
import { text } from './words.ts';

/** What the browser shows, as a file that a shopper might have taken. */
const aPhoto = async (page: Page, name = 'платье.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await page.screenshot({ type: 'jpeg' }),
});

/** The moderator publishes what this author has written. */
async function publish(request: APIRequestContext, kind: 'review' | 'question', author: string) {
  const waiting = (await (await request.get('/dev/reviews')).json()) as Record<
    'reviews' | 'questions',
    { id: string; author: string }[]
  >;
  const found = waiting[`${kind}s`].find((one) => one.author === author);
  await request.post('/dev/reviews', { data: { kind, id: found?.id, state: 'published' } });
}

/** Tabs on until something has the focus. */
async function tabTo(page: Page, target: Locator) {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let count = 0; count < 60 && !(await isThere()); count += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

const nameOf = () => `Анна ${Date.now().toString(36)}`;

test('a review with a photograph is written by the keyboard alone, and is seen once it is published [REV-21 REV-22 MODAL-17]', async ({
  page,
}) => {
  const { product } = await goodsOf(page);
  const author = nameOf();
  await open(page, `/product/${product.url}`);
  const opener = page.getByRole('button', { name: 'Написать отзыв' });
  await opener.focus();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Ваш отзыв' });
  const field = (name: RegExp) => form.getByRole('textbox', { name });

  await tabTo(page, form.getByRole('radiogroup', { name: 'Общая оценка' }).getByRole('radio').first());
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await tabTo(page, form.getByRole('radio', { name: 'Маломерит' }));
  await page.keyboard.press('ArrowDown');
  await tabTo(page, field(/^Отзыв/));
  await page.keyboard.type('Ткань мягкая, сидит свободно.');
  // Asked for before the way to the button: a key may overtake what tells the browser to hand the choice over.
  const chooser = page.waitForEvent('filechooser');
  await tabTo(page, form.getByRole('button', { name: 'Выбрать фотографии' }));
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(await aPhoto(page));
  await tabTo(page, field(/^Имя/));
  await page.keyboard.type(author);
  await tabTo(page, form.getByRole('checkbox', { name: /правила/ }));
  await page.keyboard.press('Space');
  await tabTo(page, form.getByRole('checkbox', { name: /персональных данных/ }));
  await page.keyboard.press('Space');
  await expect(form.getByRole('progressbar')).toHaveCount(0);
  await tabTo(page, form.getByRole('button', { name: 'Отправить отзыв' }));
  await page.keyboard.press('Enter');

  await expect(form.getByText(/Его прочитает модератор/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(form).toBeHidden();
  await expect(opener).toBeFocused();

  await publish(page.request, 'review', author);
  const reply = await page.request.get(`/api/v3/products/reviews?productId=${product.id}`);
  const { reviews } = (await reply.json()) as { reviews: PublishedReview[] };
  const seen = reviews.find(({ authorName }) => authorName === author);
  expect(seen).toMatchObject({ rating: 3, sizeFit: 'match_size', cityName: 'Москва' });
  const picture = await page.request.get(`/img/reviews/${seen?.photos[0]?.id}`);
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);

  await page.goto(`/product/${product.url}?reviewSort=newest`);
  const mine = page.getByRole('region', { name: 'Отзывы' }).getByRole('listitem').filter({ hasText: author });
  await expect(mine).toContainText('Ткань мягкая, сидит свободно.');
  await expect(mine).toContainText('3 из 5');
  await hydrated(page);
  await mine.getByRole('button', { name: 'Фото 1 из 1, открыть' }).click();
  const photo = page.getByRole('dialog').locator('img').last();
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test.describe('where files are refused', () => {
  test.use({ forgives: [/status of 422/] });

  test('a file that only calls itself a photograph is refused by its bytes, and the rest goes without it [ERR-066]', async ({
    page,
  }) => {
    const { product } = await goodsOf(page);
    await open(page, `/product/${product.url}`);
    await page.getByRole('button', { name: 'Задать вопрос' }).click();
    const form = page.getByRole('dialog', { name: 'Ваш вопрос' });
    const chooser = page.waitForEvent('filechooser');
    await form.getByRole('button', { name: 'Выбрать фотографии' }).click();
    await (
      await chooser
    ).setFiles([
      await aPhoto(page),
      { name: 'чек.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7') },
    ]);

    const tile = (name: string) => form.getByRole('listitem').filter({ hasText: name });
    await expect(tile('чек.jpg')).toContainText('Подходят только JPEG и PNG');
    await expect(tile('платье.jpg').locator('img')).toHaveJSProperty('naturalWidth', 1280);
    await form.getByRole('button', { name: 'Убрать фотографию чек.jpg' }).click();
    await expect(form.getByRole('listitem').filter({ hasText: '.jpg' })).toHaveCount(1);
  });
});

test.describe('when the service does not answer', () => {
  test.use({ forgives: [/products\/review/] });

  test('everything written stays, also when the form is closed, and goes out at the next attempt [REV-24 ERR-064]', async ({
    page,
  }) => {
    const { product } = await goodsOf(page);
    await open(page, `/product/${product.url}`);
    await page.getByRole('button', { name: 'Написать отзыв' }).click();
    const form = page.getByRole('dialog', { name: 'Ваш отзыв' });
    await form.getByRole('radio', { name: 'Отлично' }).first().check();
    await form.getByRole('radio', { name: 'Соответствует' }).check();
    await form.getByRole('textbox', { name: /^Отзыв/ }).fill('Ношу и радуюсь.');
    await form.getByRole('textbox', { name: /^Имя/ }).fill(nameOf());
    for (const box of await form.getByRole('checkbox').all()) await box.check();
    await page.route('**/products/review', (route) => route.abort());
    await form.getByRole('button', { name: 'Отправить отзыв' }).click();
    await expect(form.getByText(/Сервис сейчас недоступен/)).toBeVisible();

    await page.keyboard.press('Escape');
    await expect(form).toBeHidden();
    await page.unroute('**/products/review');
    await page.getByRole('button', { name: 'Написать отзыв' }).click();
    await expect(form.getByRole('textbox', { name: /^Отзыв/ })).toHaveValue('Ношу и радуюсь.');
    await form.getByRole('button', { name: 'Отправить отзыв' }).click();
    await expect(form.getByText(/Его прочитает модератор/)).toBeVisible();
  });
});

test('in Kazakh on the narrowest phone a question is asked, and can be read once it is published [REV-23 MODAL-17 API-055]', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await comeFrom(page, 'kk-KZ', baseURL);
  const { product } = await goodsOf(page);
  const author = nameOf();
  const kk = (id: string) => text('kk', id);
  await open(page, `/product/${product.url}`);
  await page.getByRole('button', { name: kk('reviews.section.questions.ask') }).click();
  const form = page.getByRole('dialog', { name: kk('reviews.question.title') });
  await form.getByRole('button', { name: kk('reviews.question.submit') }).click();
  await expect(form.getByRole('alert').getByRole('link')).toHaveText([
    kk('reviews.problem.question'),
    kk('reviews.problem.rules'),
    kk('reviews.problem.personalData'),
  ]);
  const overflow = await form.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].some(
      (one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1,
    ),
  );
  expect(overflow, 'something is wider than the phone').toBe(false);

  await form.getByRole('textbox', { name: kk('reviews.question.text') }).fill('Жуғаннан кейін отыра ма?');
  await form.getByRole('textbox', { name: new RegExp(`^${kk('reviews.author')}`) }).fill(author);
  for (const box of await form.getByRole('checkbox').all()) await box.check();
  await form.getByRole('button', { name: kk('reviews.question.submit') }).click();
  await expect(form.getByText(kk('reviews.question.sent.text'))).toBeVisible();

  await publish(page.request, 'question', author);
  const reply = await page.request.get(`/api/v3/products/${product.id}/questions`);
  const { questions } = (await reply.json()) as { questions: PublishedQuestion[] };
  expect(questions.find((one) => one.author === author)).toMatchObject({ lang: 'kk', answer: null });

  await page.goto(`/product/${product.url}?questions=1`);
  const section = page.getByRole('region', { name: kk('reviews.section.questions') });
  await expect(section.getByRole('listitem').filter({ hasText: author })).toContainText(
    'Жуғаннан кейін отыра ма?',
  );
});
