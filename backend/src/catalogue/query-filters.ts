import type { Filters } from '@rukav/contract/catalogue/filters.ts';
import { fold, meantByName, stemsOf, wordsIn } from '../search/index.ts';
import type { CatalogueIndex } from './listed.ts';

/** A text as a search reads it: words that goods are found by, and what narrows them. */
export interface ReadQuery {
  text: string;
  filters: Filters;
}

/** A name of a colour's family, as the stems of each of its words. */
interface FamilyName {
  code: string;
  words: readonly (readonly string[])[];
}

const namesOf = new WeakMap<CatalogueIndex['captions'], readonly FamilyName[]>();

/** The names of the colours' families in both languages, longest first; read once of a catalogue. */
function familyNames({ captions }: CatalogueIndex): readonly FamilyName[] {
  const known = namesOf.get(captions);
  if (known) return known;
  const names = captions.color
    .flatMap(({ code, caption }) =>
      [caption.ru, caption.kk].map((name) => ({
        code,
        words: wordsIn(name).map((word) => stemsOf(fold(word))),
      })),
    )
    .filter(({ words }) => words.length > 0)
    .toSorted((a, b) => b.words.length - a.words.length);
  namesOf.set(captions, names);
  return names;
}

/** The stems of a word and of its other names. */
const stemsMeant = (word: string) => [fold(word), ...meantByName(fold(word))].map(stemsOf);

/** Words that stand beside a size and say nothing else. */
const sizeWords = new Set(['размер', 'размера', 'өлшем', 'өлшемі', 'рост', 'бойы', 'size']);

/** The family of a colour that the words from a place on name, and how many they are. The longest name is taken. */
const familyAt = (
  meant: readonly (readonly (readonly string[])[])[],
  place: number,
  names: readonly FamilyName[],
) =>
  names.find(({ words }) =>
    words.every((stems, further) =>
      meant[place + further]?.some((one) => one.some((stem, language) => stem === stems[language])),
    ),
  );

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
  const names = familyNames(index);
  const meant = words.map(stemsMeant);
  for (let place = 0; place < words.length; place += 1) {
    const family = familyAt(meant, place, names);
    if (!family) rest.push(words[place] ?? '');
    else {
      if (!families.includes(family.code)) families.push(family.code);
      place += family.words.length - 1;
    }
  }
  if (families.length === 0 || rest.length === 0) return { text: query, filters: {} };
  return { text: rest.join(' '), filters: { color: families } };
}
