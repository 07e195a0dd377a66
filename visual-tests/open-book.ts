import { test as base, type Page } from '@playwright/test';
import { bringAxe } from '../audit/axe.ts';
import { hearPage } from './heard.ts';
import { openBook, userAgent } from './shown.ts';

/** Storybook in a page, and what that page has written to its console since it was last looked at. */
export interface OpenBook {
  page: Page;
  heard: string[];
}

/**
 * Tests of entries of Storybook. They share one page of a worker and turn it from entry to entry, as a reader does: what one of
 * them leaves behind for the next is a fault.
 */
export const test = base.extend<object, { book: OpenBook }>({
  book: [
    async ({ browser }, provide, { project }) => {
      const { baseURL, locale, timezoneId, contextOptions } = project.use;
      const page = await browser.newPage({ baseURL, locale, timezoneId, ...contextOptions, userAgent });
      const heard = hearPage(page);
      await bringAxe(page);
      await openBook(page);
      await provide({ page, heard });
      await page.close();
    },
    { scope: 'worker' },
  ],
});
