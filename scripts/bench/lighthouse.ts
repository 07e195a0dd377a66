import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { median, tenth } from './figures.ts';
import { pointsWith, processorTimeOf } from './processor-time.ts';

/** Scores of 100, paints and work in ms; those of the processor are what the page alone took, without waiting for a busy machine. */
export interface Score {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  firstContentfulPaint: number;
  largestContentfulPaint: number;
  totalBlockingTime: number;
  mainThreadWork: number;
  cumulativeLayoutShift: number;
  processorWork: number;
  processorBlocking: number;
  processorPerformance: number;
}

/** The browser that Lighthouse starts. */
export interface Chrome {
  chromePath: string;
  chromeFlags: string[];
}

/** Chromium now and then begins a trace after the page has: Lighthouse asks to be run again then, and is, twice. */
async function scoreOnce(address: string, { chromePath, chromeFlags }: Chrome, repeats = 2): Promise<Score> {
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...chromeFlags] });
  const result = await lighthouse(address, { port: chrome.port, output: 'json', logLevel: 'error' });
  chrome.kill();
  const runtimeError = result?.lhr.runtimeError;
  if (runtimeError && repeats > 0) return scoreOnce(address, { chromePath, chromeFlags }, repeats - 1);
  if (!result || runtimeError)
    throw new Error(`Lighthouse could not read ${address}: ${runtimeError?.message}`);
  const { categories, audits } = result.lhr;
  const processor = processorTimeOf(result.artifacts.Trace);
  const of = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const ms = (id: string) => audits[id]?.numericValue ?? 0;
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('best-practices'),
    seo: of('seo'),
    firstContentfulPaint: ms('first-contentful-paint'),
    largestContentfulPaint: ms('largest-contentful-paint'),
    totalBlockingTime: ms('total-blocking-time'),
    mainThreadWork: ms('mainthread-work-breakdown'),
    cumulativeLayoutShift: ms('cumulative-layout-shift'),
    processorWork: processor.work,
    processorBlocking: processor.blocking,
    processorPerformance: pointsWith(processor.blocking, result.lhr),
  };
}

function middleOf(scores: readonly Score[]): Score {
  const middle = (of: keyof Score) => median(scores.map((score) => score[of]));
  return {
    performance: middle('performance'),
    accessibility: middle('accessibility'),
    bestPractices: middle('bestPractices'),
    seo: middle('seo'),
    firstContentfulPaint: Math.round(middle('firstContentfulPaint')),
    largestContentfulPaint: Math.round(middle('largestContentfulPaint')),
    totalBlockingTime: Math.round(middle('totalBlockingTime')),
    mainThreadWork: Math.round(middle('mainThreadWork')),
    cumulativeLayoutShift: tenth(middle('cumulativeLayoutShift') * 100) / 100,
    processorWork: Math.round(middle('processorWork')),
    processorBlocking: Math.round(middle('processorBlocking')),
    processorPerformance: middle('processorPerformance'),
  };
}

/** Lighthouse's mobile preset with simulated throttling: the pages turn about, so that all meet the same machine; medians. */
export async function scoresOf<Name extends string>(
  addresses: Record<Name, string>,
  chrome: Chrome,
  rounds = 5,
): Promise<Record<Name, Score>> {
  const names = Object.keys(addresses) as Name[];
  const scores = new Map<Name, Score[]>(names.map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1)
    for (const name of names) scores.get(name)?.push(await scoreOnce(addresses[name], chrome));
  return Object.fromEntries(names.map((name) => [name, middleOf(scores.get(name) ?? [])])) as Record<
    Name,
    Score
  >;
}
