import { LRUCache } from 'lru-cache';
import { fold, stemsOf, wordsIn } from '../search/index.ts';
import type { CatalogueIndex, ListedProduct } from './listed.ts';

const stemsIn = (text: string) => wordsIn(text).flatMap((word) => stemsOf(fold(word)));

/** Stems of the colours' names, which are few and compared with every search. */
const stemsOfNames = new LRUCache<string, readonly string[]>({ max: 5000, memoMethod: stemsIn });

/** Tells which colours a text names, by their own names or their families', so that a search shows models in them. */
export function namingColours(
  text: string,
  { captions }: Pick<CatalogueIndex, 'captions'>,
): (product: Pick<ListedProduct, 'color' | 'family'>) => boolean {
  const asked = new Set(stemsIn(text));
  // Many goods have the same colour: each name is read once.
  const read = new Map<string, boolean>();
  const isNamed = (name: string) => {
    let known = read.get(name);
    if (known === undefined)
      read.set(name, (known = stemsOfNames.memo(name).some((stem) => asked.has(stem))));
    return known;
  };
  const families = new Set(
    captions.color
      .filter(({ caption }) => isNamed(caption.ru) || isNamed(caption.kk))
      .map(({ code }) => code),
  );
  return ({ color, family }) => families.has(family) || isNamed(color.ru) || isNamed(color.kk);
}
