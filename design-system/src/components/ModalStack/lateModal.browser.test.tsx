import { Suspense } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { lateModal } from './lateModal.ts';

const place = document.body.appendChild(document.createElement('div'));
let root: Root | undefined;
afterEach(() => flushSync(() => root?.unmount()));

const Content = () => <p>Content</p>;
const draw = (Late: ReturnType<typeof lateModal<object>>) => {
  const made = createRoot(place);
  root = made;
  flushSync(() =>
    made.render(
      <Suspense fallback="Waits">
        <Late />
      </Suspense>,
    ),
  );
};

test('a modal waits for its code and is drawn when that has come', async () => {
  draw(lateModal(async () => ({ default: Content })));

  expect(place.textContent).toBe('Waits');
  await expect.poll(() => place.textContent).toBe('Content');
});

test('code that was loaded ahead is drawn in the frame that asks for it', async () => {
  const Late = lateModal(async () => ({ default: Content }));
  await Late.preload();

  draw(Late);
  expect(place.textContent).toBe('Content');
});

test('code that did not come is asked for again when the modal is opened next', async () => {
  let tries = 0;
  const Late = lateModal(async () => {
    tries += 1;
    if (tries === 1) throw new Error('No network.');
    return { default: Content };
  });
  await expect(Late.preload()).rejects.toThrow('No network.');

  await Late.preload();
  draw(Late);
  expect(place.textContent).toBe('Content');
});
