/**
 * `npm run costs`: what each component of the design system costs a page that has nothing but React, alone, with all that
 * it imports: kB of brotli. Written to `stories/costs.json`, from which the component's page in Storybook shows it.
 * `npm run costs -- Button` weighs that one and leaves the others as they are.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build, type Rolldown } from 'vite';
import { noReactAriaWords } from '../vite.shared.ts';

/** kB of brotli: loaded with the component, loaded by it later, and its styles without the theme. */
interface Cost {
  script: number;
  later: number;
  style: number;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const components = `${root}design-system/src/components`;

const kilo = (texts: readonly string[]) =>
  Math.round(texts.reduce((sum, text) => sum + brotliCompressSync(text).length, 0) / 100) / 10;

/** Follows imports from the entry; what is imported dynamically comes later. */
function weigh(output: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[]): Cost {
  const chunks = output.filter((part) => part.type === 'chunk');
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const first = new Set<Rolldown.OutputChunk>();
  const follow = (chunk: Rolldown.OutputChunk | undefined) => {
    if (!chunk || first.has(chunk)) return;
    first.add(chunk);
    for (const name of chunk.imports) follow(byName.get(name));
  };
  follow(chunks.find(({ isEntry }) => isEntry));

  const styles = output.filter((part) => part.type === 'asset' && part.fileName.endsWith('.css'));
  return {
    script: kilo([...first].map(({ code }) => code)),
    later: kilo(chunks.filter((chunk) => !first.has(chunk)).map(({ code }) => code)),
    style: kilo(styles.map((part) => String((part as Rolldown.OutputAsset).source))),
  };
}

async function costOf(component: string): Promise<Cost> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' }), noReactAriaWords()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: {
        input: `${components}/${component}/index.ts`,
        external: [/^react$/, /^react\//, /^react-dom/],
        preserveEntrySignatures: 'strict',
      },
    },
  });
  return weigh((built as Rolldown.RolldownOutput).output);
}

const file = `${root}stories/costs.json`;
const all = readdirSync(components);
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !all.includes(name));
if (unknown !== undefined) throw new Error(`There is no component "${unknown}".`);

const weighed = asked.length > 0 ? asked : all;
const known = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Cost>;
const costs: Record<string, Cost> = {};
for (const name of all) {
  const cost = weighed.includes(name) ? await costOf(name) : known[name];
  if (cost) costs[name] = cost;
}
await writeFile(file, `${JSON.stringify(costs, null, 2)}\n`);

const rows = Object.entries(costs)
  .filter(([name]) => weighed.includes(name))
  .toSorted(([, a], [, b]) => b.script - a.script);
for (const [name, { script, later, style }] of rows) {
  console.log(`${name.padEnd(18)} script ${script} kB, later ${later} kB, style ${style} kB`);
}
