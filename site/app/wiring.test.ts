import { expect, test, vi } from 'vitest';
import { createWiringLoader } from './wiring.ts';

/** A browser in which the first tries fail, and then none does. */
function aBrowser(failures: number) {
  const done: string[] = [];
  let left = failures;
  const trying = (name: string) => async () => {
    done.push(name);
    if (left > 0) throw new Error(`failure ${failures - (left -= 1)}`);
  };
  const report = vi.fn<(error: unknown) => void>();
  const load = createWiringLoader({
    painted: async () => void done.push('painted'),
    load: trying('load'),
    loadAnew: trying('anew'),
    report,
  });
  return { done, report, load };
}

test('what other features do is loaded once, after the press is painted', async () => {
  const { done, report, load } = aBrowser(0);

  await Promise.all([load(), load()]);
  await load();

  expect(done).toEqual(['painted', 'load']);
  expect(report).not.toHaveBeenCalled();
});

test('what does not load at first is asked for once more, and then it is there', async () => {
  const { done, report, load } = aBrowser(1);

  await load();
  await load();

  expect(done).toEqual(['painted', 'load', 'anew']);
  expect(report).not.toHaveBeenCalled();
});

test('what does not load at all is reported, is no failure of the change, and the next change tries again', async () => {
  const { done, report, load } = aBrowser(2);

  await expect(load()).resolves.toBeUndefined();
  expect(report.mock.calls).toEqual([[new Error('failure 2')]]);

  await load();
  expect(done.slice(3)).toEqual(['painted', 'load']);
  expect(report).toHaveBeenCalledTimes(1);
});
