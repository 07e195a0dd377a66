import { devices, expect, type Page } from '@playwright/test';
import { modes, type Mode, type StoryModes } from '../.storybook/modes.ts';
import { viewports } from '../.storybook/viewports.ts';

/** What a story says of its pictures. */
interface Chromatic {
  disableSnapshot?: boolean;
  cropToViewport?: boolean;
  ignoreSelectors?: readonly string[];
  modes?: StoryModes;
}

/** A story that has been drawn and has played. */
export interface ShownStory {
  /** The window in which it played. */
  window: Pick<Mode, 'viewport'>;
  /** In which modes it is photographed. */
  pictures: [name: string, mode: Mode][];
  /** True if its pictures show the whole story, false if only what the window shows. */
  isWhole: boolean;
  /** Selectors of elements that its pictures leave out. */
  ignored: readonly string[];
}

/** Settings of the toolbar and of addons, by name. */
type Globals = Record<string, string | false | { manual: true }>;

interface Channel {
  emit: ((event: 'updateGlobals', payload: { globals: Globals }) => void) &
    ((event: 'setCurrentStory', payload: { storyId: string; viewMode?: 'docs' }) => void);
  once: (event: 'storyFinished' | 'docsRendered', heard: () => void) => void;
}

interface Story {
  parameters: { chromatic?: Chromatic };
  storyGlobals: { viewport?: { value?: string } };
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      channel: Channel;
      ready: () => Promise<unknown>;
      loadStory: (wanted: { storyId: string }) => Promise<Story>;
      storyRenders: readonly { phase: string }[];
      currentRender?: { phase: string; story?: { id: string } };
    };
  }
}

/**
 * A browser that Storybook takes for a test runner's: animations and transitions stand at their end as soon as a story has
 * played, and Storybook does not wait a tenth of a second for each of them.
 */
export const userAgent = `${devices['Desktop Chrome'].userAgent} StorybookTestRunner`;

/** Height of the window in which stories are drawn, CSS pixels. */
const height = 480;

/** Waits for every picture, also for those that would be asked for only when they come near, or in another width. */
const picturesLoaded = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    while (!images.every((image) => image.complete)) await new Promise((passed) => setTimeout(passed, 20));
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });

/** Reads, without drawing it, how a story wants to be shown. */
async function readStory(page: Page, id: string): Promise<ShownStory> {
  const { chromatic, viewport } = await page.evaluate(async (storyId) => {
    const story = await window.__STORYBOOK_PREVIEW__?.loadStory({ storyId });
    return { chromatic: story?.parameters.chromatic ?? {}, viewport: story?.storyGlobals.viewport?.value };
  }, id);
  const asked = Object.keys(viewports).find((width) => width === viewport);
  const ofStory = Object.entries(chromatic.disableSnapshot ? {} : (chromatic.modes ?? {}));
  return {
    window: { viewport: Number(asked ?? modes.day.viewport) },
    pictures: ofStory.filter(([, { disable }]) => !disable),
    isWhole: !chromatic.cropToViewport,
    ignored: chromatic.ignoreSelectors ?? [],
  };
}

/**
 * Draws a story in the open Storybook, by day, and waits until it has played. Fails with the story's error when it broke.
 */
export async function showStory(page: Page, id: string): Promise<ShownStory> {
  const story = await readStory(page, id);
  // What the story before feigned, such as a pointer above it, would stay.
  await setToolbar(page, { theme: modes.day.theme, pseudo: false });
  // Before it is drawn, or a story would be resized while it plays: an enlarging that has begun ends there.
  await setWindow(page, story.window);
  await drawn(page);
  // Off the page: what a story scrolls under the mouse would be hovered.
  await page.mouse.move(-10, -10);
  await page.evaluate((storyId) => {
    window.__STORYBOOK_PREVIEW__?.channel.emit('setCurrentStory', { storyId });
  }, id);
  await page.waitForFunction(
    (wanted) => {
      const { phase, story: shown } = window.__STORYBOOK_PREVIEW__?.currentRender ?? {};
      return shown?.id === wanted && phase === 'finished';
    },
    id,
    { timeout: 30_000 },
  );
  const error = page.locator('body.sb-show-errordisplay #error-message');
  expect(await error.allInnerTexts(), `${id} does not break`).toEqual([]);
  await drawn(page);
  await picturesLoaded(page);
  return story;
}

/** Opens Storybook without a story. */
export async function openBook(page: Page): Promise<void> {
  await page.goto('/iframe.html');
  await page.waitForFunction(() => window.__STORYBOOK_PREVIEW__?.ready().then(() => true));
  // Storybook's own axe would look at a story each time that it is drawn.
  await setToolbar(page, { a11y: { manual: true } });
}

/** Sets the toolbar and waits until the story, where one is shown, is rendered by it. It does not play again. */
export const setToolbar = (page: Page, globals: Globals) =>
  page.evaluate(async (wanted) => {
    const { channel, currentRender } = window.__STORYBOOK_PREVIEW__ ?? {};
    const rendered = new Promise<void>((resolve) => {
      if (currentRender?.story) channel?.once('storyFinished', resolve);
      else resolve();
    });
    channel?.emit('updateGlobals', { globals: wanted });
    await rendered;
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

const forced = new WeakMap<Page, 'active' | 'none'>();

/** Makes the window so wide, and its colours the system's where that is asked for. */
async function setWindow(page: Page, { viewport, ...mode }: Omit<Mode, 'theme'>) {
  const forcedColors = mode.forcedColors ?? 'none';
  if (page.viewportSize()?.width !== viewport || page.viewportSize()?.height !== height)
    await page.setViewportSize({ width: viewport, height });
  if ((forced.get(page) ?? 'none') === forcedColors) return;
  await page.emulateMedia({ forcedColors });
  forced.set(page, forcedColors);
}

/** Draws what is shown in the window and the colours of a mode, whose theme is on already. */
export async function turnTo(page: Page, mode: Omit<Mode, 'theme'>) {
  await setWindow(page, mode);
  await drawn(page);
  await picturesLoaded(page);
}

/** Turns the open Storybook to a page of words, and waits until every story that stands on it is drawn. */
export async function showDocs(page: Page, id: string): Promise<void> {
  await page.evaluate(async (storyId) => {
    const channel = window.__STORYBOOK_PREVIEW__?.channel;
    await new Promise<void>((resolve) => {
      channel?.once('docsRendered', resolve);
      channel?.emit('setCurrentStory', { storyId, viewMode: 'docs' });
    });
  }, id);
  await page.waitForFunction(() =>
    window.__STORYBOOK_PREVIEW__?.storyRenders.every(({ phase }) => phase === 'finished'),
  );
}
