const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
/** Kazakh letters stand where digits do. */
const digits = '234589-0';
const kazakh = 'әіңғүұөқ';

const pairs = (from: string, to: string) =>
  new Map(Array.from(from, (letter, place) => [letter, Array.from(to)[place] ?? letter]));
const toCyrillic = pairs(latin, cyrillic);
const toKazakh = new Map([...toCyrillic, ...pairs(digits, kazakh)]);
const toLatin = pairs(cyrillic, latin);

const typedBy = (keys: ReadonlyMap<string, string>, text: string) =>
  Array.from(text.toLowerCase(), (letter) => keys.get(letter) ?? letter).join('');

/** What the same keys write on the other keyboards: «ghbdtn» on a Russian and a Kazakh one, «вкуыы» on an English one. */
export const otherKeyboards = (text: string): string[] =>
  [toCyrillic, toKazakh, toLatin].map((keys) => typedBy(keys, text)).filter((other) => other !== text);

/** Latin letters and what they stand for, longer ones first. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/shch/g, 'щ'],
  [/tsh/g, 'тш'],
  [/dzh/g, 'дж'],
  [/zh/g, 'ж'],
  [/kh/g, 'х'],
  [/ts/g, 'ц'],
  [/ch/g, 'ч'],
  [/sh/g, 'ш'],
  [/[jy]u/g, 'ю'],
  [/[jy]a/g, 'я'],
  [/[jy][oe]/g, 'е'],
  [/(?<=[aeiou])[jy]/g, 'й'],
  [/x/g, 'кс'],
];
const letters = pairs('abcdefghijklmnopqrstuvwyz', 'абкдефгхижклмнопкрстуввыз');

/** A word in Latin letters as it sounds: «dzhinsy» is «джинсы». Others are left as they are. */
export const bySound = (word: string): string =>
  /^[a-z]+$/.test(word)
    ? typedBy(
        letters,
        sounds.reduce((text, [sound, letter]) => text.replace(sound, letter), word),
      )
    : word;
