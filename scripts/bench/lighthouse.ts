import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median, tenth } from './figures.ts';

/** Scores of 100, paints in ms. */
export interface Score {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  cumulativeLayoutShift: number;
}

/** Lighthouse's mobile preset with simulated throttling, the median of some runs. */
export async function score(
  address: string,
  { chromePath, chromeFlags, runs = 3 }: { chromePath: string; chromeFlags: string[]; runs?: number },
): Promise<Score> {
  const results: Score[] = [];
  for (let run = 0; run < runs; run += 1) {
    const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromeFlags] });
    const result = await lighthouse(address, { port: chrome.port, output: 'json', logLevel: 'error' });
    chrome.kill();
    const { categories, audits } = result?.lhr ?? {};
    const of = (id: string) => Math.round((categories?.[id]?.score ?? 0) * 100);
    const ms = (id: string) => audits?.[id]?.numericValue ?? 0;
    results.push({
      performance: of('performance'),
      accessibility: of('accessibility'),
      bestPractices: of('best-practices'),
      seo: of('seo'),
      firstContentfulPaint: ms('first-contentful-paint'),
      largestContentfulPaint: ms('largest-contentful-paint'),
      totalBlockingTime: ms('total-blocking-time'),
      cumulativeLayoutShift: ms('cumulative-layout-shift'),
    });
  }
  const middle = (of: keyof Score) => median(results.map((result) => result[of]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    firstContentfulPaint: Math.round(middle('firstContentfulPaint')),
    largestContentfulPaint: Math.round(middle('largestContentfulPaint')),
    totalBlockingTime: Math.round(middle('totalBlockingTime')),
    cumulativeLayoutShift: tenth(middle('cumulativeLayoutShift') * 100) / 100,
  };
}
