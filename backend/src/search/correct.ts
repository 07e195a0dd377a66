import { bySound, otherKeyboards } from './keyboards.ts';
import { likest } from './likest.ts';
import { formsOf, isHead, meantBy, postingsOf, type TextIndex } from './text-index.ts';
import { fold, isSilent, wordsIn } from './words.ts';

export interface CorrectOptions {
  /** Whether the last word is still being typed: it may be the beginning of what is meant. */
  isTyping: boolean;
}

const isKnown = (index: TextIndex, word: string) => isSilent(word) || meantBy(index, word).size > 0;

const areKnown = (index: TextIndex, words: readonly string[]) =>
  words.every((word) => isKnown(index, fold(word)));

const asWritten = ({ written }: TextIndex, word: string) => written.get(fold(word)) ?? word;

/** What a word may be meant as, best first: itself, as it sounds, the words that are most like it. */
function meanings(index: TextIndex, word: string, options: CorrectOptions): string[] {
  const folded = fold(word);
  if (isKnown(index, folded)) return [word];
  const sound = bySound(folded);
  if (sound !== folded && formsOf(index, sound).size > 0) return [asWritten(index, sound)];
  const like = likest(index, folded, options);
  return like.length > 0 || sound === folded ? like : likest(index, sound, options);
}

/** What each word of a part of the text may be meant as; the other keyboards are tried before likenesses. */
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
  return others
    .filter(({ length }) => length === 1)
    .map((other) => likest(index, fold(other[0] ?? ''), options))
    .filter(({ length }) => length > 0)
    .slice(0, 1);
}

/** A word's place in the text, and what it may be meant as. */
type Place = readonly [place: number, meant: readonly string[]];

/** Takes for each word, in this order, the first meaning with which some model has all words taken so far. */
function takeInOrder(index: TextIndex, order: readonly Place[]): Map<number, string> {
  let places: ReadonlySet<number> | undefined;
  const taken = new Map<number, string>();
  for (const [place, meant] of order) {
    for (const word of meant) {
      if (isSilent(fold(word))) {
        taken.set(place, word);
        break;
      }
      const having = new Set(postingsOf(index, meantBy(index, fold(word))).keys());
      const both = places ? having.intersection(places) : having;
      if (both.size === 0) continue;
      places = both;
      taken.set(place, word);
      break;
    }
  }
  return taken;
}

/** Whether some meaning of a word is what a garment is, rather than what one is like. */
const isGarment = (index: TextIndex, meant: readonly string[]) =>
  meant.some((word) => isHead(index, fold(word)));

/**
 * Takes for each word the first meaning with which some model has all words. What is certain is taken first, whatever its place
 * in the text; where the words contradict each other, what a garment is stays rather than its colour.
 */
function agreeing(index: TextIndex, read: readonly (readonly string[])[]): string[] {
  const certainFirst = [...read.entries()].toSorted(([, a], [, b]) => a.length - b.length);
  const taken = takeInOrder(index, certainFirst);
  const isContradiction = read.some((meant, place) => meant.length > 0 && !taken.has(place));
  const kept = isContradiction
    ? takeInOrder(
        index,
        certainFirst.toSorted(([, a], [, b]) => Number(isGarment(index, b)) - Number(isGarment(index, a))),
      )
    : taken;
  return read.flatMap((_, place) => kept.get(place) ?? []);
}

/**
 * What a text most likely means; null where each of its words is known, also where no model has them all, or where nothing
 * helps.
 */
export function correct(
  index: TextIndex,
  text: string,
  options: CorrectOptions = { isTyping: false },
): string | null {
  if (areKnown(index, wordsIn(text))) return null;
  const parts = text.split(/\s+/).filter(Boolean).slice(0, 12);
  const read = parts.flatMap((part) => readPart(index, part, options));
  const words = agreeing(index, read);
  const better = words.join(' ');
  const isSame = fold(better) === fold(wordsIn(text).join(' '));
  return isSame || words.every((word) => isSilent(fold(word))) ? null : better;
}
