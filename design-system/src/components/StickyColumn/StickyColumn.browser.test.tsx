import { afterAll, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { show } from '../../internal/bench.tsx';
import '../../theme/index.ts';
import { StickyColumn } from './index.ts';

const before = [innerWidth, innerHeight] as const;
afterAll(() => page.viewport(...before));
beforeEach(() => page.viewport(1280, 640));

/** A column of this height beside a page of 3,000 px, with a link at either end. */
const besideAPage = (height: number) =>
  show(
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 400px', alignItems: 'start' }}>
      <div style={{ blockSize: 3000 }} />
      <StickyColumn>
        <div style={{ display: 'grid', alignContent: 'space-between', blockSize: height }}>
          <a href="#first">Первая</a>
          <a href="#last">Последняя</a>
        </div>
      </StickyColumn>
    </div>,
  );
const first = page.getByRole('link', { name: 'Первая' });
const last = page.getByRole('link', { name: 'Последняя' });
const topOf = (link: typeof first) => link.element().getBoundingClientRect().top;

test('a column that fits stays below the header of the page', async () => {
  besideAPage(400);
  window.scrollTo({ top: 1200 });

  await expect.poll(() => topOf(first)).toBe(120);
});

test('the end of a column that is taller than the window comes into sight, and stays', async () => {
  besideAPage(900);
  (last.element() as HTMLElement).focus();

  await expect.poll(() => last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
  window.scrollTo({ top: 2000 });
  await expect.poll(() => last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
  expect(topOf(last)).toBeGreaterThan(0);
});

test('it follows what it holds as that grows', async () => {
  besideAPage(400);
  window.scrollTo({ top: 1200 });
  await expect.poll(() => topOf(first)).toBe(120);

  (first.element().parentElement as HTMLElement).style.blockSize = '900px';

  await expect.poll(() => last.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
});

test('below the width of a desktop it stands in the page', async () => {
  await page.viewport(768, 640);
  besideAPage(400);

  expect(getComputedStyle(first.element().closest('div')?.parentElement as Element).position).toBe('static');
});
