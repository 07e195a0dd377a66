import { expect, test } from 'vitest';
import { brokenBudgets, isDisturbed, leastOf, unreached, type Measured } from './budgets.ts';
import type { Score } from './lighthouse.ts';

const score = (changes: Partial<Score> = {}): Score => ({
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
  firstContentfulPaint: 1000,
  largestContentfulPaint: 1300,
  totalBlockingTime: 100,
  mainThreadWork: 1600,
  cumulativeLayoutShift: 0,
  processorWork: 1600,
  processorBlocking: 100,
  processorPerformance: 97,
  ...changes,
});
const control = (changes: Partial<Score> = {}) =>
  score({ mainThreadWork: 1000, processorWork: 1000, processorPerformance: 98, ...changes });
const press = { x1: 40, x4: 130 };

const measured = (changes: Partial<Measured['lighthouse']> = {}): Measured => ({
  server: {
    processorTimeOfMember: { listing: { shared: 12 }, product: { shared: 9 }, personal: { shared: 3 } },
  },
  weights: { listing: { script: 135, style: 8, html: 20 } },
  clicks: {
    productAfterHover: press,
    productWithoutHover: press,
    addToCart: press,
    facet: press,
    modal: press,
    menu: press,
    cart: press,
    suggestions: { x1: 50, x4: 100 },
    point: { x1: 30, x4: 50 },
  },
  searching: { hints: { p50: 5, p95: 20, p99: 30 }, search: { p50: 8, p95: 40, p99: 60 } },
  lighthouse: {
    control: control(),
    static: score({ largestContentfulPaint: 1000 }),
    main: score(),
    listing: score(),
    product: score(),
    ...changes,
  },
});

test('figures that are just within their budgets break none', () => {
  expect(brokenBudgets(measured())).toEqual([]);
});

test('work is measured by the control of the same run, and a broken budget says by how much', () => {
  const product = score({ processorWork: 3110, processorBlocking: 210, processorPerformance: 96 });

  expect(brokenBudgets(measured({ product }))).toEqual([
    "product: main-thread work, times the control's: 3.11, at most 3.1",
    "product: blocking time, of the control's work: 0.21, at most 0.2",
    "product: points of performance below the control's: 2, at most 1",
  ]);
});

test('work by the clock is told beside what was asked, and breaks nothing however busy the machine is', () => {
  const main = score({ mainThreadWork: 9000, totalBlockingTime: 3000, performance: 60 });

  expect(brokenBudgets(measured({ main }))).toEqual([]);
  expect(unreached(measured({ main }))).toEqual([
    "main: main-thread work by the clock, times the control's: 9, asked 1.6",
    'main: blocking time by the clock, ms: 3000, asked 150',
    'main: points of performance by the clock below 100: 40, asked 3',
  ]);
});

test('times may be longer by as much as the machine is slower than that for which they were asked, never shorter', () => {
  const onMachine = (controlWork: number, x1: number) => ({
    ...measured({ control: control({ mainThreadWork: controlWork }) }),
    clicks: { ...measured().clicks, facet: { x1, x4: 130 } },
  });

  expect(brokenBudgets(onMachine(2952, 120))).toEqual([]);
  expect(unreached(onMachine(2952, 120))).toEqual(['facet, ms: 120, asked 60']);
  expect(brokenBudgets(onMachine(2952, 121))).toEqual(['facet, ms: 121, at most 120']);
  expect(brokenBudgets(onMachine(1000, 61))).toEqual(['facet, ms: 61, at most 60']);
});

test('the times of a limit may be longer by as much as the machine is slower than that on which they were taken', () => {
  const onMachine = (controlWork: number, x1: number) => ({
    ...measured({ control: control({ mainThreadWork: controlWork }) }),
    clicks: { ...measured().clicks, productAfterHover: { x1, x4: 130 } },
  });

  expect(brokenBudgets(onMachine(2000, 240))).toEqual([]);
  expect(brokenBudgets(onMachine(2000, 241))).toEqual(['productAfterHover, ms: 241, at most 240']);
  expect(brokenBudgets(onMachine(900, 121))).toEqual(['productAfterHover, ms: 121, at most 120']);
});

test('of two runs the lesser of each figure counts, the control’s too, so that a slow control hides nothing', () => {
  const once = measured({ product: score({ processorWork: 3200 }), main: score({ processorWork: 2700 }) });
  const again = measured({
    control: control({ processorWork: 1400 }),
    product: score({ processorWork: 2700 }),
    main: score({ processorWork: 2600, performance: 99, processorPerformance: 98 }),
  });
  const least = leastOf(once, again);

  expect(least.lighthouse.main).toMatchObject({ performance: 99, processorPerformance: 98 });
  expect(brokenBudgets({ ...once, ...least })).toEqual([
    "main: main-thread work, times the control's: 2.6, at most 2.5",
  ]);
});

test('a figure that could not be measured breaks its budget', () => {
  expect(brokenBudgets(measured({ main: score({ processorBlocking: Number.NaN }) }))).toEqual([
    "main: blocking time, of the control's work: NaN, at most 0.15",
  ]);
});

test('a figure whose limit is known may be that much, and is still told apart from what was asked', () => {
  const within = { ...measured(), weights: { main: { script: 147, style: 8, html: 20 } } };
  const over = { ...measured(), weights: { main: { script: 147.1, style: 8, html: 20 } } };

  expect(brokenBudgets(within)).toEqual([]);
  expect(unreached(within)).toEqual(['main: scripts, kB: 147, asked 135']);
  expect(brokenBudgets(over)).toEqual(['main: scripts, kB: 147.1, at most 147']);
  expect(unreached(over)).toEqual([]);
});

test('points are lost by times, so a slower machine may lose more of them', () => {
  const onMachine = (controlWork: number, processorPerformance: number) =>
    measured({
      control: control({ mainThreadWork: controlWork }),
      product: score({ processorPerformance }),
    });

  expect(brokenBudgets(onMachine(4428, 95))).toEqual([]);
  expect(brokenBudgets(onMachine(4428, 94))).toEqual([
    "product: points of performance below the control's: 4, at most 3",
  ]);
});

test('times may have been disturbed by the machine, and are worth measuring once more; bytes never', () => {
  const heavy = { ...measured(), weights: { main: { script: 147.1, style: 8, html: 20 } } };
  const slow = { ...measured(), clicks: { ...measured().clicks, facet: { x1: 61, x4: 130 } } };

  expect([heavy, slow, measured()].map(isDisturbed)).toEqual([false, true, false]);
});

test('the largest paint of a listing has a limit of its own, and is asked to be at most 1.3 times the static page’s', () => {
  const paintedAt = (largestContentfulPaint: number) =>
    measured({ listing: score({ largestContentfulPaint }) });

  expect(unreached(paintedAt(1301))).toEqual(['listing: largest paint, ms: 1301, asked 1300']);
  expect(brokenBudgets(paintedAt(1750))).toEqual([]);
  expect(brokenBudgets(paintedAt(1751))).toEqual(['listing: largest paint, ms: 1751, at most 1750']);
});

test('nothing is said of figures that are what was asked', () => {
  expect(unreached(measured())).toEqual([]);
});
