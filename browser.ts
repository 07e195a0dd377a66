import { existsSync } from 'node:fs';

/** Flags for a Chromium that draws the same picture every time and talks to nobody. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
];

/**
 * Where the browser for tests is: `CHROMIUM_PATH` if set, else the pinned one from npm on Linux x64, else Playwright's
 * own (undefined). Pictures are compared in the pinned one only.
 */
export async function chromiumPath(): Promise<string | undefined> {
  const configured = process.env.CHROMIUM_PATH;
  if (configured && existsSync(configured)) return configured;
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // Makes the package unpack the shared libraries it brings, so that nothing has to be installed on the machine.
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  return chromium.executablePath();
}
