import { expect, test, type Page } from '@playwright/test';
import { storiesByTitle } from './book.ts';
import { modes, type Mode, type ModeName } from '../.storybook/modes.ts';

/** What the book tells of the story that is shown. */
interface Shown {
  phase: string;
  chromatic?: { disableSnapshot?: boolean; modes?: Partial<Record<ModeName, Mode>> };
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      channel: { emit: (event: 'updateGlobals', payload: { globals: Record<string, string> }) => void };
      currentRender?: { phase: string; story?: { parameters: { chromatic?: Shown['chromatic'] } } };
    };
  }
}

const shown = (page: Page) =>
  page.evaluate((): Shown => {
    const render = window.__STORYBOOK_PREVIEW__?.currentRender;
    return { phase: render?.phase ?? 'none', chromatic: render?.story?.parameters.chromatic };
  });

/** Opens a story by day and waits until it has played. Fails when it broke. */
async function show(page: Page, id: string): Promise<Shown> {
  await turnTo(page, 'day');
  await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`);
  let story: Shown | undefined;
  await expect
    .poll(async () => (story = await shown(page)).phase, {
      message: `${id} is drawn and has played`,
      intervals: [50],
    })
    .toMatch(/^(?:completed|finished)$/);
  await page.evaluate(() => document.fonts.ready);
  return story ?? { phase: 'none' };
}

/** Draws what is shown in another mode, without playing it again. */
async function turnTo(page: Page, name: ModeName) {
  const mode: Mode = modes[name];
  await page.setViewportSize({ width: mode.viewport, height: 480 });
  await page.emulateMedia({ forcedColors: mode.forcedColors ?? 'none' });
  await page.evaluate(
    (theme) => window.__STORYBOOK_PREVIEW__?.channel.emit('updateGlobals', { globals: { theme } }),
    mode.theme,
  );
}

for (const [title, stories] of storiesByTitle()) {
  test(title, async ({ page }) => {
    await page.clock.setFixedTime('2026-11-21T12:00:00+03:00');
    for (const { id } of stories) {
      const { chromatic = {} } = await show(page, id);
      if (chromatic.disableSnapshot) continue;
      for (const name of Object.keys(chromatic.modes ?? {}) as ModeName[]) {
        await turnTo(page, name);
        await expect
          .soft(page)
          .toHaveScreenshot([title, `${id.split('--')[1]}.${name}.png`], { fullPage: true });
      }
    }
  });
}
