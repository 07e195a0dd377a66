/** `npm run audit`: the full accessibility matrix and the long run of the modal stack, too long for every test run. */
import { runStages } from './stages.ts';

await runStages([
  { title: 'Build of Storybook', command: 'storybook', args: ['build', '-o', 'storybook-static', '--quiet'] },
  { title: 'Build of the site', command: 'node', args: ['scripts/build.ts'] },
  {
    title: 'axe and IBM’s checker over stories and pages',
    command: 'playwright',
    args: ['test', '-c', 'audit'],
  },
  {
    title: 'A thousand sequences through the modal stack',
    command: 'vitest',
    args: ['run', '--project', 'browser', 'ModalStack/sequences/'],
    env: { MODAL_SEQUENCES: '1000' },
  },
]);
