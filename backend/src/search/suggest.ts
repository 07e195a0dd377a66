import type { Language } from '@rukav/contract';
import { correct } from './correct.ts';
import { rank } from './rank.ts';
import type { SearchCategory, SearchGoods, Suggested } from './search-port.ts';
import { stemsOf } from './stem.ts';
import { beginningWith, meantBy, tellingWords, type TextIndex } from './text-index.ts';
import { fold, isSilent, wordsIn } from './words.ts';

/** What people search for, out of the names of goods: «платье», «платье в горошек», each with how popular it is. */
export interface Phrase {
  text: string;
  folded: string;
  /** Its words, folded. */
  words: readonly string[];
  popularity: number;
}

/** Words at which a part of a Russian name begins: «в горошек», «из вискозы». */
const joints = new Set(['в', 'во', 'на', 'с', 'со', 'из', 'изо', 'для']);

function partsOf(words: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const word of words) {
    if (joints.has(word) && (parts.at(-1)?.length ?? 0) > 0) parts.push([]);
    parts.at(-1)?.push(word);
  }
  return parts;
}

/** Kazakh words that say something only together with the one before: «тік пішімді». */
const joined = new Set(['пишимди', 'тусти', 'белди', 'бар', 'ойыкты', 'балакты', 'калталы', 'косылган']);

/** Ways to ask for a garment of this name, the shortest first. In Kazakh what it is stands last, behind its traits. */
function phrasesOf(name: string, language: Language): string[] {
  const words = name.toLowerCase().split(/\s+/);
  if (language === 'kk') {
    const trait = fold(words.at(-2) ?? '');
    const isTrait = words.length > 1 && !joined.has(trait) && !isSilent(trait);
    return [words.slice(-1), ...(isTrait ? [words.slice(-2)] : [])].map((some) => some.join(' '));
  }
  const [head = [], ...traits] = partsOf(words);
  const first = head.join(' ');
  return [...new Set([head[0] ?? first, first, ...traits.map((trait) => `${first} ${trait.join(' ')}`)])];
}

/** The phrases of a language, most popular first. */
export function phrasesIn(goods: readonly SearchGoods[], language: Language): Phrase[] {
  const all = new Map<string, number>();
  for (const { names, popularity } of goods)
    for (const phrase of phrasesOf(names[language], language))
      all.set(phrase, (all.get(phrase) ?? 0) + popularity + 1);
  return [...all]
    .map(([text, popularity]) => ({ text, folded: fold(text), words: wordsIn(text).map(fold), popularity }))
    .toSorted((a, b) => b.popularity - a.popularity);
}

export interface Suggesting {
  index: TextIndex;
  phrases: Record<Language, readonly Phrase[]>;
  /** Folded words in the names of goods, by language. */
  spoken: Record<Language, ReadonlySet<string>>;
  categories: readonly SearchCategory[];
}

/** The typed words with the last one finished, where goods are found by them: one form of each word. */
function finished({ index, spoken }: Suggesting, typed: string, language: Language): string[] {
  const words = wordsIn(typed);
  const last = fold(words.at(-1) ?? '');
  if (words.length < 2) return [];
  const before = words.slice(0, -1).join(' ');
  const found = new Set(rank(index, before));
  // What goods are comes before what they have: «белая футболка» before «белая футера».
  const worthOf = (word: string) =>
    [...(index.words.get(word) ?? [])].reduce(
      (sum, [place, weight]) => (found.has(index.goods[place]?.id ?? '') ? sum + weight : sum),
      0,
    );
  const ends = beginningWith(index, last)
    .filter((word) => spoken[language].has(word))
    .map((word) => ({ word, worth: worthOf(word) }))
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth);
  const ofStems = new Map(ends.toReversed().map(({ word }) => [stemsOf(word)[0], word]));
  return [...ofStems.values()]
    .toReversed()
    .slice(0, 3)
    .map((word) => `${before} ${index.written.get(word) ?? word}`);
}

/** Whether each word of a text is one of the goods', or at the end the beginning of one. */
const isUnderstood = (index: TextIndex, text: string) =>
  tellingWords(text).every(
    (word, place, { length }) =>
      meantBy(index, word).size > 0 || (place === length - 1 && beginningWith(index, word).length > 0),
  );

/** Tells whether a name has every typed word: one of its forms, or a word that it begins. */
function naming({ index }: Suggesting, typed: readonly string[]): (name: readonly string[]) => boolean {
  const meant = typed.map((word) => ({ word, forms: meantBy(index, word) }));
  return (name) =>
    meant.every(({ word, forms }, place) =>
      // Only the last word may still be growing.
      name.some((one) => forms.has(one) || (place === meant.length - 1 && one.startsWith(word))),
    );
}

/** What a text may become. A text by which nothing is found is corrected first. */
export function suggest(parts: Suggesting, text: string, language: Language, most: number): Suggested {
  const { index, phrases, categories } = parts;
  const meant = isUnderstood(index, text) ? text : (correct(index, text, { isTyping: true }) ?? text);
  const words = tellingWords(meant);
  if (words.every(isSilent)) return { queries: [], categoryIds: [] };
  const isMeant = naming(parts, words);
  const whole = fold(meant);
  const named = phrases[language].filter((phrase) => isMeant(phrase.words));
  const begun = named.filter(({ folded }) => folded.startsWith(whole));
  const texts = (some: readonly Phrase[]) => some.map((phrase) => phrase.text);
  const queries = [
    ...texts(begun),
    ...(begun.length === 0 ? finished(parts, meant, language) : []),
    ...texts(named),
  ];
  return {
    queries: [...new Set(queries)].slice(0, most),
    categoryIds: categories
      .filter(({ names }) => isMeant(wordsIn(names[language]).map(fold)))
      .slice(0, most)
      .map(({ id }) => id),
  };
}
