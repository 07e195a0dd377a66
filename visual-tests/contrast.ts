import type { Page } from '@playwright/test';
import { drawn, setToolbar } from './shown.ts';

/** The themes of Storybook. Axe looks at every story by day in the story tests, contrasts included; here in the others. */
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
