import type { Interactions } from './interactions.ts';
import type { Score } from './lighthouse.ts';
import type { Searching } from './searching.ts';
import type { Weight } from './weights.ts';

/** What the budgets look at. */
export interface Measured {
  server: { processorTimeOfMember: Record<'listing' | 'product' | 'personal', { shared: number }> };
  weights: Record<string, Weight>;
  clicks: Interactions;
  searching: Pick<Searching, 'hints' | 'search'>;
  lighthouse: Record<'control' | 'static' | 'main' | 'listing' | 'product', Score>;
}

/** A figure, and the most that it may be. */
interface Line {
  of: string;
  is: number;
  most: number;
}

const pages = ['main', 'listing', 'product'] as const;

const mostMs: Record<keyof Interactions, { x1: number; x4: number }> = {
  productAfterHover: { x1: 60, x4: 180 },
  productWithoutHover: { x1: 120, x4: 350 },
  addToCart: { x1: 40, x4: 130 },
  facet: { x1: 60, x4: 200 },
  modal: { x1: 60, x4: 200 },
  menu: { x1: 60, x4: 200 },
  cart: { x1: 60, x4: 200 },
  suggestions: { x1: 50, x4: 100 },
  point: { x1: 30, x4: 50 },
};

/**
 * Kilobytes of a first load, processor time of a member's page, work beside that of the control page of the same run, and how
 * soon a press or a search is answered.
 */
function linesOf({ server, weights, clicks, searching, lighthouse }: Measured): Line[] {
  const ratio = (one: number, other: number) => Math.round((one / other) * 100) / 100;
  const { control, static: plain, listing } = lighthouse;
  return [
    ...Object.entries(weights).flatMap(([page, { script, style, html }]) => [
      { of: `${page}: scripts, kB`, is: script, most: page.startsWith('payment') ? 150 : 135 },
      { of: `${page}: styles, kB`, is: style, most: 8 },
      { of: `${page}: HTML, kB`, is: html, most: 20 },
    ]),
    ...Object.entries(server.processorTimeOfMember).map(([page, { shared }]) => ({
      of: `${page} of a member: processor time, ms`,
      is: shared,
      most: 12,
    })),
    ...pages.flatMap((page) => [
      {
        of: `${page}: main-thread work, times the control's`,
        is: ratio(lighthouse[page].mainThreadWork, control.mainThreadWork),
        most: 1.6,
      },
      { of: `${page}: blocking time, ms`, is: lighthouse[page].totalBlockingTime, most: 150 },
      { of: `${page}: lost points of performance`, is: 100 - lighthouse[page].performance, most: 3 },
    ]),
    {
      of: "listing: largest paint, times the static page's",
      is: ratio(listing.largestContentfulPaint, plain.largestContentfulPaint),
      most: 1.3,
    },
    { of: 'hints, 95 of 100, ms', is: searching.hints.p95, most: 20 },
    { of: 'search, 95 of 100, ms', is: searching.search.p95, most: 40 },
    ...Object.entries(clicks).flatMap(([kind, { x1, x4 }]) => {
      const most = mostMs[kind as keyof Interactions];
      return [
        { of: `${kind}, ms`, is: x1, most: most.x1 },
        { of: `${kind}, processor slowed down four times, ms`, is: x4, most: most.x4 },
      ];
    }),
  ];
}

/** A sentence for each budget that is broken. */
export const brokenBudgets = (measured: Measured): string[] =>
  linesOf(measured)
    .filter(({ is, most }) => !(is <= most))
    .map(({ of, is, most }) => `${of}: ${is}, at most ${most}`);
