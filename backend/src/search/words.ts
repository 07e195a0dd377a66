import { kazakhStemOf, stemsOf } from './stem.ts';

/** Words of a query that are read. */
const mostWords = 12;

/** Kazakh letters as they are written on a Russian keyboard, «ё» as «е». */
const plainLetters: Record<string, string> = {
  ё: 'е',
  ә: 'а',
  ғ: 'г',
  қ: 'к',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  і: 'и',
};

/** A word as the index knows it: small letters, without what tells Kazakh letters and «ё» from their likes. */
export const fold = (word: string): string =>
  word.toLowerCase().replace(/[ёәғқңөұүһі]/g, (letter) => plainLetters[letter] ?? letter);

/** Splits a text into words in small letters; a single letter stays with what it is joined to: “t-shirt” is one word. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<![\p{L}\p{N}])(\p{L})[-/](?=\p{L})/gu, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostWords);

/** Tells that a word has letters that only Kazakh has. */
export const isKazakh = (word: string): boolean => /[әғқңөұүһі]/i.test(word);

/** The stems of a word as it is written; a Kazakh one has no Russian stems. */
export const stemsOfWritten = (word: string): string[] =>
  isKazakh(word) ? [kazakhStemOf(fold(word))] : stemsOf(fold(word));

/** The stems of every word of a text that the shop has written. */
export const stemsIn = (text: string): string[] =>
  text
    .split(/\s+/)
    .flatMap((part) => wordsIn(part))
    .flatMap(stemsOfWritten);

const listed = (...lines: readonly string[]) => lines.flatMap((words) => words.split(' ')).map(fold);

/** Words that tell nothing of a garment, as they stand here. */
const silentForms = new Set(
  listed(
    'без в во для и из изо к на от по под при с со у а или как купить цена недорого',
    'размер размера размеры цвет цвета рост',
    'мен пен бен үшін және арналған тігілген жасалған тоқылған қосылған сатып алу бағасы',
    'өлшем өлшемі түс түсі түсті',
    'the for of in size buy',
  ),
);

/** Words that tell nothing of a garment in any form. */
const silentWords = new Set(
  listed(
    'одежда вещь товар модель коллекция киім',
    'большой красивый модный стильный удобный хороший форма әдемі сәнді ыңғайлы',
  ).flatMap(stemsOf),
);

/** Tells that a folded word says nothing of a garment. */
export const isSilent = (word: string): boolean =>
  silentForms.has(word) || stemsOf(word).some((stem) => silentWords.has(stem));
