import { expect, test as base, type Locator, type Page } from '@playwright/test';
import { recordRequests } from './recorded.ts';

export { expect, type Page };

interface Options {
  /** What a test brings about on purpose, such as the refusal of a page that is not there. */
  forgives: readonly RegExp[];
  /** Whether the notice about cookies has been answered before. */
  hasConsented: boolean;
}

/** Hears everything that a page should not have said. */
function hearComplaints(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A prefetch that is not needed any more, or a page that was left.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`request failed: ${request.url()} ${reason}`);
  });
  return complaints;
}

/** A test whose page may not complain: no warning, no error, no failed request. */
export const test = base.extend<Options>({
  forgives: [[], { option: true }],
  hasConsented: [true, { option: true }],
  context: async ({ context, baseURL, hasConsented }, provide) => {
    if (hasConsented) await context.addCookies([{ name: 'consent', value: 'necessary', url: baseURL ?? '' }]);
    const written = recordRequests(context);
    await provide(context);
    await written();
  },
  page: async ({ page, forgives }, provide, about) => {
    const complaints = hearComplaints(page);
    await provide(page);
    // Where only the output of a run is kept, it tells what was in sight when a test failed.
    if (about.status !== about.expectedStatus) console.log(await page.locator('body').ariaSnapshot());
    const unforgiven = complaints.filter((one) => !forgives.some((pattern) => pattern.test(one)));
    expect(unforgiven, 'the page complained').toEqual([]);
  },
});

/** Waits until the page hears what is pressed: React has taken it over, but for the parts that wake when they are touched. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const [, root] = Object.entries(document).find(([key]) => key.startsWith('__reactContainer')) ?? [];
    return root?.stateNode.current.memoizedState.isDehydrated === false;
  });

/** Keeps the scripts of the pages that are opened from now on away; what it gives lets them come. */
export async function asleep(page: Page): Promise<() => void> {
  const woken = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await woken.promise;
    await route.continue();
  });
  return woken.resolve;
}

/** Opens an address of the store and waits until it can be used. */
export async function open(page: Page, path: string) {
  const response = await page.goto(path);
  await hydrated(page);
  return response;
}

/** The language and the country of the visitor, kept from an earlier visit. */
export const comeFrom = (page: Page, locale: 'ru-RU' | 'ru-KZ' | 'kk-KZ', baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);

/** Chooses a radio by its label, once the page has come to rest around it. */
export async function pick(radio: Locator) {
  await radio.locator('xpath=ancestor::label[1]').click();
  await expect(radio).toBeChecked();
}

/** The tiles of a listing that are products. */
export const productTiles = (page: Page, name: string | RegExp = 'Товары') =>
  page
    .getByRole('list', { name })
    .locator(':scope > li')
    .filter({ has: page.locator('a[href^="/product/"]') });

/** Keeps the answers of an address back until they are let go. */
export async function holdBack(page: Page, pattern: RegExp) {
  const gate = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(pattern, async (route) => {
    asked.resolve();
    await gate.promise;
    await route.continue();
  });
  return { asked: asked.promise, letGo: gate.resolve };
}
