import { expect, test } from '@playwright/test';
import { storiesByTitle } from '../visual-tests/book.ts';
import { setToolbar, show } from '../visual-tests/shown.ts';
import { inject } from './engines.ts';
import { Gathering } from './report.ts';
import { inWords, ways } from './ways.ts';

for (const [title, stories] of storiesByTitle()) {
  test(title, async ({ page }) => {
    for (const { id } of stories) {
      await show(page, id);
      await inject(page);
      const gathering = new Gathering(false);
      for (const way of ways) {
        await page.setViewportSize({ width: way.width, height: 900 });
        await page.emulateMedia({ forcedColors: way.forcedColors });
        await setToolbar(page, { theme: way.theme, locale: way.locale });
        await gathering.look(page, inWords(way));
      }
      expect.soft(gathering.faults(), id).toEqual([]);
    }
  });
}
