import { distance } from '../search/index.ts';

/** The shortest text in which one letter may be wrong: a shorter one begins too many names. */
const shortest = 3;

interface Named {
  name_ru: string;
  name_kk: string;
}

/** A name as people type it: ё is an е, and a hyphen a space. */
export const alike = (name: string): string => name.toLowerCase().replaceAll('ё', 'е').replaceAll('-', ' ');

/** Tells that a word begins as a text does, but for one letter that is wrong, missing, too many or swapped. */
const beginsNearly = (word: string, text: string) =>
  [-1, 0, 1].some((more) => distance(text, word.slice(0, text.length + more), 1) <= 1);

/** A name from each of its words on: «новгород» of «нижний новгород» as well. */
const fromEachWord = (name: string) =>
  alike(name)
    .split(' ')
    .map((_, place, words) => words.slice(place).join(' '));

/** Of some cities those that a text with one wrong letter may mean; those that begin with its first letter come first. */
export function mistyped<City extends Named>(cities: readonly City[], query: string): City[] {
  const text = alike(query);
  if (text.length < shortest) return [];
  const found = cities.flatMap((city) => {
    const meant = [city.name_ru, city.name_kk]
      .flatMap(fromEachWord)
      .filter((name) => beginsNearly(name, text));
    return meant.length > 0 ? [{ city, isSameStart: meant.some((name) => name[0] === text[0]) }] : [];
  });
  return found.toSorted((a, b) => Number(b.isSameStart) - Number(a.isSameStart)).map(({ city }) => city);
}
