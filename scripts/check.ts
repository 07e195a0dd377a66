/** `npm run check`: everything about the code that can be told without running it. All stages run, so that everything is listed. */
import { runStages } from './stages.ts';

await runStages(
  [
    { title: 'Formatting', command: 'oxfmt', args: ['--check', '.'] },
    { title: 'Types of routes', command: 'react-router', args: ['typegen', 'site'] },
    { title: 'Types', command: 'tsc', args: ['--noEmit'] },
    { title: 'Lint', command: 'oxlint', args: ['--type-aware'] },
    { title: 'Storybook', command: 'node', args: ['scripts/book.ts'] },
    { title: 'Imports', command: 'node', args: ['scripts/imports.ts'] },
    { title: 'House rules', command: 'node', args: ['scripts/house/rules.ts'] },
  ],
  { isThorough: true },
);
