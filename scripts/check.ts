/**
 * `npm run check`: everything about the code that can be checked without running it. All stages run, so that everything is
 * listed; the longest begin first, two at a time.
 */
import { runStages } from './stages.ts';

await runStages(
  [
    { title: 'Types', command: 'npm', args: ['run', '--silent', 'typecheck'] },
    { title: 'Lint', command: 'oxlint', args: ['--type-aware'] },
    { title: 'Storybook', command: 'node', args: ['scripts/book.ts'] },
    { title: 'Imports', command: 'node', args: ['scripts/imports.ts'] },
    { title: 'Project rules', command: 'node', args: ['scripts/rules/rules.ts'] },
    { title: 'Formatting', command: 'oxfmt', args: ['--check', '.'] },
  ],
  { isThorough: true, atOnce: 2 },
);
