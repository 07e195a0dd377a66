import { browserHistoryPort } from './browserHistoryPort.ts';
import { createModalStack } from './createModalStack.ts';
import { historyGate } from './historyGate.ts';
import { fakeBrowser, fakeRouter } from './fakeBrowser.ts';

/** The modals of the visits. */
export type Modals = { filters: { size: string }; size: object; hamburger: object };

/** A visit to the store, with a modal stack on a pretended browser and router. */
export function visit(browser = fakeBrowser()) {
  const gate = historyGate(browser.window);
  const router = fakeRouter(browser.window);
  const stack = createModalStack<Modals>({
    history: browserHistoryPort(browser.window, { ...router, gate }),
  });
  router.whenWritten(stack.addressChanged);
  const ids = () => stack.getSnapshot().map(({ id }) => id);
  const path = () => new URL(browser.here().url).pathname + new URL(browser.here().url).search;
  return { browser, router, stack, ids, path };
}

/** A listing reached from the main page. */
export function visitListing() {
  const visited = visit();
  visited.router.navigate('/platya', { replace: false });
  return visited;
}
