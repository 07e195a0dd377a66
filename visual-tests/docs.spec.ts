import { expect, test } from '@playwright/test';
import { docsPages } from './book.ts';
import { hearPage } from './heard.ts';
import { storiesDrawn } from './shown.ts';

for (const { id, title, name } of docsPages()) {
  test(`${title}, ${name}: opens and says nothing to the console`, async ({ page }) => {
    const heard = hearPage(page);
    await page.goto(`/iframe.html?viewMode=docs&id=${id}`);
    await expect(page.locator('#storybook-docs h1').first()).toBeVisible();
    await storiesDrawn(page);
    expect(heard).toEqual([]);
  });
}
