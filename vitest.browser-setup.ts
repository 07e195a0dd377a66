import { beforeEach } from 'vitest';
import { commands } from 'vitest/browser';

declare module 'vitest/browser' {
  interface BrowserCommands {
    forceColours: (isForced: boolean) => Promise<void>;
    leavePage: () => Promise<void>;
    wishFor: (wishes: { colorScheme?: 'dark' | 'light'; contrast?: 'more' }) => Promise<void>;
  }
}

// The tests before left the mouse and the focus somewhere, and what lies there would be hovered or focused from the start.
beforeEach(async () => {
  await commands.leavePage();
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
});
