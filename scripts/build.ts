import { buildSite } from './process/site-build.ts';
import { readSwitches } from './process/switches.ts';

const { force: isForced = false } = readSwitches({
  command: 'npm run build',
  about: 'builds the site where something has changed since the last build.',
  switches: { force: 'builds it all the same' },
});

try {
  const isBuilt = await buildSite({ isForced, say: (sentence) => console.log(`build: ${sentence}`) });
  if (!isBuilt) console.log('build: nothing has changed since the last build (--force builds all the same).');
} catch (error) {
  console.error(`build: ${(error as Error).message}`);
  process.exit(1);
}
