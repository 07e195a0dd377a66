import { afterAll, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { breakpoints, media } from './breakpoints.ts';

const { innerWidth, innerHeight } = window;
afterAll(() => page.viewport(innerWidth, innerHeight));

const queries = {
  mobile: media.mobile,
  tablet: `${media.tablet} and ${media.belowDesktop.replace('screen and ', '')}`,
  desktop: media.desktop,
};

test.each([
  [320, 'mobile'],
  [breakpoints.tablet - 1, 'mobile'],
  [breakpoints.tablet, 'tablet'],
  [breakpoints.desktop - 1, 'tablet'],
  [breakpoints.desktop, 'desktop'],
  [1920, 'desktop'],
])('a window %d wide is of one kind, %s [SHELL-36 SHELL-37]', async (width, kind) => {
  await page.viewport(width, 600);
  await expect.poll(() => window.innerWidth).toBe(width);

  const matching = Object.entries(queries).filter(([, query]) => window.matchMedia(query).matches);

  expect(matching.map(([name]) => name)).toEqual([kind]);
  expect(window.matchMedia(media.belowDesktop).matches).toBe(kind !== 'desktop');
});

test('mobile ends under 768, tablet under 992 [SHELL-37]', () => {
  expect(breakpoints).toEqual({ tablet: 768, desktop: 992 });
});
