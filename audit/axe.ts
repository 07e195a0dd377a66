import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

/** The script of axe, for pages. */
export const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Gives axe to every page that is opened from now on. */
export const bringAxe = (page: Page) => page.addInitScript({ content: axeScript });
