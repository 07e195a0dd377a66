import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test, type Locator, type Page } from '@playwright/test';

/** How a page is photographed. */
interface Picture {
  fullPage: boolean;
  /** What is painted over, since it is another every time. */
  mask: Locator[];
}

/**
 * Compares the page with its baseline, whose name is given as the parts of a path. A picture that is the same file is not
 * taken apart: the browser writes the same bytes for the same pixels, and to decode them costs more than to take them.
 */
export async function expectPicture(page: Page, name: string[], { fullPage, mask }: Picture) {
  // From the top: a scrolled page moves while the browser enlarges its window to the whole of it, and what sticks to the
  // window moves along. In its place it lies between two pixels, and is drawn on either of them: so nothing sticks.
  if (fullPage) await page.evaluate(toTop);
  const baseline = test.info().snapshotPath(...name);
  if (existsSync(baseline)) {
    const taken = await page.screenshot({
      fullPage,
      mask,
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
    });
    if (taken.equals(readFileSync(baseline))) return;
  }
  await expect.soft(page).toHaveScreenshot(name, { fullPage, mask });
}

const toTop = () => {
  scrollTo(0, 0);
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position, top, bottom } = getComputedStyle(element);
    const sticksToWindow = position === 'sticky' && (top !== 'auto' || bottom !== 'auto');
    if (sticksToWindow) Object.assign(element.style, { position: 'relative', inset: 'auto' });
  }
};

/** Baselines of a title that are none of its pictures any more. */
export function leftovers(title: string, names: readonly string[]): string[] {
  const folder = test.info().snapshotPath(title);
  return existsSync(folder) ? readdirSync(folder).filter((name) => !names.includes(name)) : [];
}
