import { expect, test } from '@playwright/test';
import { places, setClock, settled, store } from '../visual-tests/places.ts';
import { bringEngines } from './engines.ts';
import { Gathering } from './report.ts';
import { inWords, ways } from './ways.ts';

test.beforeAll(({ playwright }) => setClock(playwright));

/** The sample brand is Storybook's: the store does not offer it. */
const waysOfStore = ways.filter(({ theme }) => theme !== 'sample-brand');

for (const [name, prepare] of Object.entries(places)) {
  test(name, async ({ page }) => {
    await bringEngines(page);
    const path = await prepare(page);
    const gathering = new Gathering(true);
    for (const way of waysOfStore) {
      const { locale, theme, width, forcedColors } = way;
      await page.context().addCookies(
        Object.entries({ locale, theme, consent: 'necessary' }).map(([key, value]) => ({
          name: key,
          value,
          url: store,
        })),
      );
      await page.emulateMedia({ forcedColors });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(store + path);
      await settled(page);
      await gathering.look(page, inWords(way));
    }
    expect(gathering.faults()).toEqual([]);
  });
}
