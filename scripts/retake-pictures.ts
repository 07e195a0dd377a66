/**
 * `npm run retake-pictures`: takes anew every accepted picture that differs, for a change that alters most of them, such as another
 * brand. What follows `--` is handed to Playwright.
 */
import { rmSync } from 'node:fs';
import { runStages } from './stages.ts';

// Shops and pages of the demo keep the store's name of the day on which they were written.
rmSync('.data/visual', { recursive: true, force: true });

await runStages([
  { title: 'Build of Storybook', command: 'storybook', args: ['build', '-o', 'storybook-static', '--quiet'] },
  {
    title: 'Pictures that differ',
    command: 'playwright',
    args: ['test', '-c', 'visual-tests', '--update-snapshots=changed', ...process.argv.slice(2)],
  },
]);
