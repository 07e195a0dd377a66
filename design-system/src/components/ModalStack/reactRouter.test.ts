import { createBrowserRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { browserHistoryPort } from './browserHistoryPort.ts';
import { createModalStack } from './createModalStack.ts';
import { historyGate } from './historyGate.ts';
import { fakeBrowser } from './fakeBrowser.ts';

/** The router itself, on a listing that counts how often its data is asked for. */
async function visitListing() {
  const browser = fakeBrowser('https://rukav.test/platya');
  const window: unknown = Object.assign(Object.create(browser.window), {
    document: { createElement: () => ({}) },
  });
  const gate = historyGate(browser.window);
  const loader = vi.fn<() => null>(() => null);
  const router = createBrowserRouter([{ path: '*', loader, Component: () => null }], {
    window: window as Window,
    hydrationData: { loaderData: { '0': null } },
  });
  const stack = createModalStack<{ sizes: object }>({
    history: browserHistoryPort(browser.window, {
      gate,
      navigate: (to, options) => void router.navigate(to, options),
    }),
  });
  router.subscribe(({ navigation }) => navigation.state === 'idle' && stack.addressChanged());
  const idle = () => vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  await idle();
  loader.mockClear();
  return { browser, router, stack, loader, idle };
}

const path = (url: string) => new URL(url).pathname + new URL(url).search;

test('React Router asks for no data and keeps its location while modals open and close', async () => {
  const { browser, router, stack, loader, idle } = await visitListing();
  const before = router.state.location;

  stack.open('sizes', {});
  stack.open('sizes', {});
  browser.window.history.go(-1);
  browser.flush();
  stack.close();
  browser.flush();
  browser.window.history.go(1);
  browser.flush();
  await idle();

  expect(loader).not.toHaveBeenCalled();
  expect(router.state.location).toBe(before);
  expect(browser.index()).toBe(0);
});

test('React Router’s own Back works after a link was followed from a modal', async () => {
  const { browser, router, stack, idle } = await visitListing();
  stack.open('sizes', {});

  stack.follow('/oferta');
  browser.flush();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/oferta'));
  expect(stack.getSnapshot()).toEqual([]);
  expect(browser.index()).toBe(1);

  browser.window.history.go(-1);
  browser.flush();
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/platya'));
  await idle();
  expect(path(browser.here().url)).toBe('/platya');
});

test('an address written by React Router under a modal is the page’s when the modal is gone', async () => {
  const { browser, router, stack, loader, idle } = await visitListing();
  stack.open('sizes', {});

  stack.rewrite('/platya?size=44');
  await vi.waitFor(() => expect(router.state.location.search).toBe('?size=44'));
  loader.mockClear();
  stack.close();
  browser.flush();
  await idle();

  expect(path(browser.here().url)).toBe('/platya?size=44');
  expect(router.state.location.search).toBe('?size=44');
  expect(browser.here().state).toMatchObject({ key: router.state.location.key, idx: 0 });
  expect(loader).not.toHaveBeenCalled();
});
