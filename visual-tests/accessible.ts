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
 * Shows the story in each of these themes, runs axe on it, and returns each violation with its theme and element. The first theme is
 * checked with every rule, the others for contrast of text. The page must have been opened with axe.
 */
export function violationsIn(page: Page, shown: readonly (typeof themes)[number][]): Promise<string[]> {
  const runs = shown.map((theme) => ({ theme, rules: theme === themes[0] ? everyRule : contrastOnly }));
  return page.evaluate(
    async ([themesAndRules, left]) => {
      const found: string[] = [];
      for (const { theme, rules } of themesAndRules) {
        const channel = window.__STORYBOOK_PREVIEW__?.channel;
        await new Promise<void>((resolve) => {
          channel?.once('storyFinished', resolve);
          channel?.emit('updateGlobals', { globals: { theme } });
        });
        const { violations } = await window.axe.run(
          { include: ['body'], exclude: left },
          { ...rules, resultTypes: ['violations'] },
        );
        for (const { id, nodes } of violations)
          for (const { target, failureSummary } of nodes)
            found.push(`${theme}: ${target.join(' ')}: ${id}: ${failureSummary}`);
      }
      return found;
    },
    [runs, exclude] as const,
  );
}
