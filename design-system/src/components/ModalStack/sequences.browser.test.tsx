import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Modal } from '../Modal/index.ts';
import { markOf } from './mark.ts';
import { atRest, pageWithModals } from './modalBench.tsx';

const Any = () => <Modal title="Модальное окно">Текст</Modal>;

const steps = fc.array(
  fc.constantFrom('open', 'open', 'open', 'close', 'back', 'forward', 'closeAll', 'rewrite', 'rest'),
  { minLength: 3, maxLength: 10 },
);

test(
  'no sequence in a real browser leaves a locked page, an inert page, or an orphan entry',
  { timeout: 60_000 },
  async () => {
    const visit = pageWithModals<{ any: object }>({ any: Any });
    const { stack } = visit;
    let pages = 0;
    let path = window.location.pathname;
    const does: Record<string, () => unknown> = {
      open: () => stack.open('any', {}),
      close: () => stack.close(),
      // Never further back than the entry the page began at: another page is the test runner's.
      async back() {
        await atRest();
        if (stack.getSnapshot().length > 0) window.history.back();
        await atRest();
      },
      async forward() {
        await atRest();
        window.history.forward();
        await atRest();
      },
      closeAll: () => stack.closeAll(),
      rewrite() {
        pages += 1;
        path = `/page-${pages}`;
        stack.rewrite(path);
      },
      rest: atRest,
    };

    await fc.assert(
      fc.asyncProperty(steps, async (names) => {
        for (const name of names) {
          await does[name]?.();
          if (name === 'back') await atRest();
        }
        await atRest();
        await expect.poll(depth).toBe(stack.getSnapshot().length);

        stack.closeAll();
        await expect.poll(depth).toBe(0);
        await expect.poll(() => document.querySelector('[role="dialog"]')).toBeNull();
        expect(document.querySelectorAll('[inert], [aria-hidden="true"]:not(svg)')).toHaveLength(0);
        expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden');
        expect(window.location.pathname).toBe(path);
      }),
      { numRuns: 12, seed: 20261121 },
    );
    await visit.clear();
  },
);

const depth = () => markOf({ url: '', state: window.history.state })?.depth ?? 0;
