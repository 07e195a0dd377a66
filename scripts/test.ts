/** `npm test`: everything, in the order in which it fails soonest. Brings its own browser and database. */
import { mkdirSync, rmSync } from 'node:fs';
import { readSwitches } from './process/switches.ts';
import { runStages } from './stages.ts';

readSwitches({ command: 'npm test', about: 'runs all tests; CONTRIBUTING.md says how to run some of them.' });

rmSync('test-results', { recursive: true, force: true });
mkdirSync('test-results', { recursive: true });

await runStages([
  { title: 'Formatting, types, lint and project rules', command: 'node', args: ['scripts/check.ts'] },
  {
    title: 'Unit, backend and browser tests',
    command: 'vitest',
    // Stories are played in the built Storybook, where they are looked at too.
    args: [
      'run',
      '--project=!stories',
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/vitest.json',
    ],
  },
  [
    { title: 'Build of the site', command: 'node', args: ['scripts/build.ts'] },
    {
      title: 'Build of Storybook',
      command: 'storybook',
      args: ['build', '-o', 'storybook-static', '--quiet'],
    },
  ],
  { title: 'Journeys in the real store', command: 'playwright', args: ['test'] },
  { title: 'What the journeys have written: no card, no secret', command: 'node', args: ['scripts/scan.ts'] },
  {
    title: 'Stories, pages of Storybook and main pages: play, axe, contrasts, console, pictures',
    command: 'playwright',
    args: ['test', '-c', 'visual-tests'],
  },
  { title: 'Requirements', command: 'node', args: ['scripts/requirements.ts'] },
]);
