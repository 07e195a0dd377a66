import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Language } from '@rukav/contract';
import { stemKazakh, stemRussian } from './stem.ts';

/** Reads the stems of a language’s words; `tools/make-dictionaries.ts` writes the files. */
const read = (name: string) =>
  new Set(
    gunzipSync(readFileSync(new URL(`dictionaries/${name}.txt.gz`, import.meta.url)))
      .toString()
      .split('\n'),
  );

let stems: { russian: ReadonlySet<string>; kazakh: ReadonlySet<string> } | undefined;

/** Tells that a language has a folded word, in one of its forms. The word lists are read at the first question. */
export function isWordOf(language: Language, word: string): boolean {
  stems ??= { russian: read('russian'), kazakh: read('kazakh') };
  return language === 'ru' ? stems.russian.has(stemRussian(word)) : stems.kazakh.has(stemKazakh(word));
}

/** Tells that Russian or Kazakh has a folded word. */
export const isWord = (word: string): boolean => isWordOf('ru', word) || isWordOf('kk', word);

const letters = Array.from('абвгдежзийклмнопрстуфхцчшщъыьэюя');

/** A folded word with one letter left out, swapped with its neighbour, changed or put in. */
function* withOneChange(word: string) {
  for (let place = 0; place <= word.length; place += 1) {
    const [before, after] = [word.slice(0, place), word.slice(place)];
    yield before + after.slice(1);
    if (after.length > 1) yield before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2);
    for (const letter of letters) {
      yield before + letter + after.slice(1);
      yield before + letter + after;
    }
  }
}

/** Tells that one letter makes a word of either language out of a folded one: «кросовки» is meant to be «кроссовки». */
export function isNearWord(word: string): boolean {
  for (const other of withOneChange(word)) if (isWord(other)) return true;
  return false;
}
