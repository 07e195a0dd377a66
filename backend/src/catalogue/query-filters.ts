import type { Filters } from '@rukav/contract/catalogue/filters.ts';
import { fold, meantByName, stemsOf, wordsIn } from '../search/index.ts';
import type { CatalogueIndex } from './listed.ts';

/** A text as a search reads it: words that goods are found by, and what narrows them. */
export interface ReadQuery {
  text: string;
  filters: Filters;
}

/** Whether a word is a form of another, or another name for it. */
const isNameOf = (word: string, other: string) => {
  const stems = stemsOf(fold(other));
  return [fold(word), ...meantByName(fold(word))].some((one) =>
    stemsOf(one).some((stem, language) => stem === stems[language]),
  );
};

/** Words that stand beside a size and say nothing else. */
const sizeWords = new Set(['размер', 'размера', 'өлшем', 'өлшемі', 'рост', 'бойы', 'size']);

/** How many words from a place on name a colour's family, and which. The longest name is taken. */
function familyAt(words: readonly string[], place: number, { captions }: CatalogueIndex) {
  const named = captions.color.flatMap(({ code, caption }) =>
    [caption.ru, caption.kk].flatMap((name) => {
      const parts = wordsIn(name);
      const isNamed = parts.every((part, further) => isNameOf(words[place + further] ?? '', part));
      return isNamed && parts.length > 0 ? [{ code, length: parts.length }] : [];
    }),
  );
  return named.toSorted((a, b) => b.length - a.length)[0];
}

/** Takes sizes out of a query: «платье 46», «джинсы 30/32», «худи XL». What is left says what they are sizes of. */
export function readSizes(query: string, { sizeRank }: CatalogueIndex): ReadQuery {
  const sizes: string[] = [];
  const parts = query.split(/\s+/).filter((part) => {
    const size = part.toUpperCase().replace(/[.,;]+$/, '');
    if (!sizeRank.has(size)) return part !== '';
    if (!sizes.includes(size)) sizes.push(size);
    return false;
  });
  const words = sizes.length > 0 ? parts.filter((part) => !sizeWords.has(part.toLowerCase())) : parts;
  if (sizes.length === 0 || words.length === 0) return { text: query, filters: {} };
  return { text: words.join(' '), filters: { 'size-sku': sizes } };
}

/** Takes colours out of a query: «чёрное платье», «көк жейде». Colours alone stay words. */
export function readColours(query: string, index: CatalogueIndex): ReadQuery {
  const words = wordsIn(query);
  const rest: string[] = [];
  const families: string[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const family = familyAt(words, place, index);
    if (!family) rest.push(words[place] ?? '');
    else {
      if (!families.includes(family.code)) families.push(family.code);
      place += family.length - 1;
    }
  }
  if (families.length === 0 || rest.length === 0) return { text: query, filters: {} };
  return { text: rest.join(' '), filters: { color: families } };
}
