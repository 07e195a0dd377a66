/**
 * `npm run check`: everything about the code that can be checked without running it. All stages run, so that everything is
 * listed.
 */
import { execFileSync } from 'node:child_process';
import { readSwitches } from './process/switches.ts';
import { runStages } from './stages.ts';

readSwitches({
  command: 'npm run check',
  about: 'checks all that can be checked without running the store.',
});

// The linter checks the types of the routes: it may not find them half written.
execFileSync('react-router', ['typegen', 'site'], { stdio: 'inherit' });

await runStages(
  [
    [
      { title: 'Types and lint', command: 'oxlint', args: ['--type-aware', '--type-check'] },
      { title: 'Storybook', command: 'node', args: ['scripts/book.ts'] },
      { title: 'Imports', command: 'node', args: ['scripts/imports.ts'] },
      { title: 'Project rules', command: 'node', args: ['scripts/rules/rules.ts'] },
      { title: 'Formatting', command: 'oxfmt', args: ['--check', '.'] },
    ],
  ],
  { isThorough: true },
);
