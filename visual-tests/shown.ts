import { devices, expect, type Page } from '@playwright/test';
import { modes, type Mode, type ModeName, type StoryModes } from '../.storybook/modes.ts';

/** What a story says of its pictures. */
export interface Chromatic {
  disableSnapshot?: boolean;
  cropToViewport?: boolean;
  ignoreSelectors?: readonly string[];
  modes?: StoryModes;
}

interface Channel {
  emit: ((event: 'updateGlobals', payload: { globals: Record<string, string | false> }) => void) &
    ((event: 'setCurrentStory', payload: { storyId: string }) => void);
  once: (event: 'storyRendered', heard: () => void) => void;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      channel: Channel;
      storyRenders: readonly { phase: string }[];
      currentRender?: { phase: string; story?: { id: string; parameters: { chromatic?: Chromatic } } };
    };
  }
}

/**
 * A browser that Storybook takes for a test runner's: animations and transitions stand at their end as soon as a story has
 * played, and Storybook does not wait a tenth of a second for each of them.
 */
export const userAgent = `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`;

/** Waits for every picture, also for those that would be asked for only when they come near, or in another width. */
const picturesCome = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    while (!images.every((image) => image.complete)) await new Promise((passed) => setTimeout(passed, 20));
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });

/** Puts the window as it is by day, and waits until `select` has brought a story and the story has played. */
async function whenPlayed(page: Page, id: string, select: () => Promise<unknown>): Promise<Chromatic> {
  await page.setViewportSize({ width: modes.day.viewport, height: 480 });
  await page.emulateMedia({ forcedColors: 'none' });
  // In the window of the story before, or a story would be resized while it plays: an enlarging that has begun ends there.
  await drawn(page);
  // Off the page: what a story scrolls under the mouse would be hovered.
  await page.mouse.move(-10, -10);
  await select();
  const story = await page.waitForFunction(
    (wanted) => {
      const { phase, story: shown } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {};
      return shown?.id === wanted && phase === 'finished' && (shown.parameters.chromatic ?? {});
    },
    id,
    { timeout: 30_000 },
  );
  await expect(page.locator('body'), `${id} does not break`).not.toHaveClass(/sb-show-errordisplay/);
  await drawn(page);
  await picturesCome(page);
  return story.jsonValue() as Promise<Chromatic>;
}

/**
 * Opens Storybook at a story, by day, and waits until it has played. Answers what it says of its pictures; fails when it
 * broke.
 */
export const open = (page: Page, id: string): Promise<Chromatic> =>
  whenPlayed(page, id, () => page.goto(`/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`));

/** Turns the open Storybook to another story, by day, as `open` does; faster than to open it anew. */
export const turnToStory = (page: Page, id: string): Promise<Chromatic> =>
  whenPlayed(page, id, () =>
    page.evaluate(
      ([storyId, theme]) => {
        const { channel } = window.__STORYBOOK_PREVIEW__ ?? {};
        // What a story feigns, such as a pointer above it, would stay for those after it.
        channel?.emit('updateGlobals', { globals: { theme, pseudo: false } });
        channel?.emit('setCurrentStory', { storyId });
      },
      [id, modes.day.theme] as const,
    ),
  );

/** Sets the toolbar and waits until the story is rendered by it. It does not play again. */
export const setToolbar = (page: Page, globals: Record<string, string>) =>
  page.evaluate(async (wanted) => {
    const channel = window.__STORYBOOK_PREVIEW__?.channel;
    await new Promise<void>((resolve) => {
      channel?.once('storyRendered', resolve);
      channel?.emit('updateGlobals', { globals: wanted });
    });
  }, globals);

/** Waits until what was changed has been drawn, in fonts that are asked for only as they are drawn. */
export const drawn = (page: Page) =>
  page.evaluate(async () => {
    const frames = () =>
      new Promise<void>((ready) => requestAnimationFrame(() => requestAnimationFrame(() => ready())));
    await frames();
    if (document.fonts.status === 'loaded') return;
    await document.fonts.ready;
    await frames();
  });

/** Draws what is shown in another mode, without playing it again. */
export async function turnTo(page: Page, name: ModeName) {
  const mode: Mode = modes[name];
  await page.setViewportSize({ width: mode.viewport, height: 480 });
  await page.emulateMedia({ forcedColors: mode.forcedColors ?? 'none' });
  await setToolbar(page, { theme: mode.theme });
  await drawn(page);
  await picturesCome(page);
}

/** Waits until a page of words has drawn every story that stands on it and not in a frame of its own. */
export const storiesDrawn = (page: Page) =>
  page.waitForFunction(() =>
    window.__STORYBOOK_PREVIEW__?.storyRenders.every(({ phase }) => /^(?:completed|finished)$/.test(phase)),
  );
