/**
 * `npm run check`: everything about the code that can be checked without running it. All stages run, so that everything is
 * listed; the longest begin first, two at a time.
 */
import { execFileSync } from 'node:child_process';
import { runStages } from './stages.ts';

// Types and lint both read the types of the routes: neither may find them half written.
execFileSync('react-router', ['typegen', 'site'], { stdio: 'inherit' });

await runStages(
  [
    { title: 'Types', command: 'tsc', args: ['--noEmit'] },
    { title: 'Lint', command: 'oxlint', args: ['--type-aware'] },
    { title: 'Storybook', command: 'node', args: ['scripts/book.ts'] },
    { title: 'Imports', command: 'node', args: ['scripts/imports.ts'] },
    { title: 'Project rules', command: 'node', args: ['scripts/rules/rules.ts'] },
    { title: 'Formatting', command: 'oxfmt', args: ['--check', '.'] },
  ],
  { isThorough: true, atOnce: 2 },
);
