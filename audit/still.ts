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

/** How long nothing must have changed until a page counts as drawn, ms. */
const quiet = 300;

/** Waits until the page no longer changes: in another language it asks anew for what it shows, and an engine must not look meanwhile. */
export const unchanging = (page: Page) =>
  page.evaluate(
    (least) =>
      new Promise<void>((resolve) => {
        const end = () => {
          observer.disconnect();
          resolve();
        };
        let waiting = setTimeout(end, least);
        const observer = new MutationObserver(() => {
          clearTimeout(waiting);
          waiting = setTimeout(end, least);
        });
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      }),
    quiet,
  );
