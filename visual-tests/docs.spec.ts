import { expect } from '@playwright/test';
import { docsPages } from './book.ts';
import { test } from './open-book.ts';
import { showDocs } from './shown.ts';

for (const { id, title, name } of docsPages()) {
  test(`${title}, ${name}: opens and says nothing to the console`, async ({ book: { page, heard } }) => {
    await showDocs(page, id);

    await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
    expect(heard.splice(0)).toEqual([]);
  });
}
