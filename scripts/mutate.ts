/**
 * `npm run mutate`: changes the rules that money and trust depend on, one place at a time, and asks the tests to notice. With
 * names of areas (`npm run mutate -- pricing session`) only these are tried.
 * Fails where a file's tests notice less than 80 % of the changes.
 */
import { availableParallelism } from 'node:os';
import { Stryker } from '@stryker-mutator/core';
import type { MutantResult } from '@stryker-mutator/api/core';
import { areas, areaVariable, type Area } from './mutation/areas.ts';
import { scoresOf, type Score } from './mutation/scores.ts';

const least = 80;
const folder = '.data/mutation';

function mutate({ name, rules }: Area): Promise<MutantResult[]> {
  process.env[areaVariable] = name;
  return new Stryker({
    mutate: [...rules],
    testRunner: 'vitest',
    vitest: { configFile: 'scripts/mutation/vitest.config.ts', related: false, pool: 'forks' },
    coverageAnalysis: 'perTest',
    concurrency: Math.max(1, Math.min(4, availableParallelism())),
    timeoutMS: 20_000,
    dryRunTimeoutMinutes: 15,
    // The packages of the repository are linked to the copy, so that their mutants are found.
    symlinkNodeModules: false,
    buildCommand: 'node scripts/mutation/link-packages.ts',
    ignorePatterns: ['.data', 'build', 'storybook-static', 'photography', 'visual-tests', 'docs'],
    // Stryker would move its paths by an interface that TypeScript 7 no longer has; none of them leads out of the repository.
    tsconfigFile: 'none',
    tempDirName: `${folder}/sandboxes`,
    reporters: ['clear-text', 'html', 'json'],
    clearTextReporter: { allowEmojis: false, reportTests: false, reportScoreTable: false },
    jsonReporter: { fileName: `${folder}/${name}.json` },
    htmlReporter: { fileName: `${folder}/${name}.html` },
    thresholds: { high: least, low: least, break: null },
  }).runMutationTest();
}

const line = ({ file, percent, noticed, all }: Score) =>
  `${percent < least ? 'WEAK' : '    '} ${percent.toFixed(1).padStart(5)} %  ${`${noticed} of ${all}`.padStart(10)}  ${file}`;

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !areas.some((area) => area.name === name));
if (unknown.length > 0) {
  console.error(
    `mutate: there is no area ${unknown.join(', ')}. Areas: ${areas.map(({ name }) => name).join(', ')}.`,
  );
  process.exit(2);
}

const scores: Score[] = [];
for (const area of areas.filter(({ name }) => asked.length === 0 || asked.includes(name)))
  scores.push(...scoresOf(await mutate(area)));

console.log(`\nMutants that a test noticed, of all:\n${scores.map(line).join('\n')}`);
if (scores.some(({ percent }) => percent < least)) {
  console.log(`\nAt least ${least} % of each file have to be noticed. Reports: ${folder}/<area>.html`);
  process.exit(1);
}
