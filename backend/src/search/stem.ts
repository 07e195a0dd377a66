import { stemmer } from '@orama/stemmers/russian';

/** The shortest stem: what is shorter is of too many words. */
const shortest = 3;

/** The part of a folded Russian word that its forms share: «плат» of «платьев». */
export function stemRussian(word: string): string {
  const stem = stemmer(word);
  return stem.length < shortest ? word : stem;
}

/** Kazakh endings in the order in which they stand from the end: case, whose it is, number; and the least that must be left. Folded. */
const kazakh: readonly (readonly [ending: RegExp, shortest: number])[] = [
  [/(?:[ндт][ыи]н|нда|нде|[днт][ае]н|[гк][ае]|[ндт][ыи]|[дт][ае]|[мбп]ен)$/, 4],
  [/(?:[ыи]м[ыи]з|[ыи]н[ыи]з|с[ыи]|[ыи][мн]|[ыи])$/, 4],
  [/[лдт][ае]р$/, 3],
];

/** Consonants that grow soft before a vowel: «көйлегі» is of «көйлек». */
const hardened: Record<string, string> = { г: 'к', б: 'п' };

/** The part of a folded Kazakh word that its forms share: «койлек» of «койлегин». */
export function stemKazakh(word: string): string {
  const bare = kazakh.reduce((rest, [ending, shortest]) => {
    const shorter = rest.replace(ending, '');
    return shorter.length >= shortest ? shorter : rest;
  }, word);
  return bare === word ? word : bare.replace(/[гб]$/, (letter) => hardened[letter] ?? letter);
}

/** A vowel that Russian forms leave out before their last consonant: «рубашек» is of «рубашка», «ремень» of «ремня». */
const fleeting = /(?<=[^аеиоуыэюя])[ео](?=[кцнлр]$)/;

function withoutFleeting(stem: string): string {
  const bare = stem.replace(fleeting, '');
  return bare.length > shortest ? bare : stem;
}

/** The stems of a folded word by the rules of both languages. Each is marked by its rules, so that only stems of the same ones are equal. */
export function stemsOf(word: string): string[] {
  const russian = stemRussian(word);
  return [`ru ${russian}`, `ru ${withoutFleeting(russian)} *`, kazakhStemOf(word)];
}

/** The stem of a folded Kazakh word, marked as Kazakh. */
export const kazakhStemOf = (word: string): string => `kk ${stemKazakh(word)}`;
