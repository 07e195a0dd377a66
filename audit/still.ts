import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** From now on nothing of the page goes by itself. */
    standStill: () => void;
  }
}

/** What waits longer than a person needs to follow, ms: a toast that goes, a widget that closes. */
const long = 2000;

/** Lets every page that is opened from now on be told to `standStill`. */
export const bringStillness = (page: Page) =>
  page.addInitScript((least) => {
    const set = window.setTimeout.bind(window);
    const waiting = new Set<number>();
    let isStill = false;
    const setTimeout = (handler: TimerHandler, delay = 0, ...given: unknown[]) => {
      const id = set(isStill && delay >= least ? () => {} : handler, delay, ...given);
      if (delay >= least) waiting.add(id);
      return id;
    };
    window.setTimeout = setTimeout as typeof window.setTimeout;
    window.standStill = () => {
      isStill = true;
      for (const id of waiting) clearTimeout(id);
    };
  }, long);

/** Keeps what would go by itself while it is looked at in many ways. */
export const standStill = (page: Page) => page.evaluate(() => window.standStill());
