import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** The themes of Storybook; the first is the one in which stories play. */
export const themes = ['rukav', 'rukav-night', 'contrast', 'sample-brand'] as const;

/** Every rule, but for the one that asks for landmarks: a component has none. Storybook's own panel leaves it out too. */
const everyRule: RunOptions = { rules: { region: { enabled: false } } };
const contrastOnly: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

/** Storybook's own elements beside the story. */
const exclude = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/**
 * Runs axe on the story as it is shown, in this theme, and returns each violation with its element. In the first theme it is checked with
 * every rule, in the others for contrast of text. The page must have been opened with axe.
 */
export function violationsIn(page: Page, theme: (typeof themes)[number]): Promise<string[]> {
  return page.evaluate(
    async ([rules, left]) => {
      const { violations } = await window.axe.run(
        { include: ['body'], exclude: left },
        { ...rules, resultTypes: ['violations'] },
      );
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${id}: ${failureSummary}`),
      );
    },
    [theme === themes[0] ? everyRule : contrastOnly, exclude] as const,
  );
}
