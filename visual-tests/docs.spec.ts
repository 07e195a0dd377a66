import { expect, test } from '@playwright/test';
import { docsPages } from './book.ts';
import { newBook, type OpenBook } from './open-book.ts';
import { showDocs, userAgent } from './shown.ts';

test.use({ userAgent });

/** Number of groups of pages that are tested in parallel, each in one page of the browser. */
const groups = 4;

for (let group = 0; group < groups; group += 1) {
  test.describe(`pages of words, ${group + 1}`, () => {
    test.describe.configure({ mode: 'default' });

    let book: OpenBook;
    test.beforeAll(async ({ browser }) => {
      book = await newBook(browser);
    });
    test.afterAll(() => book.page.close());

    for (const { id, title, name } of docsPages().filter((_, at) => at % groups === group)) {
      test(`${title}, ${name}: opens and says nothing to the console`, async () => {
        await showDocs(book.page, id);

        await expect(book.page.locator('#storybook-docs h1').first()).toBeVisible();
        expect(book.heard.splice(0)).toEqual([]);
      });
    }
  });
}
