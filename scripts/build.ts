import { buildSite } from './process/site-build.ts';

const isForced = process.argv.includes('--force');

try {
  const isBuilt = await buildSite({ isForced, say: (sentence) => console.log(`build: ${sentence}`) });
  if (!isBuilt) console.log('build: nothing has changed since the last build (--force builds all the same).');
} catch (error) {
  console.error(`build: ${(error as Error).message}`);
  process.exit(1);
}
