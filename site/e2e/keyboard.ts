import type { Page } from '@playwright/test';

/** What has the focus, by all that names it. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    const labels = element && 'labels' in element ? [...((element.labels as NodeList | null) ?? [])] : [];
    return [
      element?.getAttribute('aria-label'),
      ...labels.map((label) => label.textContent),
      element?.textContent,
    ]
      .filter(Boolean)
      .join(' ');
  });

/** Goes on with Tab until something with this name has the focus. */
export async function tabTo(page: Page, name: RegExp, most = 120) {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    if (name.test(await focusedName(page))) return;
  }
  throw new Error(`Tab never came to ${name}.`);
}
