import { filesOf, textOf, type Fault } from './sources.ts';

const placeholders = (text: string) =>
  [...text.matchAll(/\{(\w+)[,}]/g)]
    .map(([, name]) => name)
    .toSorted((a = '', b = '') => a.localeCompare(b))
    .filter((name, index, all) => name !== all[index - 1])
    .join(' ');

const read = (file: string) => JSON.parse(textOf(file)) as Record<string, string>;

/** Every text exists in both languages, is not empty, and takes no placeholder that the other does not know. */
export function missingTranslations(): Fault[] {
  return filesOf('features/src/**/messages.ru.json').flatMap((file) => {
    const kkFile = file.replace('.ru.', '.kk.');
    const [ru, kk] = [read(file), read(kkFile)];
    const missing = Object.keys(ru).filter((id) => !kk[id]?.trim());
    const spare = Object.keys(kk).filter((id) => !(id in ru));
    const unlike = Object.keys(ru).filter((id) => {
      const known = new Set(placeholders(ru[id] ?? '').split(' '));
      return placeholders(kk[id] ?? '')
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

/** Kazakh texts have no number formats of their own: Chromium has no Kazakh number data (docs/decisions/0002). */
export function kazakhNumbers(): Fault[] {
  return filesOf('features/src/**/messages.kk.json').flatMap((file) =>
    Object.entries(read(file))
      .filter(([, text]) => /\{\w+,\s*(?:number|date|time)|#/.test(text))
      .map(([id]) => ({ file, what: `${id} formats a number or a date; pass it written` })),
  );
}

/** What the store and the languages are called in themselves is the same in every language. */
const ownNames = /(?:Wordmark\.tsx|audiences\.ts|domain\/address\/fields\.ts|platform\/session\/index\.ts)$/;

/** Words that a shopper reads stand in the messages: no Cyrillic in the sources of features, but in tests and comments. */
export function untranslated(): Fault[] {
  return filesOf('features/src/**/*.{ts,tsx}')
    .filter((file) => !/(?:\.test\.tsx?|-builders\.ts)$/.test(file) && !ownNames.test(file))
    .flatMap((file) =>
      textOf(file)
        .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ''))
        .split('\n')
        .flatMap((line, index): Fault[] =>
          /[\u0400-\u04ff]{3}/.test(line.replace(/\/\/.*$/, ''))
            ? [{ file, what: `line ${index + 1}: words outside the messages` }]
            : [],
        ),
    );
}
