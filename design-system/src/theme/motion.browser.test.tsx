import type { CSSProperties } from 'react';
import { expect, test } from 'vitest';
import { show } from '../internal/bench.tsx';

/** A box whose style the browser knows already, so that a change of it is one. */
function boxWith(style: CSSProperties) {
  const box = show(<div style={style}>Платье</div>).firstElementChild as HTMLElement;
  getComputedStyle(box).getPropertyValue('padding');
  return box;
}

test('asked for less motion, a change stands at once and takes no moment (2.3.3)', () => {
  expect(matchMedia('(prefers-reduced-motion: reduce)').matches).toBe(true);

  for (const transition of ['', 'padding 2s', 'all 2s']) {
    const box = boxWith({ transition });
    box.style.padding = '40px';

    expect(getComputedStyle(box).paddingTop).toBe('40px');
    expect(box.getAnimations()).toEqual([]);
  }
});

test('asked for less motion, what shows itself only after a while still waits, and then is there', async () => {
  const box = boxWith({ opacity: 0, transition: 'opacity 2s 150ms' });
  box.style.opacity = '1';

  expect(getComputedStyle(box).opacity).toBe('0');
  expect(box.getAnimations().map((one) => one.effect?.getComputedTiming().activeDuration)).toEqual([0]);
  await expect.poll(() => getComputedStyle(box).opacity).toBe('1');
});
