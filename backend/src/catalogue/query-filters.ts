import type { Filters } from '@rukav/contract/catalogue/filters.ts';
import { fold, meantByName, stemsOf, stemsOfWritten, wordsIn } from '../search/index.ts';
import type { CatalogueIndex } from './listed.ts';

/** A text as a search reads it: words that goods are found by, and what narrows them. */
export interface ReadQuery {
  text: string;
  filters: Filters;
}

/** A name of colours, as the stems of each of its words, and the families in which goods have it. */
interface ColourName {
  families: readonly string[];
  words: readonly (readonly string[])[];
}

const namesOf = new WeakMap<CatalogueIndex['captions'], readonly ColourName[]>();

/** A colour of two: it is of the family of one, and is not looked for by the other. */
const isOfTwo = (name: string) => name.includes('/');

/** The names of colours and of their families in both languages, longest first; read once of a catalogue. */
function colourNames({ captions, products }: CatalogueIndex): readonly ColourName[] {
  const known = namesOf.get(captions);
  if (known) return known;
  const named = [
    ...captions.color.flatMap(({ code, caption }) =>
      [caption.ru, caption.kk].map((name) => ({ name, code })),
    ),
    ...[...products.values()].flatMap(({ color, family }) =>
      [color.ru, color.kk].map((name) => ({ name, code: family })),
    ),
  ];
  const names = [...Map.groupBy(named, ({ name }) => name.toLowerCase())]
    .filter(([name]) => name !== '' && !isOfTwo(name))
    .map(([name, all]) => ({
      families: [...new Set(all.map(({ code }) => code))],
      words: wordsIn(name).map(stemsOfWritten),
    }))
    .toSorted((a, b) => b.words.length - a.words.length);
  namesOf.set(captions, names);
  return names;
}

/** The stems of a word and of its other names. */
const stemsMeant = (word: string) => [fold(word), ...meantByName(fold(word))].map(stemsOf);

/** Words that stand beside a size and say nothing else. */
const sizeWords = new Set(['размер', 'размера', 'өлшем', 'өлшемі', 'рост', 'бойы', 'size']);

/** The name of a colour that the words from a place on are; the longest one is taken. */
const colourAt = (
  meant: readonly (readonly (readonly string[])[])[],
  place: number,
  names: readonly ColourName[],
) =>
  names.find(({ words }) =>
    words.every((stems, further) =>
      meant[place + further]?.some((one) => one.some((stem) => stems.includes(stem))),
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
  const names = colourNames(index);
  const meant = words.map(stemsMeant);
  for (let place = 0; place < words.length; place += 1) {
    const colour = colourAt(meant, place, names);
    if (!colour) rest.push(words[place] ?? '');
    else {
      families.push(...colour.families.filter((code) => !families.includes(code)));
      place += colour.words.length - 1;
    }
  }
  if (families.length === 0 || rest.length === 0) return { text: query, filters: {} };
  return { text: rest.join(' '), filters: { color: families } };
}
