import { LRUCache } from 'lru-cache';
import { fold, meantByName, stemsIn, stemsOf, wordsIn } from '../search/index.ts';
import type { CatalogueIndex, ListedProduct } from './listed.ts';

/** Stems of the colours' names, which are few and compared with every search. */
const stemsOfNames = new LRUCache<string, readonly string[]>({ max: 5000, memoMethod: stemsIn });

/**
 * Tells which colours of a model a text names: by their own names, by their families' or by their marks, such as that of a discount. A
 * search shows models in them.
 */
export function namingColours(
  text: string,
  { captions }: Pick<CatalogueIndex, 'captions'>,
): (product: Pick<ListedProduct, 'color' | 'family' | 'markers'>) => boolean {
  const asked = new Set(
    wordsIn(text).flatMap((word) => [fold(word), ...meantByName(fold(word))].flatMap(stemsOf)),
  );
  // Many goods have the same colour: each name is read once.
  const read = new Map<string, boolean>();
  const isNamed = (name: string) => {
    let known = read.get(name);
    if (known === undefined)
      read.set(name, (known = stemsOfNames.memo(name).some((stem) => asked.has(stem))));
    return known;
  };
  const named = (kind: 'color' | 'marker') =>
    new Set(
      captions[kind]
        .filter(({ caption }) => isNamed(caption.ru) || isNamed(caption.kk))
        .map(({ code }) => code),
    );
  const [families, markers] = [named('color'), named('marker')];
  return (product) =>
    product.markers.some((code) => markers.has(code)) ||
    families.has(product.family) ||
    isNamed(product.color.ru) ||
    isNamed(product.color.kk);
}
