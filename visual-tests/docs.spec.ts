import { expect, test } from '@playwright/test';
import { docsPages } from './book.ts';
import { useBook } from './open-book.ts';
import { showDocs, userAgent } from './shown.ts';

test.use({ userAgent });

/** Number of groups of pages that are tested in parallel, each in one page of the browser. */
const groups = 4;

for (let group = 0; group < groups; group += 1) {
  test.describe(`pages of words, ${group + 1}`, () => {
    test.describe.configure({ mode: 'default' });

    const book = useBook();

    for (const { id, title, name } of docsPages().filter((_, at) => at % groups === group)) {
      test(`${title}, ${name}: opens and says nothing to the console`, async () => {
        const { page, heard } = book();

        await showDocs(page, id);

        await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
        expect(heard.splice(0)).toEqual([]);
      });
    }
  });
}
