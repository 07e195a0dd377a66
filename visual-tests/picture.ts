import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { haveSamePixels, packed, unpacked, write } from './packed.ts';

/** How a page is photographed. */
interface Picture {
  fullPage: boolean;
  /** What is painted over, since it is another every time. */
  mask: Locator[];
  /** Number of pixels that may differ. @default 20 */
  maxDiffPixels?: number;
}

const folder = new URL('baselines/', import.meta.url);

/**
 * Compares the page with its baseline, whose name is given as its path in their folder, without an extension. Playwright compares, and
 * reports, only pictures that are not the same pixel by pixel. A run that updates baselines takes over what Playwright writes.
 */
export async function expectPicture(page: Page, name: string, { fullPage, mask, ...tolerance }: Picture) {
  // From the top: a scrolled page moves while the browser enlarges its window to the whole of it, and what sticks to the
  // window moves along. In its place it lies between two pixels, and is drawn on either of them: so nothing sticks.
  if (fullPage) await page.evaluate(toTop);
  const file = fileURLToPath(new URL(`${name}.webp`, folder));
  const baseline = existsSync(file) ? readFileSync(file) : undefined;
  const options = { fullPage, mask, animations: 'disabled', caret: 'hide', scale: 'css' } as const;
  if (baseline && (await haveSamePixels(await page.screenshot(options), baseline))) return;

  // Playwright reads and writes PNG.
  const path = `${name}.png`.split('/');
  const png = test.info().snapshotPath(...path);
  if (baseline) write(png, await unpacked(baseline));
  await expect.soft(page).toHaveScreenshot(path, { ...options, ...tolerance });
  if (test.info().config.updateSnapshots === 'none') return;
  const kept = readFileSync(png);
  if (!baseline || !(await haveSamePixels(kept, baseline))) write(file, await packed(kept));
}

const toTop = () => {
  scrollTo(0, 0);
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position, top, bottom } = getComputedStyle(element);
    const sticksToWindow = position === 'sticky' && (top !== 'auto' || bottom !== 'auto');
    if (sticksToWindow) Object.assign(element.style, { position: 'relative', inset: 'auto' });
  }
};

/** Names of every baseline that there is: its path in their folder, without the extension. */
export const baselines: readonly string[] = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.webp'))
  .map((file) => file.slice(0, -'.webp'.length));
