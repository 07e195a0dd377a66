/** `npm test`: everything, in the order in which it fails soonest. Brings its own browser and database. */
import { mkdirSync, rmSync } from 'node:fs';
import { runStages } from './stages.ts';

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

await runStages([
  { title: 'Formatting, types, lint and project rules', command: 'node', args: ['scripts/check.ts'] },
  {
    title: 'Unit, backend, browser and story tests',
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json'],
  },
  { title: 'Build of the site', command: 'node', args: ['scripts/build.ts'] },
  { title: 'Journeys in the real store', command: 'playwright', args: ['test'] },
  { title: 'What the journeys have written: no card, no secret', command: 'node', args: ['scripts/scan.ts'] },
  { title: 'Build of Storybook', command: 'storybook', args: ['build', '-o', 'storybook-static', '--quiet'] },
  {
    title: 'Every entry of Storybook and every main page: console, contrasts, pictures',
    command: 'playwright',
    args: ['test', '-c', 'visual-tests'],
  },
  { title: 'Requirements', command: 'node', args: ['scripts/requirements.ts'] },
]);
