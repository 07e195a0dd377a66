import { distance, mostWrong, soundOf } from './likeness.ts';
import { stemRussian } from './stem.ts';
import type { Known, TextIndex } from './text-index.ts';

/** A known word that is like a mistyped one. */
export interface Like {
  written: string;
  /** Letters that are wrong as the word is heard, and as it is written. */
  heard: number;
  wrong: number;
  isSameStart: boolean;
  models: number;
}

/** The shortest sound that is compared: what is shorter is like too many. */
const shortest = 3;

/** Words that one may be mistyped of, at most. */
const mostLikes = 6;

const byLikeness = (one: Like, other: Like) =>
  one.heard - other.heard ||
  one.wrong - other.wrong ||
  Number(other.isSameStart) - Number(one.isSameStart) ||
  other.models - one.models;

/** How far a word is from a known one, or from its beginning as far as it has been typed. */
function far(word: string, known: string, most: number, isTyping: boolean): number {
  const whole = distance(word, known, most);
  if (!isTyping || whole === 0) return whole;
  return Math.min(
    whole,
    ...[word.length, word.length + 1].map((length) => distance(word, known.slice(0, length), most)),
  );
}

export interface LikestOptions {
  /** The word is still being typed: it may be the beginning of a known one. */
  isTyping: boolean;
  /** Letters that may be wrong; by the word's length unless it is given. */
  mostWrong?: number | undefined;
}

/** The known words most like a folded one, best first. */
export function likest(index: TextIndex, word: string, { isTyping, ...given }: LikestOptions): Like[] {
  const stem = stemRussian(word);
  const most = given.mostWrong ?? mostWrong(word);
  const typed = { whole: { text: word, sound: soundOf(word) }, stem: { text: stem, sound: soundOf(stem) } };
  const compare = ({ folded, sound, isStem, models }: Known): Like | undefined => {
    const { text, sound: heardAs } = isStem ? typed.stem : typed.whole;
    if (heardAs.length < shortest) return undefined;
    const allowed = isStem ? Math.min(most, mostWrong(stem)) : most;
    const heard = far(heardAs, sound, allowed, isTyping);
    if (heard > allowed) return undefined;
    // A Russian stem keeps the mistyped word's own ending; a form that nobody has written is a little less likely.
    const form = isStem ? folded + word.slice(stem.length) : folded;
    const isForm = !isStem || index.words.has(form);
    return {
      written: index.written.get(form) ?? form,
      heard: isForm ? heard : heard + 1,
      wrong: isTyping ? 0 : distance(text, folded, 3),
      isSameStart: folded[0] === word[0],
      models,
    };
  };
  const likes = index.likes
    .flatMap((known) => (isTyping && known.isStem ? [] : (compare(known) ?? [])))
    .toSorted(byLikeness);
  const known = new Set<string>();
  return likes.filter(({ written }) => !known.has(written) && known.add(written)).slice(0, mostLikes);
}
