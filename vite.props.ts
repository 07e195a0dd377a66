import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { openSources } from './scripts/book/compiler.ts';
import { readEntryPoint } from './scripts/book/entry-points.ts';

const name = 'virtual:props';
const root = fileURLToPath(new URL('.', import.meta.url));
const components = `${root}design-system/src/components`;

/** `virtual:props`: of every component of the design system what it is given, read from its types when Storybook is built. */
export const props = (): Plugin => ({
  name: 'rukav-props',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load(id) {
    if (id !== `\0${name}`) return undefined;
    const sources = openSources(`${root}tsconfig.json`);
    const read = readdirSync(components).map((folder) => {
      const entryPoint = readEntryPoint(sources, `${components}/${folder}/index.ts`);
      return [
        folder,
        entryPoint.components.map((component) => ({
          name: component.name,
          props: component.props.map(({ name, type, isRequired, byDefault, words }) => ({
            name,
            type,
            isRequired,
            byDefault,
            words,
          })),
        })),
      ];
    });
    sources.close();
    return `export default ${JSON.stringify(Object.fromEntries(read))};`;
  },
});
