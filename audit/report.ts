import { test } from '@playwright/test';
import { unexplained } from './explained.ts';
import { findingsOf, type Finding } from './engines.ts';
import type { Page } from '@playwright/test';

/** What was found in one place, and in which ways of looking. */
export interface Fault extends Omit<Finding, 'place' | 'html'> {
  places: string[];
  ways: string[];
}

/** Gathers what the engines say of a story or a page while it is looked at in one way after another. */
export class Gathering {
  readonly #faults = new Map<string, Fault>();
  #looks = 0;
  #explained = 0;

  readonly #isPage: boolean;

  /** @param isPage Whether it is a whole page; a story is a part of one and is not asked for landmarks. */
  constructor(isPage: boolean) {
    this.#isPage = isPage;
  }

  /** Asks both engines about what is drawn now. */
  async look(page: Page, way: string) {
    const findings = await findingsOf(page);
    const faults = findings.filter((finding) => unexplained(finding, this.#isPage));
    this.#looks += 1;
    this.#explained += findings.length - faults.length;
    for (const { place, html, ...fault } of faults) {
      const key = [fault.engine, fault.rule, fault.kind, fault.message].join();
      const known = this.#faults.get(key) ?? { ...fault, places: [], ways: [] };
      known.places = [...new Set([...known.places, `${place} ${html}`])];
      known.ways = [...new Set([...known.ways, way])];
      this.#faults.set(key, known);
    }
  }

  /** What is wrong, a line each; and tells the summary of this run how much was looked at. */
  faults(): string[] {
    test
      .info()
      .annotations.push(
        { type: 'looks', description: String(this.#looks) },
        { type: 'explained', description: String(this.#explained) },
      );
    return [...this.#faults.values()].map(
      ({ engine, rule, kind, message, places, ways }) =>
        `${engine} ${kind} ${rule}: ${message} | ${places.slice(0, 3).join(' ; ')} | ${ways.length === this.#looks ? 'always' : ways.slice(0, 4).join(' ; ')}`,
    );
  }
}
