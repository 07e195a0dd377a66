import { soundOf } from './likeness.ts';
import { meantByName, otherNames } from './other-names.ts';
import type { SearchContent, SearchGoods } from './search-port.ts';
import { stemRussian, stemsOf } from './stem.ts';
import { fold, isKazakh, isSilent, stemsOfWritten, wordsIn } from './words.ts';

/** How much a word says of a model, by where it is written. */
const weights = { code: 20, head: 12, name: 5, category: 4, colour: 4, trait: 3 } as const;

/** How near a written word is to the one that is asked for. */
const nearness = { same: 1, form: 0.95, otherName: 0.9, beginning: 0.7 } as const;

/** How much a model has of a word, by its place in the index. */
export type Postings = ReadonlyMap<number, number>;

export interface TextIndex {
  goods: readonly SearchGoods[];
  /** Models by folded word. */
  words: ReadonlyMap<string, Map<number, number>>;
  /** Folded words by stem. */
  stems: ReadonlyMap<string, ReadonlySet<string>>;
  /** A folded word as it is written. */
  written: ReadonlyMap<string, string>;
  /** Folded words in the order of letters. */
  sorted: readonly string[];
  /** Folded words that say what nobody gives up: colours, materials, for whom a garment is. */
  decisive: ReadonlySet<string>;
  /** What a mistyped word is compared with, one for each stem and each word that is no stem. */
  likes: readonly Known[];
}

/** A known word, or the stem of some, as a mistyped one is compared with it. */
export interface Known {
  folded: string;
  sound: string;
  /** Whether it is a Russian stem: a mistyped word keeps its own ending. */
  isStem: boolean;
  /** How many models have it at most. */
  models: number;
}

function likesOf({ words, written }: Pick<TextIndex, 'words' | 'written'>): Known[] {
  const known = new Map<string, Known>();
  const add = (folded: string, isStem: boolean, models: number) => {
    const key = `${folded} ${isStem}`;
    const most = Math.max(models, known.get(key)?.models ?? 0);
    known.set(key, { folded, sound: soundOf(folded), isStem, models: most });
  };
  for (const [word, { size }] of words) {
    if (/\d/.test(word)) continue;
    add(word, false, size);
    // Kazakh words take endings of their own.
    if (!isKazakh(written.get(word) ?? '')) add(stemRussian(word), true, size);
  }
  for (const { other, known: meant } of otherNames)
    if (!/[a-z\d]/.test(other)) add(other, false, words.get(meant)?.size ?? 0);
  return [...known.values()];
}

/** The materials that a name tells: words after «из» in Russian, before «тігілген» and the like in Kazakh. */
const materialsIn = ({ ru, kk }: SearchGoods['names']): string[] => [
  ...wordsIn(/ (?:из|изо) (.+)$/.exec(ru)?.[1] ?? ''),
  ...wordsIn(/^(.+) (?:тігілген|тоқылған|жасалған) /i.exec(kk)?.[1] ?? ''),
];

/**
 * Words that a model is written with, each with its weight, and marked where nobody gives it up. In Russian what it is comes first, in
 * Kazakh last.
 */
function* writtenOf({ names, categories, colours, audience, materials, traits, codes }: SearchGoods) {
  const ofMaterials = materialsIn(names);
  for (const [language, name] of Object.entries(names)) {
    const words = wordsIn(name);
    const head = language === 'kk' ? words.length - 1 : 0;
    for (const [place, word] of words.entries())
      yield [word, place === head ? weights.head : weights.name, ofMaterials.includes(word)] as const;
  }
  for (const [texts, weight, isDecisive] of [
    [categories, weights.category, false],
    [colours, weights.colour, true],
    [[...audience, ...materials], weights.trait, true],
    [traits, weights.trait, false],
    [codes, weights.code, false],
  ] as const)
    for (const text of texts) for (const word of wordsIn(text)) yield [word, weight, isDecisive] as const;
}

/** Makes the index of some goods, which knows the words about the shop as well. */
export function indexGoods({ goods, shopWords = [] }: Pick<SearchContent, 'goods' | 'shopWords'>): TextIndex {
  const words = new Map<string, Map<number, number>>();
  const stems = new Map<string, Set<string>>();
  const written = new Map<string, string>();
  const silent = new Set<string>();
  const decisive = new Set<string>();
  const postingsFor = (word: string) => {
    const folded = fold(word);
    const known = words.get(folded);
    if (known || silent.has(folded)) return known;
    if (isSilent(folded)) {
      silent.add(folded);
      return undefined;
    }
    const postings = new Map<number, number>();
    words.set(folded, postings);
    written.set(folded, word);
    for (const stem of stemsOfWritten(word)) stems.set(stem, (stems.get(stem) ?? new Set()).add(folded));
    return postings;
  };
  for (const [place, one] of goods.entries()) {
    for (const [word, weight, isDecisive] of writtenOf(one)) {
      const postings = postingsFor(word);
      postings?.set(place, Math.max(postings.get(place) ?? 0, weight));
      if (isDecisive) decisive.add(fold(word));
    }
  }
  for (const word of shopWords) postingsFor(word);
  const sorted = [...words.keys()].toSorted();
  return { goods, words, stems, written, sorted, decisive, likes: likesOf({ words, written }) };
}

/** The place of the first word that is not before a text. */
function placeOf(sorted: readonly string[], text: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Words that begin with a text. */
export function beginningWith({ sorted }: TextIndex, text: string): string[] {
  const from = placeOf(sorted, text);
  let to = from;
  while (sorted[to]?.startsWith(text)) to += 1;
  return sorted.slice(from, to);
}

/** Words of which a folded word is a form or another name; none where it is not known. */
export function formsOf({ words, stems }: TextIndex, word: string): Map<string, number> {
  const forms = new Map<string, number>();
  const add = (one: string, near: number) => {
    for (const stem of stemsOf(one))
      for (const form of stems.get(stem) ?? []) forms.set(form, Math.max(forms.get(form) ?? 0, near));
  };
  for (const form of meantByName(word)) add(form, nearness.otherName);
  add(word, nearness.form);
  if (words.has(word)) forms.set(word, nearness.same);
  return forms;
}

/** Words that a folded word may stand for: its forms, or else the words that it begins. */
export function meantBy(index: TextIndex, word: string): Map<string, number> {
  const forms = formsOf(index, word);
  if (forms.size > 0 || word.length < 2) return forms;
  return new Map(beginningWith(index, word).map((one) => [one, nearness.beginning]));
}

/** Whether a folded word is what some model is: «рубашка» of «Рубашка в клетку». */
export const isHead = (index: TextIndex, word: string): boolean =>
  Math.max(0, ...postingsOf(index, formsOf(index, word)).values()) >= weights.head * nearness.otherName;

/** How much every model has of any of some words. */
export function postingsOf({ words }: TextIndex, meant: ReadonlyMap<string, number>): Postings {
  const all = new Map<number, number>();
  for (const [word, near] of meant)
    for (const [place, weight] of words.get(word) ?? [])
      all.set(place, Math.max(all.get(place) ?? 0, weight * near));
  return all;
}

/** Words of a text that say something, folded; all of them where none does. */
export function tellingWords(text: string): string[] {
  const folded = wordsIn(text).map(fold);
  const telling = folded.filter((word) => !isSilent(word));
  return telling.length > 0 ? telling : folded;
}
