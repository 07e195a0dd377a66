import { test } from '@playwright/test';
import { expectPicture } from './picture.ts';
import { places, setClock, settled, store } from './places.ts';

test.beforeAll(({ playwright }) => setClock(playwright));

/** In which ways every page is photographed. */
const ways = {
  'ru.1280': { locale: 'ru-RU', theme: 'rukav', width: 1280 },
  'kk.320': { locale: 'kk-KZ', theme: 'rukav', width: 320 },
  'ru.768.night': { locale: 'ru-RU', theme: 'rukav-night', width: 768 },
  'ru.1280.forced': { locale: 'ru-RU', theme: 'rukav', width: 1280, forcedColors: 'active' },
} as const;

for (const [name, prepare] of Object.entries(places)) {
  for (const [way, { locale, theme, width, ...media }] of Object.entries(ways)) {
    test(`${name}, ${way}`, async ({ page }) => {
      await page.context().addCookies(
        Object.entries({ locale, theme, consent: 'necessary' }).map(([key, value]) => ({
          name: key,
          value,
          url: store,
        })),
      );
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce', ...media });
      await page.goto(store + (await prepare(page)));
      await settled(page);

      await expectPicture(page, `store/${name.replaceAll(' ', '-')}.${way}`, {
        fullPage: false,
        mask: [],
        maxDiffPixels: 100,
      });
    });
  }
}
