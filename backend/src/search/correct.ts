import { isNearWord, isWord } from './dictionary.ts';
import { bySound, otherKeyboards } from './keyboards.ts';
import { distance } from './likeness.ts';
import { likest } from './likest.ts';
import { formsOf, meantBy, postingsOf, type TextIndex } from './text-index.ts';
import { fold, isSilent, wordsIn } from './words.ts';

export interface CorrectOptions {
  /** The last word is still being typed: it may be the beginning of a known one. */
  isTyping: boolean;
}

const isKnown = (index: TextIndex, word: string) => isSilent(word) || meantBy(index, word).size > 0;

const areKnown = (index: TextIndex, words: readonly string[]) =>
  words.every((word) => isKnown(index, fold(word)));

const asWritten = ({ written }: TextIndex, word: string) => written.get(fold(word)) ?? word;

/** The fewest letters with one wrong among them: brands are short, and like many words as they sound. */
const shortestLatin = 6;

/** Words that one may be mistyped of, best first. Where another word of the language is nearer, it is meant, and there are none. */
function mistypedOf(index: TextIndex, word: string, options: CorrectOptions, mostWrong?: number): string[] {
  const [best, ...others] = likest(index, word, { ...options, mostWrong });
  if (!best) return [];
  if (!options.isTyping && best.heard > 1 && isNearWord(word)) return [];
  return [best, ...others].map(({ written }) => written);
}

/** The form that is written of a word that is known by its forms: «платье» for «плате». */
function writtenForm(index: TextIndex, word: string): string {
  const [nearest = word] = [...formsOf(index, word).keys()].toSorted(
    (a, b) => distance(a, word, word.length) - distance(b, word, word.length),
  );
  return asWritten(index, nearest);
}

/** Lists the known words that a word in Latin letters may stand for, by its sound. */
function soundsLike(index: TextIndex, sound: string, options: CorrectOptions): string[] {
  if (formsOf(index, sound).size > 0) return [writtenForm(index, sound)];
  return mistypedOf(index, sound, options, sound.length < shortestLatin ? 0 : 1);
}

/**
 * Lists the known words that a word may stand for, best first: itself, one that sounds so, those most like it. There are none where
 * the language has the word, though no garment does, and where nothing is like it.
 */
function meanings(index: TextIndex, word: string, options: CorrectOptions): string[] {
  const folded = fold(word);
  if (isKnown(index, folded)) return [word];
  if (!options.isTyping && isWord(folded)) return [];
  const sound = bySound(folded);
  return sound === folded ? mistypedOf(index, folded, options) : soundsLike(index, sound, options);
}

/**
 * Lists the known words that each word of a part of the text may stand for; the other keyboards are tried before likenesses. A word
 * like nothing has an empty list.
 */
function readPart(index: TextIndex, part: string, options: CorrectOptions): string[][] {
  const words = wordsIn(part);
  if (words.length > 0 && areKnown(index, words)) return words.map((word) => [word]);
  const others = otherKeyboards(part).map(wordsIn);
  const typed = others.find(
    (other) => areKnown(index, other) && other.some((word) => word.length > 1 || isSilent(word)),
  );
  if (typed) return typed.map((word) => [asWritten(index, word)]);

  const read = words.map((word) => meanings(index, word, options));
  if (read.some(({ length }) => length > 0)) return read;
  const mistyped = others
    .filter(({ length }) => length === 1)
    .map(([other = '']) => mistypedOf(index, fold(other), options))
    .find(({ length }) => length > 0);
  return mistyped ? [mistyped] : read;
}

/** Takes for each word the first meaning with which some model has all words taken so far; what is certain is taken first. */
function agreeing(index: TextIndex, read: readonly (readonly string[])[]): string[] {
  let places: ReadonlySet<number> | undefined;
  const taken = new Map<number, string>();
  for (const [place, meant] of [...read.entries()].toSorted(([, a], [, b]) => a.length - b.length)) {
    const telling = meant.filter((word) => !isSilent(fold(word)));
    for (const word of telling) {
      const having = new Set(postingsOf(index, meantBy(index, fold(word))).keys());
      const both = places ? having.intersection(places) : having;
      if (both.size === 0) continue;
      places = both;
      taken.set(place, word);
      break;
    }
  }
  return read.map((meant, place) => taken.get(place) ?? meant[0] ?? '');
}

/**
 * Corrects a text. Answers null where each of its words is known, also where no model has them all, and where nothing helps with one
 * of them: a text without its noun means something else.
 */
export function correct(
  index: TextIndex,
  text: string,
  options: CorrectOptions = { isTyping: false },
): string | null {
  if (areKnown(index, wordsIn(text))) return null;
  const parts = text.split(/\s+/).filter(Boolean).slice(0, 12);
  const read = parts.flatMap((part) => readPart(index, part, options));
  if (read.some(({ length }) => length === 0)) return null;
  const words = agreeing(index, read);
  const better = words.join(' ');
  const isSame = fold(better) === fold(wordsIn(text).join(' '));
  return isSame || words.every((word) => isSilent(fold(word))) ? null : better;
}
