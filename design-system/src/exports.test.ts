import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What a door lets through, types included; the doors have no other form than `export { … } from` and `export * from`. */
function exportsOf(door: string): string[] {
  const text = readFileSync(new URL(door, import.meta.url), 'utf8');
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
test('the doors of the design system let through what they did before', async () => {
  const doors = [
    'theme',
    ...readdirSync(new URL('components', import.meta.url)).map((name) => `components/${name}`),
  ];
  const list = doors.flatMap((door) => [door, ...exportsOf(`./${door}/index.ts`).map((name) => `  ${name}`)]);

  await expect(`${list.join('\n')}\n`).toMatchFileSnapshot('exports.txt');
});
