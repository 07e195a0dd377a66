import { fold, stemsOf, wordsIn } from '../search/index.ts';
import type { CatalogueIndex, ListedProduct } from './listed.ts';

const stemsIn = (text: string) => wordsIn(text).flatMap((word) => stemsOf(fold(word)));

/** Tells which colours a text names, by their own names or their families', so that a search shows models in them. */
export function namingColours(
  text: string,
  { captions }: Pick<CatalogueIndex, 'captions'>,
): (product: ListedProduct) => boolean {
  const asked = new Set(stemsIn(text));
  const isNamed = ({ ru, kk }: ListedProduct['color']) =>
    [...stemsIn(ru), ...stemsIn(kk)].some((stem) => asked.has(stem));
  const families = new Set(captions.color.filter(({ caption }) => isNamed(caption)).map(({ code }) => code));
  return ({ color, family }) => families.has(family) || isNamed(color);
}
