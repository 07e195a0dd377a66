import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { expect, test } from 'vitest';
import { reactAriaWords } from './react-aria-words.ts';

type Dictionary = Record<string, Record<string, unknown>>;

/** The same words as React Aria itself has them. */
const { default: own } = (await import(import.meta.resolve('react-aria/i18n/ru-RU'))) as {
  default: Dictionary;
};

const components = fileURLToPath(new URL('../components/', import.meta.url));
const importers = globSync('**/*.{ts,tsx}', { cwd: components })
  .filter((path) => !path.includes('.test.'))
  .map((path) => components + path)
  .filter((path) => /from 'react-(?:aria|stately)/.test(readFileSync(path, 'utf8')));

/** The packages of words that files import, however far down. */
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
  ].toSorted();
}

const packages = await packagesOf(importers);

test.each(['ru', 'kk'] as const)(
  'every word of React Aria in our components is there (%s) [A65]',
  (language) => {
    const words: Dictionary = reactAriaWords[language];

    expect(importers.length).toBeGreaterThan(1);
    expect(Object.keys(words)).toEqual(packages);
    for (const name of packages) {
      expect(Object.keys(words[name] ?? {})).toEqual(Object.keys(own[name] ?? {}));
    }
  },
);

test('the words in Kazakh are Kazakh [A65]', () => {
  const words = Object.values(reactAriaWords.kk)
    .flatMap((ofPackage) => Object.values(ofPackage))
    .filter((word) => typeof word === 'string');

  expect(words.length).toBeGreaterThan(1);
  for (const word of words) expect(word).toMatch(/[әғқңөұүһі]/i);
});

test('what is said of a suggestion names its group when it is another one [A31 A65]', () => {
  const { focusAnnouncement } = reactAriaWords.kk['@react-aria/combobox'] ?? {};
  const said = (isGroupChange: boolean) =>
    typeof focusAnnouncement === 'function' &&
    focusAnnouncement({ isGroupChange, groupTitle: 'Қалалар', optionText: 'Алматы' });

  expect(said(true)).toBe('Топ: Қалалар. Алматы');
  expect(said(false)).toBe('Алматы');
});

test('each component whose words these are loads them [A65]', async () => {
  const silent = await Promise.all(
    importers.map(async (file) => {
      const hasWords = (await packagesOf([file])).length > 0;
      const sources = globSync('*.tsx', { cwd: dirname(file) }).map((name) =>
        readFileSync(`${dirname(file)}/${name}`, 'utf8'),
      );
      const isLoading = sources.some((source) =>
        source.includes("import '../../internal/react-aria-words.ts';"),
      );
      return hasWords && !isLoading ? [file] : [];
    }),
  );

  expect(silent.flat()).toEqual([]);
});

test('the search for words finds those of another package, were it imported [A65]', async () => {
  const dateField = fileURLToPath(import.meta.resolve('react-aria/useDateField'));

  expect(await packagesOf([dateField])).toContain('@react-aria/datepicker');
});
