import { expect, test, vi } from 'vitest';
import { oncePainted, painted } from './painted.ts';

const press = (kind: string) => document.body.dispatchEvent(new Event(kind, { bubbles: true }));

test('what a press asks for is done once, after its frame', async () => {
  const work = vi.fn<() => void>();

  oncePainted(work);

  expect(work).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce());
  press('click');
  expect(work).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'keydown', 'click'])('a %s before that finds it done', async (kind) => {
  const done: string[] = [];
  document.body.addEventListener(kind, () => done.push('next press'), { once: true });

  oncePainted(() => done.push('work'));
  press(kind);

  expect(done).toEqual(['work', 'next press']);
  await painted();
  expect(done).toEqual(['work', 'next press']);
});

test('work that was called off is not done, after the frame or with a press', async () => {
  const work = vi.fn<() => void>();

  oncePainted(work)();
  press('keydown');
  await painted();

  expect(work).not.toHaveBeenCalled();
});
