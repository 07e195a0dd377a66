import type { Browser, Page } from '@playwright/test';
import { bringAxe } from '../audit/axe.ts';
import { hearPage } from './heard.ts';
import { openBook } from './shown.ts';

/** Storybook in a page, and what that page has written to its console since it was last looked at. */
export interface OpenBook {
  page: Page;
  heard: string[];
}

/** Opens Storybook in a page of its own, for a group of tests that turn it from entry to entry, as a reader does. */
export async function newBook(browser: Browser): Promise<OpenBook> {
  const page = await browser.newPage();
  const heard = hearPage(page);
  await bringAxe(page);
  await openBook(page);
  return { page, heard };
}
