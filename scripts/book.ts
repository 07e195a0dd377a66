/**
 * `npm run book`: how complete the design system's book is, read from the sources. Prints, for each component, exports and
 * props without a docstring, values of closed vocabularies and boolean states that no story draws, whether its stories and
 * its page exist, the proofs that its page names and that do not exist, and the behaviours that its stories prove; then the totals. With `-- --json` as
 * `{"components":[{"name":"Button",…}],"totals":{…}}`, with `-- --totals` the totals alone. Fails when something is missing.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { openSources } from './book/compiler.ts';
import { readDoor } from './book/doors.ts';
import { checks, entryOf, linesOf, totalsOf, type Check } from './book/report.ts';
import { missingProofs, testTitles } from './book/proofs.ts';
import { readStories } from './book/stories.ts';
import { root } from './house/sources.ts';

const components = `${root}design-system/src/components`;
const stories = `${root}stories/design-system`;

const titles = testTitles();
const sources = openSources(`${root}tsconfig.json`);
const entries = readdirSync(components).map((name) => {
  const file = `${stories}/${name}.stories.tsx`;
  const page = `${stories}/${name}.mdx`;
  const read = existsSync(file) ? readStories(sources, file) : undefined;
  return entryOf(
    name,
    readDoor(sources, `${components}/${name}/index.ts`),
    read,
    existsSync(page) ? missingProofs(readFileSync(page, 'utf8'), read?.behaviours ?? [], titles) : undefined,
  );
});
sources.close();

const totals = totalsOf(entries);
if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ components: entries, totals }));
} else {
  if (!process.argv.includes('--totals')) for (const entry of entries) console.log(linesOf(entry).join('\n'));
  console.log(`\n${totals.components} components; ${totals.behaviours} behaviours tested by play.`);
  for (const check of Object.keys(checks) as Check[])
    console.log(`${String(totals[check]).padStart(4)} ${checks[check]}`);
}
if (Object.keys(checks).some((check) => totals[check as Check] > 0)) process.exitCode = 1;
