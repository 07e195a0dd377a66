import { test, type Browser, type Page } from '@playwright/test';
import { bringAxe } from '../audit/axe.ts';
import { hearPage } from './heard.ts';
import { openBook } from './shown.ts';

/** Storybook in a page, and what that page has written to its console since it was last looked at. */
export interface OpenBook {
  page: Page;
  heard: string[];
}

/** The one page of this worker: what the browser has compiled in it once it does not compile again. */
let kept: OpenBook | undefined;

async function newBook(browser: Browser): Promise<OpenBook> {
  const page = await browser.newPage();
  await bringAxe(page);
  return { page, heard: hearPage(page) };
}

/**
 * Opens Storybook before the tests of the group in which it is called. They turn it from entry to entry, as a reader does. Returns a
 * function that gives the open book to a test.
 */
export function useBook(): () => OpenBook {
  let book: OpenBook;
  test.beforeAll(async ({ browser }) => {
    book = kept ??= await newBook(browser);
    await openBook(book.page);
    book.heard.length = 0;
  });
  return () => book;
}
