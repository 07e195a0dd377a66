import type { Page } from '@playwright/test';

/** What a browser without a graphics card says of itself while it draws a map. */
const ofDriver = /GL Driver Message/;

/** Collects whatever a page writes to its console, and errors that nothing caught. Empty is how it should stay. */
export function hearPage(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => {
    if (!ofDriver.test(message.text())) heard.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => heard.push(`not caught: ${error.message}`));
  return heard;
}
