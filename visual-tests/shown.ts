import { expect, type Page } from '@playwright/test';
import { modes, type Mode, type ModeName, type StoryModes } from '../.storybook/modes.ts';

/** What the book tells of the story that is shown. */
export interface Shown {
  /** How far the book is with it: `completed` or `finished` once it is drawn and has played. */
  phase: string;
  chromatic?: {
    disableSnapshot?: boolean;
    cropToViewport?: boolean;
    ignoreSelectors?: readonly string[];
    modes?: StoryModes;
  };
}

interface Channel {
  emit: (event: 'updateGlobals', payload: { globals: Record<string, string> }) => void;
  once: (event: 'storyRendered', heard: () => void) => void;
}

declare global {
  interface Window {
    __STORYBOOK_PREVIEW__?: {
      channel: Channel;
      storyRenders: readonly { phase: string }[];
      currentRender?: { phase: string; story?: { parameters: { chromatic?: Shown['chromatic'] } } };
    };
  }
}

const shown = (page: Page) =>
  page.evaluate((): Shown => {
    const render = window.__STORYBOOK_PREVIEW__?.currentRender;
    return { phase: render?.phase ?? 'none', chromatic: render?.story?.parameters.chromatic };
  });

/** Waits for every picture, also for those that would be asked for only when they come near, or in another width. */
const picturesCome = (page: Page) =>
  page.evaluate(async () => {
    const images = [...document.images];
    for (const image of images) image.loading = 'eager';
    while (!images.every((image) => image.complete)) await new Promise((passed) => setTimeout(passed, 20));
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)));
  });

/** Opens a story by day and waits until it has played. Fails when it broke. From then on colours change at once. */
export async function show(page: Page, id: string): Promise<Shown> {
  await page.setViewportSize({ width: modes.day.viewport, height: 480 });
  await page.emulateMedia({ forcedColors: 'none' });
  await page.goto(`/iframe.html?viewMode=story&id=${id}&globals=a11y.manual:!true`);
  let story: Shown | undefined;
  await expect
    .poll(async () => (story = await shown(page)).phase, {
      message: `${id} is drawn and has played`,
      intervals: [50],
    })
    .toMatch(/^(?:completed|finished)$/);
  await page.addStyleTag({ content: '*, ::before, ::after { transition: none !important; }' });
  await drawn(page);
  await picturesCome(page);
  return story ?? { phase: 'none' };
}

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
