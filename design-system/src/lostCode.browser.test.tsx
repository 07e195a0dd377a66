import { Component, Suspense, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { lateModal } from './components/ModalStack/lateModal.ts';
import { lazyView } from './lazyView.ts';
import { awaitLostCode } from './lostCode.ts';

const place = document.body.appendChild(document.createElement('div'));
let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  awaitLostCode(async () => {});
});

class Boundary extends Component<{ children: ReactNode }> {
  override state = { isFailed: false };
  static getDerivedStateFromError() {
    return { isFailed: true };
  }
  override render() {
    return this.state.isFailed ? 'Failed' : this.props.children;
  }
}

/** Draws a page with a part whose code is lost. */
function drawLostPart() {
  const Lost = lazyView<object>(() => Promise.reject(new TypeError('gone')));
  // The failure is shown by the boundary, and need not stand in the console.
  root = createRoot(place, { onCaughtError: () => {} });
  root.render(
    <Boundary>
      Page{' '}
      <Suspense fallback="waits">
        <Lost />
      </Suspense>
    </Boundary>,
  );
}

test('a part whose code is lost leaves the page as it is until it is known that the page is not loaded again', async () => {
  const decision = Promise.withResolvers<void>();
  awaitLostCode(() => decision.promise);

  drawLostPart();
  await expect.poll(() => place.textContent).toBe('Page waits');
  await new Promise((resolve) => setTimeout(resolve));
  expect(place.textContent).toBe('Page waits');

  decision.resolve();
  await expect.poll(() => place.textContent).toBe('Failed');
});

test('a modal whose code is lost fails once it is known that the page is not loaded again', async () => {
  const decision = Promise.withResolvers<void>();
  awaitLostCode(() => decision.promise);
  const failed = vi.fn<(error: Error) => void>();

  lateModal(() => Promise.reject(new TypeError('gone')))
    .preload()
    .catch(failed);
  await new Promise((resolve) => setTimeout(resolve));
  expect(failed).not.toHaveBeenCalled();

  decision.resolve();
  await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(new TypeError('gone')));
});
