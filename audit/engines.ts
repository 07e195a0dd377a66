import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine/v4/checker/Checker.js';
import { axeScript } from './axe.ts';

declare global {
  interface Window {
    ace: { Checker: new () => Checker };
  }
}

/** What an engine says of one place on the page. */
export interface Finding {
  engine: 'axe' | 'ibm';
  rule: string;
  /** `violation` – a fault; `incomplete` – the engine cannot tell and wants a person to look. */
  kind: 'violation' | 'incomplete';
  /** Where it stands: a CSS path (axe) or an XPath (IBM). */
  place: string;
  /** The beginning of the element's HTML. */
  html: string;
  /** The engine's own words. */
  message: string;
}

const { resolve } = createRequire(import.meta.url);
const aceScript = readFileSync(resolve('accessibility-checker-engine/ace.js'), 'utf8');

/** What is far down is drawn as well: a part that the browser leaves out for now has no text for IBM's engine. */
const drawAll = () =>
  document.addEventListener('DOMContentLoaded', () => {
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(all);
  });

/** Gives both engines to every page that is opened from now on. */
export async function bringEngines(page: Page): Promise<void> {
  // A script of this kind has a scope of its own, and IBM's engine is a mere `var`.
  await page.addInitScript({ content: `${axeScript};\n${aceScript}; window.ace = ace;` });
  await page.addInitScript(drawAll);
}

/**
 * Everything that axe finds on the page as it is drawn now. In the colours of the system it is not asked about contrasts: it
 * takes the ink from `-webkit-text-fill-color`, which Chromium answers as the style sheet has it and not as it is drawn.
 */
const askAxe = (page: Page): Promise<Finding[]> =>
  page.evaluate(async () => {
    const isForced = matchMedia('(forced-colors: active)').matches;
    const { violations, incomplete } = await window.axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'EN-301-549', 'best-practice'],
      resultTypes: ['violations', 'incomplete'],
      rules: { 'color-contrast': { enabled: !isForced } },
    });
    const findings = (kind: 'violation' | 'incomplete', results: typeof violations) =>
      results.flatMap(({ id, nodes, help }) =>
        nodes.map(({ target, html, any, all, none }) => ({
          engine: 'axe' as const,
          rule: id,
          kind,
          place: target.flat().join(' '),
          html: html.slice(0, 300),
          message: [...any, ...all, ...none][0]?.message ?? help,
        })),
      );
    return [...findings('violation', violations), ...findings('incomplete', incomplete)];
  });

/** Everything that IBM's checker finds on the page as it is drawn now: failures, and what it wants looked at. */
const askIbm = (page: Page): Promise<Finding[]> =>
  page.evaluate(async () => {
    const { results } = await new window.ace.Checker().check(document, ['WCAG_2_2']);
    return results
      .filter(({ value }) => value[1] !== 'PASS')
      .map(({ ruleId, value, path, snippet, message }) => ({
        engine: 'ibm' as const,
        rule: ruleId,
        kind: value[1] === 'FAIL' ? ('violation' as const) : ('incomplete' as const),
        place: path['dom'] ?? '',
        html: snippet,
        message,
      }));
  });

/** What both engines say of the page as it is drawn now. The page must have been opened with them. */
export const findingsOf = async (page: Page): Promise<Finding[]> => [
  ...(await askAxe(page)),
  ...(await askIbm(page)),
];
