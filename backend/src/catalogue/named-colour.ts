import type { Language } from '@rukav/contract';
import type { CatalogueIndex, ListedProduct } from './listed.ts';
import { wordsIn } from './find-models.ts';

/** Endings that differ between forms of a word: «чёрное», «чёрный». */
const ending = 2;

function isFormOf(word: string, other: string): boolean {
  const shorter = Math.min(word.length, other.length);
  const beginning = Math.max(3, shorter - ending);
  return shorter >= beginning && word.slice(0, beginning) === other.slice(0, beginning);
}

/** Tells which colours a text names, by their own names or their families', so that a search shows models in them. */
export function namingColours(
  text: string,
  { captions }: Pick<CatalogueIndex, 'captions'>,
  language: Language,
): (product: ListedProduct) => boolean {
  const asked = wordsIn(text);
  const isNamed = (name: string) => wordsIn(name).some((word) => asked.some((one) => isFormOf(one, word)));
  const families = new Set(
    captions.color.filter(({ caption }) => isNamed(caption[language])).map(({ code }) => code),
  );
  return ({ color, family }) => families.has(family) || isNamed(color[language]);
}
