import { expect, test } from '@playwright/test';
import { storiesByTitle } from '../visual-tests/book.ts';
import { drawn, openBook, setToolbar, showStory, userAgent } from '../visual-tests/shown.ts';
import { bringEngines } from './engines.ts';
import { Gathering } from './report.ts';
import { bringStillness, standStill, unchanging } from './still.ts';
import { inWords, waysOf, type Way } from './ways.ts';

test.use({ userAgent });

// Whole pages take longest and stand last in Storybook: begun last, they would leave the other workers idle.
for (const [title, stories] of [...storiesByTitle()].toReversed()) {
  test(title, async ({ page }) => {
    await bringEngines(page);
    await bringStillness(page);
    for (const [place, { id }] of stories.entries()) {
      await openBook(page);
      await showStory(page, id);
      await standStill(page);
      const gathering = new Gathering(false);
      let before: Way | undefined;
      for (const way of waysOf(place)) {
        await page.setViewportSize({ width: way.width, height: 900 });
        await page.emulateMedia({ forcedColors: way.forcedColors });
        if (way.theme !== before?.theme || way.locale !== before.locale)
          await setToolbar(page, { theme: way.theme, locale: way.locale });
        if (way.locale !== before?.locale) await unchanging(page);
        before = way;
        await drawn(page);
        await gathering.look(page, inWords(way));
      }
      expect.soft(gathering.faults(), id).toEqual([]);
    }
  });
}
