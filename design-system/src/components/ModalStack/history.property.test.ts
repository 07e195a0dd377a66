import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserHistoryPort } from './browserHistoryPort.ts';
import { createModalStack } from './createModalStack.ts';
import { historyGate } from './historyGate.ts';
import { fakeBrowser, fakeRouter } from './fakeBrowser.ts';
import { markOf } from './mark.ts';

type Modals = { modal: object };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Everything arrives, and moves that fell off the end of history are noticed as such. */
function rest(browser: ReturnType<typeof fakeBrowser>) {
  for (let attempts = 0; attempts < 4; attempts += 1) {
    browser.flush();
    vi.runOnlyPendingTimers();
  }
}

const steps = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: fc.constant('open' as const) },
    { weight: 3, arbitrary: fc.constantFrom('close' as const, 'back' as const) },
    {
      weight: 2,
      arbitrary: fc.constantFrom(
        'forward',
        'closeAll',
        'closeLowest',
        'follow',
        'rewrite',
        'push',
        'reload',
        'arrive' as const,
      ),
    },
  ),
  { maxLength: 40 },
);

/** A visit whose every step is one of the above; between steps moves through history may still be under way. */
function walk(names: readonly string[]) {
  const browser = fakeBrowser();
  let gate = historyGate(browser.window);
  let router = fakeRouter(browser.window);
  const begin = () => {
    const stack = createModalStack<Modals>({
      history: browserHistoryPort(browser.window, {
        gate,
        navigate: (to, options) => router.navigate(to, options),
      }),
    });
    router.whenWritten(stack.addressChanged);
    return stack;
  };
  let stack = begin();
  let page = 0;
  const tally = { opened: 0, closed: 0, lost: 0 };
  const count = () => {
    stack.onOpened(() => void (tally.opened += 1));
    stack.onClosed(() => void (tally.closed += 1));
  };
  count();

  const next = () => `/page-${(page += 1)}`;
  const does: Record<string, () => void> = {
    open: () => stack.open('modal', {}),
    close: () => stack.close(),
    closeLowest: () => stack.close(stack.getSnapshot()[0]?.key),
    closeAll: () => stack.closeAll(),
    back: () => browser.window.history.go(-1),
    forward: () => browser.window.history.go(1),
    arrive: () => browser.step(),
    follow: () => stack.follow(next()),
    rewrite: () => stack.rewrite(next()),
    push: () => {
      browser.flush();
      router.navigate(next(), { replace: false });
    },
    reload() {
      tally.lost += stack.getSnapshot().length;
      stack.stop();
      browser.reload();
      gate = historyGate(browser.window);
      router = fakeRouter(browser.window);
      stack = begin();
      count();
    },
  };
  for (const name of names) does[name]?.();
  rest(browser);
  return { browser, router, stack, tally };
}

test('no sequence of steps leaves an orphan entry, a lost modal, or a router that is mistaken about the page', () => {
  fc.assert(
    fc.property(steps, (names) => {
      const { browser, router, stack, tally } = walk(names);

      const open = stack.getSnapshot().length;
      expect(markOf(browser.here())?.depth ?? 0).toBe(open);
      expect(tally.opened - tally.closed - tally.lost).toBe(open);
      expect(router.location()).toBe(browser.here().url);

      stack.closeAll();
      rest(browser);
      expect(markOf(browser.here())?.depth ?? 0).toBe(0);
      expect(router.location()).toBe(browser.here().url);
    }),
    { numRuns: 1000, seed: 20261121 },
  );
});

test('as many closings as openings lead back to the entry it began at', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }),
      fc.array(fc.boolean(), { maxLength: 8 }),
      (modals, byBack) => {
        const { browser, stack } = walk(Array.from({ length: modals }, () => 'open'));

        for (let left = modals; left > 0; left -= 1) {
          if (byBack[left]) browser.window.history.go(-1);
          else stack.close();
          browser.flush();
        }

        expect(browser.index()).toBe(0);
        expect(stack.getSnapshot()).toEqual([]);
      },
    ),
    { numRuns: 100, seed: 20261121 },
  );
});
