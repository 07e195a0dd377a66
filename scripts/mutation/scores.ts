import { relative } from 'node:path';
import type { MutantResult } from '@stryker-mutator/api/core';

/** How many mutants of a file a test noticed; one that ran into an endless loop counts as noticed. */
export interface Score {
  file: string;
  noticed: number;
  all: number;
  percent: number;
}

const isNoticed = ({ status }: MutantResult) => status === 'Killed' || status === 'Timeout';
const isCounted = (mutant: MutantResult) =>
  isNoticed(mutant) || mutant.status === 'Survived' || mutant.status === 'NoCoverage';

/** The score of each file, weakest first. Mutants that do not compile, and those that a comment excludes, are left out. */
export function scoresOf(mutants: readonly MutantResult[]): Score[] {
  const counted = mutants.filter(isCounted);
  return Object.entries(Object.groupBy(counted, ({ fileName }) => relative('.', fileName)))
    .map(([file, own = []]) => {
      const noticed = own.filter(isNoticed).length;
      return { file, noticed, all: own.length, percent: (noticed / own.length) * 100 };
    })
    .toSorted((one, other) => one.percent - other.percent);
}
