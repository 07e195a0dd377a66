/**
 * `npm run book`: how complete the design system's book is, read from the sources. Names each component that lacks
 * something: docstrings of exports and props, stories of values of closed vocabularies and of boolean states, its stories,
 * its page, its cost, proofs that its page names and that do not exist; then the totals. With `-- --proofs` every component
 * with the behaviours that its stories prove, with `-- --json` everything as `{"components":[{"name":"Button",…}],"totals":{…}}`.
 * Fails when something is missing.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { openSources } from './book/compiler.ts';
import { readEntryPoint } from './book/entry-points.ts';
import { checks, entryOf, gapsOf, proofsOf, totalsOf, type Check } from './book/report.ts';
import { missingProofs, testTitles } from './book/proofs.ts';
import { readStories } from './book/stories.ts';
import { root } from './rules/sources.ts';

const components = `${root}design-system/src/components`;
const stories = `${root}stories/design-system`;

const titles = testTitles();
const costs = JSON.parse(readFileSync(`${root}stories/costs.json`, 'utf8')) as Record<string, unknown>;
const sources = openSources(`${root}tsconfig.json`);
const entries = readdirSync(components).map((name) => {
  const file = `${stories}/${name}.stories.tsx`;
  const page = `${stories}/${name}.mdx`;
  const read = existsSync(file) ? readStories(sources, file) : undefined;
  return entryOf(
    name,
    readEntryPoint(sources, `${components}/${name}/index.ts`),
    read,
    existsSync(page) ? missingProofs(readFileSync(page, 'utf8'), read?.behaviours ?? [], titles) : undefined,
    name in costs,
  );
});
sources.close();

const totals = totalsOf(entries);
if (process.argv.includes('--json')) {
  console.log(JSON.stringify({ components: entries, totals }));
} else {
  const isTellingProofs = process.argv.includes('--proofs');
  for (const entry of entries) {
    const lines = [...gapsOf(entry), ...(isTellingProofs ? proofsOf(entry) : [])];
    if (isTellingProofs || lines.length > 0) console.log([entry.name, ...lines].join('\n'));
  }
  console.log(`\n${totals.components} components; ${totals.behaviours} behaviours tested by play.`);
  for (const check of Object.keys(checks) as Check[])
    console.log(`${String(totals[check]).padStart(4)} ${checks[check]}`);
}
if (Object.keys(checks).some((check) => totals[check as Check] > 0)) process.exitCode = 1;
