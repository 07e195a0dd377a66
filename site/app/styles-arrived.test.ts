import { afterEach, expect, test, vi } from 'vitest';
import { stylesArrived } from './styles-arrived.ts';

afterEach(() => vi.unstubAllGlobals());

/** A document whose head has so many links for styles that are on their way. */
function headWith(count: number) {
  const links = Array.from({ length: count }, () => new EventTarget());
  vi.stubGlobal('document', { head: { querySelectorAll: () => links } });
  return links;
}

test('a failure waits until each of the styles came, or did not', async () => {
  const [first, second] = headWith(2);
  const arrived = vi.fn();
  const waiting = stylesArrived().then(arrived);

  first?.dispatchEvent(new Event('load'));
  await Promise.resolve();
  expect(arrived).not.toHaveBeenCalled();

  second?.dispatchEvent(new Event('error'));
  await waiting;
  expect(arrived).toHaveBeenCalledOnce();
});

test('without styles on their way, and on the server, nothing is waited for', async () => {
  headWith(0);
  await expect(stylesArrived()).resolves.toBeUndefined();

  vi.unstubAllGlobals();
  await expect(stylesArrived()).resolves.toBeUndefined();
});
