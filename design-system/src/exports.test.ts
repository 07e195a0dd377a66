import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What an entry point exports, types included; entry points have no other form than `export { … } from` and `export * from`. */
function exportsOf(entryPoint: string): string[] {
  const text = readFileSync(new URL(entryPoint, import.meta.url), 'utf8');
  const named = [...text.matchAll(/export (type )?\{([^}]*)\} from/g)].flatMap(([, type = '', names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) => type + name),
  );
  const whole = [...text.matchAll(/export \* from '([^']*)'/g)].map(([, file]) => `everything of ${file}`);
  return [...named, ...whole].toSorted();
}

/** Who changes this list changes what others build upon: a name that goes is a breaking change. */
test('the entry points of the design system export what they did before', async () => {
  const entryPoints = [
    'theme',
    ...readdirSync(new URL('components', import.meta.url)).map((name) => `components/${name}`),
  ];
  const list = entryPoints.flatMap((entryPoint) => [
    entryPoint,
    ...exportsOf(`./${entryPoint}/index.ts`).map((name) => `  ${name}`),
  ]);

  await expect(`${list.join('\n')}\n`).toMatchFileSnapshot('exports.txt');
});
