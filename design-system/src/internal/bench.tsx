import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach } from 'vitest';
import { themes } from '../theme/index.ts';

let clear: (() => void) | undefined;
afterEach(() => {
  clear?.();
  clear = undefined;
});

/** Puts an element on a page of its own in the day theme, for tests in a browser. It goes when the test ends. */
export function show(element: ReactNode, language: 'ru' | 'kk' = 'ru') {
  clear?.();
  document.documentElement.className = themes.rukav.className;
  document.documentElement.lang = language;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  flushSync(() => root.render(element));
  clear = () => {
    root.unmount();
    host.remove();
  };
  return host;
}
