import type { Loosened } from './search-port.ts';
import { isHead, meantBy, postingsOf, type TextIndex } from './text-index.ts';
import { fold, isSilent, wordsIn } from './words.ts';

/** Words after which a Russian text says what a garment is like. */
const prepositions = new Set(['с', 'со', 'в', 'во', 'на', 'для', 'без', 'под']);

/** Words after which it says what a garment has: «с мехом» may be given up though no garment here has it. */
const having = new Set(['с', 'со']);

/** A word of a text, the models that have it, and whether something may be found without it. */
interface Weighed {
  typed: string;
  places: ReadonlySet<number>;
  mayGo: boolean;
}

function weigh(index: TextIndex, text: string): Weighed[] {
  let preposition: string | undefined;
  return wordsIn(text).flatMap((typed) => {
    const word = fold(typed);
    if (prepositions.has(word)) preposition = word;
    if (isSilent(word)) return [];
    const meant = meantBy(index, word);
    const isKnown = meant.size > 0;
    const isDescribing = preposition !== undefined && (isKnown || having.has(preposition));
    const isDecisive = [...meant.keys()].some((form) => index.decisive.has(form));
    const mayGo = !isDecisive && (isDescribing || (isKnown && !isHead(index, word)));
    return [{ typed, places: new Set(postingsOf(index, meant).keys()), mayGo }];
  });
}

/** Leaves out of a text by which nothing is found as few words of lesser weight as possible; the first ones weigh more. */
export function loosen(index: TextIndex, text: string): Loosened | null {
  const weighed = weigh(index, text);
  const kept = new Set(weighed.filter(({ mayGo }) => !mayGo));
  if (kept.size === 0 || kept.size === weighed.length) return null;

  let found = [...kept].map(({ places }) => places).reduce((all, places) => all.intersection(places));
  if (found.size === 0) return null;
  for (const one of weighed) {
    const both = found.intersection(one.places);
    if (kept.has(one) || both.size === 0) continue;
    kept.add(one);
    found = both;
  }
  const typed = (isKept: boolean) =>
    weighed.filter((one) => kept.has(one) === isKept).map((one) => one.typed);
  return { text: typed(true).join(' '), ignored: typed(false) };
}
