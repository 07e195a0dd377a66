import { existsSync } from 'node:fs';
import { nameStore } from '@rukav/brand/name-store.ts';
import { reachOf } from '../imports/reach.ts';
import { textReader } from '../imports/texts.ts';
import { filesOf, linesOfCode, root, textOf, type Fault } from './sources.ts';

const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)[,}]/g)]
    .map(([, name]) => name)
    .toSorted((a = '', b = '') => a.localeCompare(b))
    .filter((name, index, all) => name !== all[index - 1])
    .join(' ');

const read = (file: string) => JSON.parse(textOf(file)) as Record<string, string>;

/** Every text exists in both languages, is not empty, and takes no placeholder that the other does not know, but for the store's name. */
export function missingTranslations(): Fault[] {
  return filesOf('{features,backend}/src/**/messages.ru.json').flatMap((file) => {
    const kkFile = file.replace('.ru.', '.kk.');
    const [ru, kk] = [read(file), read(kkFile)];
    const missing = Object.keys(ru).filter((id) => !kk[id]?.trim());
    const spare = Object.keys(kk).filter((id) => !(id in ru));
    const unlike = Object.keys(ru).filter((id) => {
      const known = new Set(placeholders(nameStore(ru[id] ?? '', 'ru')).split(' '));
      return placeholders(nameStore(kk[id] ?? '', 'kk'))
        .split(' ')
        .some((name) => name !== '' && !known.has(name));
    });
    return [
      ...missing.map((id) => ({ file: kkFile, what: `has no text for ${id}` })),
      ...spare.map((id) => ({ file: kkFile, what: `has ${id}, which the Russian file does not know` })),
      ...unlike.map((id) => ({
        file: kkFile,
        what: `${id} takes a placeholder that the Russian text does not have`,
      })),
    ];
  });
}

/** What the store begins with: its pages, and what renders them. */
const entries = ['site/app/entry.client.tsx', 'site/app/entry.server.tsx', 'site/app/root.tsx'];

/** Every text is said by some module that a page loads. */
export function unsaidTexts(): Fault[] {
  const files = filesOf('features/src/**/messages.ru.json');
  const saidBy = textReader(files.flatMap((file) => Object.keys(read(file))));
  const { now, later } = reachOf(
    [...entries, ...filesOf('site/app/routes/*')].map((file) => `${root}/${file}`),
  );
  const said = saidBy(now.union(later));
  return files.flatMap((file) =>
    Object.keys(read(file))
      .filter((id) => !said.has(id))
      .map((id) => ({ file, what: `has ${id}, which no page says` })),
  );
}

/** Every folder with texts or modals registers its feature, and `features.ts` names it. */
export function unlistedFeatures(): Fault[] {
  const list = textOf('features/src/features.ts');
  const withoutFeature = filesOf('features/src/*/*/messages.ru.json')
    .map((file) => file.replace('messages.ru.json', 'feature.ts'))
    .filter((file) => !existsSync(`${root}/${file}`))
    .map((file) => ({ file, what: 'is missing: a folder with texts registers its feature' }));
  const unlisted = filesOf('features/src/*/*/feature.ts')
    .filter((file) => !list.includes(`'./${file.replace('features/src/', '')}'`))
    .map((file) => ({ file, what: 'is not named in features/src/features.ts' }));
  return [...withoutFeature, ...unlisted];
}

/** Kazakh texts have no number formats of their own: Chromium has no Kazakh number data (docs/decisions/0002). */
export function kazakhNumbers(): Fault[] {
  return filesOf('features/src/**/messages.kk.json').flatMap((file) =>
    Object.entries(read(file))
      .filter(([, text]) => /\{\w+,\s*(?:number|date|time)|#/.test(text))
      .map(([id]) => ({ file, what: `${id} formats a number or a date; pass it written` })),
  );
}

/** What the languages are called in themselves is the same in every language. */
const ownNames = /(?:audiences\.ts|domain\/address\/fields\.ts|platform\/session\/index\.ts)$/;

/** Words that a shopper reads stand in the messages: no Cyrillic in the sources of features, but in tests and comments. */
export function untranslated(): Fault[] {
  return filesOf('features/src/**/*.{ts,tsx}')
    .filter((file) => !/(?:\.test\.tsx?|-builders\.ts)$/.test(file) && !ownNames.test(file))
    .flatMap((file) =>
      linesOfCode(textOf(file)).flatMap((line, index): Fault[] =>
        /[\u0400-\u04ff]{3}/.test(line)
          ? [{ file, what: `line ${index + 1}: words outside the messages` }]
          : [],
      ),
    );
}
