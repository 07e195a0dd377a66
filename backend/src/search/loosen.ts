import { rank } from './rank.ts';
import type { Loosened } from './search-port.ts';
import { isHead, meantBy, type TextIndex } from './text-index.ts';
import { fold, isSilent, wordsIn } from './words.ts';

/** Words after which a Russian text says what a garment is like. */
const prepositions = new Set(['с', 'со', 'в', 'во', 'на', 'для', 'без', 'под']);

/** Words after which it says what a garment has: «с мехом» may be given up though no garment here has it. */
const having = new Set(['с', 'со']);

/** A word of a text, folded, and whether something may be found without it. */
interface Weighed {
  word: string;
  typed: string;
  mayGo: boolean;
}

function weigh(index: TextIndex, text: string): Weighed[] {
  let preposition: string | undefined;
  return wordsIn(text).flatMap((typed) => {
    const word = fold(typed);
    if (prepositions.has(word)) preposition = word;
    if (isSilent(word)) return [];
    const forms = [...meantBy(index, word).keys()];
    const isKnown = forms.length > 0;
    const isDescribing = preposition !== undefined && (isKnown || having.has(preposition));
    const isDecisive = forms.some((form) => index.decisive.has(form));
    return [{ word, typed, mayGo: !isDecisive && (isDescribing || (isKnown && !isHead(index, word))) }];
  });
}

/** Leaves out of a text by which nothing is found as few words of lesser weight as possible; the first ones weigh more. */
export function loosen(index: TextIndex, text: string): Loosened | null {
  const weighed = weigh(index, text);
  if (weighed.every(({ mayGo }) => mayGo) || !weighed.some(({ mayGo }) => mayGo)) return null;

  const finds = (words: readonly Weighed[]) =>
    rank(index, words.map(({ word }) => word).join(' ')).length > 0;
  const kept = new Set(weighed.filter(({ mayGo }) => !mayGo));
  for (const one of weighed)
    if (finds(weighed.filter((other) => other === one || kept.has(other)))) kept.add(one);
  const staying = weighed.filter((one) => kept.has(one));
  if (!finds(staying)) return null;
  return {
    text: staying.map(({ typed }) => typed).join(' '),
    ignored: weighed.filter((one) => !kept.has(one)).map(({ typed }) => typed),
  };
}
