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

/** Draws a page with a part whose code is lost; answers what draws it with another title. */
function drawLostPart(): (title: string) => void {
  const Lost = lazyView<object>(() => Promise.reject(new TypeError('gone')));
  // The failure is shown by the boundary, and need not stand in the console.
  const drawn = createRoot(place, { onCaughtError: () => {} });
  root = drawn;
  const draw = (title: string) =>
    drawn.render(
      <Boundary>
        {title}{' '}
        <Suspense fallback="waits">
          <Lost />
        </Suspense>
      </Boundary>,
    );
  draw('Page');
  return draw;
}

test('a part whose code is lost leaves the page as it is until it is known that the page is not loaded again', async () => {
  const decision = Promise.withResolvers<void>();
  const decide = vi.fn(() => decision.promise);
  awaitLostCode(decide);

  const draw = drawLostPart();
  await vi.waitFor(() => expect(decide).toHaveBeenCalled());
  // What has failed by now would be drawn with the next title.
  for (const title of ['First', 'Second', 'Third']) {
    draw(title);
    await expect.poll(() => place.textContent).toBe(`${title} waits`);
  }

  decision.resolve();
  await expect.poll(() => place.textContent).toBe('Failed');
});

test('a modal whose code is lost fails once it is known that the page is not loaded again', async () => {
  const decision = Promise.withResolvers<void>();
  const decide = vi.fn(() => decision.promise);
  awaitLostCode(decide);
  const failed = vi.fn<(error: Error) => void>();

  lateModal(() => Promise.reject(new TypeError('gone')))
    .preload()
    .catch(failed);
  await vi.waitFor(() => expect(decide).toHaveBeenCalled());
  expect(failed).not.toHaveBeenCalled();

  decision.resolve();
  await vi.waitFor(() => expect(failed).toHaveBeenCalledWith(new TypeError('gone')));
});
