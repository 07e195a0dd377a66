import { Launcher } from 'chrome-launcher';
import { chromium } from 'playwright';
import { chromiumPath } from '../../browser.ts';

/**
 * The browser in which pages are timed: a full Chromium of the machine, or else the pinned one of the tests, which is a
 * headless shell and does about half of the work.
 */
export async function timedChromium(): Promise<{ path: string; kind: 'full' | 'headless shell' }> {
  const found = process.env.CHROMIUM_PATH ?? fullChromium();
  if (found) return { path: found, kind: 'full' };
  return { path: (await chromiumPath()) ?? chromium.executablePath(), kind: 'headless shell' };
}

/** The first Chromium of the machine; none is an error of the launcher, not an empty list. */
function fullChromium() {
  try {
    return Launcher.getInstallations()[0];
  } catch {
    return undefined;
  }
}
