import { expect } from 'vitest';
import type { Visit } from './visit.tsx';

/** The application in a frame of its own, with a session history of its own and reloads that are real. */
export async function openFrame() {
  const element = document.createElement('iframe');
  element.title = 'Магазин';
  element.style.cssText = 'position: fixed; inset: 0; border: 0; inline-size: 400px; block-size: 700px';
  element.src = `${new URL('visit.html', import.meta.url).pathname}?page=0`;
  document.body.append(element);

  const frame = {
    get window() {
      const window = element.contentDocument?.defaultView;
      if (!window) throw new Error('The frame is gone.');
      return window;
    },
    get document() {
      return frame.window.document;
    },
    get visit(): Visit {
      if (!frame.window.visit) throw new Error('The application has not started.');
      return frame.window.visit;
    },
    async ready() {
      await expect
        .poll(() => element.contentDocument?.querySelector('#page-title') ?? null, often)
        .not.toBeNull();
    },
    async reload() {
      const before = frame.document;
      frame.window.location.reload();
      await expect.poll(() => element.contentDocument === before, often).toBe(false);
      await frame.ready();
      frame.window.focus();
    },
    remove: () => element.remove(),
  };
  await frame.ready();
  frame.window.focus();
  return frame;
}

export type Frame = Awaited<ReturnType<typeof openFrame>>;

/** As long as a slow machine may take, asked often. */
export const often = { interval: 8, timeout: 30_000 };
