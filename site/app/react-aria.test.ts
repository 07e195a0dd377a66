import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import kazakh from './react-aria.kk';
import { teachReactAria } from './react-aria';

type Dictionary = Record<string, Record<string, unknown>>;

/** The same strings as React Aria itself has them. */
const { default: russian } = (await import(import.meta.resolve('react-aria/i18n/ru-RU'))) as {
  default: Dictionary;
};

const components = fileURLToPath(new URL('../../design-system/src/components/', import.meta.url));
const importers = globSync('**/*.tsx', { cwd: components })
  .filter((path) => !path.includes('.test.'))
  .map((path) => components + path)
  .filter((path) => /from 'react-(?:aria|stately)/.test(readFileSync(path, 'utf8')));

/** The packages of strings that files import, however far down. */
async function packagesOf(input: string[]) {
  const bundle = await rolldown({
    input,
    treeshake: false,
    external: [/^react(?:-dom)?(?:$|\/)/, /\.css\.ts$/],
  });
  const { output } = await bundle.generate();
  const modules = output.flatMap((file) => (file.type === 'chunk' ? Object.keys(file.modules) : []));
  return [
    ...new Set(
      modules
        .map((id) => /react-(aria|stately)\/dist\/private\/(\w+)\/intlStrings/.exec(id))
        .filter((found) => found !== null)
        .map(([, library, name]) => `@react-${library}/${name}`),
    ),
  ];
}

test('every string that React Aria can speak in our components is there in Kazakh [A65]', async () => {
  const packages = await packagesOf(importers);

  expect(importers.length).toBeGreaterThan(1);
  expect(packages).toEqual(Object.keys(kazakh));
  for (const name of packages) {
    const own = (kazakh as Dictionary)[name] ?? {};
    expect(Object.keys(own)).toEqual(Object.keys(russian[name] ?? {}));
    for (const words of Object.values(own)) expect(words).toMatch(/[әғқңөұүһі]/i);
  }
});

test('the search for strings finds those of another package, were it imported [A65]', async () => {
  const comboBox = fileURLToPath(import.meta.resolve('react-aria/useComboBox'));

  expect(await packagesOf([comboBox])).toContain('@react-aria/combobox');
});

test('React Aria is told the locale, and in Kazakh the words [A65]', async () => {
  const [inRussian, inKazakh] = [{}, {}];

  await teachReactAria(inRussian, 'ru-RU');
  await teachReactAria(inKazakh, 'kk-KZ');

  expect(inRussian).toEqual({ [Symbol.for('react-aria.i18n.locale')]: 'ru-RU' });
  expect(inKazakh).toEqual({
    [Symbol.for('react-aria.i18n.locale')]: 'kk-KZ',
    [Symbol.for('react-aria.i18n.strings')]: kazakh,
  });
});
