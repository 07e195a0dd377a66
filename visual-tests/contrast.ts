import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';
import { drawn, setToolbar } from './shown.ts';

declare global {
  interface Window {
    axe: typeof Axe;
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Gives axe to every page that is opened from now on. */
export const bringAxe = (page: Page) => page.addInitScript({ content: axe });

/** The themes of the book. Axe looks at every story by day in the story tests, contrasts included; here in the others. */
export const themes = ['rukav', 'rukav-night', 'contrast', 'sample-brand'] as const;

/**
 * What is too pale of the story that is shown, theme by theme save by day: where it stands and what axe says of it. The
 * page must have been opened with axe.
 */
export async function faultyContrast(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const theme of themes.slice(1)) {
    await setToolbar(page, { theme });
    await drawn(page);
    const found = await page.evaluate(async () => {
      const { violations } = await window.axe.run({
        runOnly: { type: 'rule', values: ['color-contrast'] },
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ nodes }) =>
        nodes.map(({ target, any }) => `${target.join(' ')}: ${any[0]?.message}`),
      );
    });
    faults.push(...found.map((fault) => `${theme}: ${fault}`));
  }
  return faults;
}
