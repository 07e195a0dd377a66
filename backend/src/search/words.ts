/** Words of a text that are read. */
const mostWords = 12;

/** Kazakh letters as they are written on a Russian keyboard, «ё» as «е». */
const plainLetters: Record<string, string> = {
  ё: 'е',
  ә: 'а',
  ғ: 'г',
  қ: 'к',
  ң: 'н',
  ө: 'о',
  ұ: 'у',
  ү: 'у',
  һ: 'х',
  і: 'и',
};

/** A word as the index knows it: small letters, without what tells Kazakh letters and «ё» from their likes. */
export const fold = (word: string): string =>
  word.toLowerCase().replace(/[ёәғқңөұүһі]/g, (letter) => plainLetters[letter] ?? letter);

/** Splits a text into words in small letters; a single letter stays with what it is joined to: “t-shirt” is one word. */
export const wordsIn = (text: string): string[] =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/(?<![\p{L}\p{N}])(\p{L})-(?=\p{L})/gu, '$1')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostWords);

/** Words that tell nothing of a garment, folded. */
const silent = new Set(
  [
    'без в во для и из изо к на от по под при с со у а или как купить цена недорого',
    'размер размера размеры цвет цвета',
    'мен пен бен ушин жане арналган тигилген жасалган токылган косылган сатып алу багасы',
    'олшем олшеми тус туси тусти',
    'the for of in size buy',
  ].flatMap((words) => words.split(' ')),
);

/** Whether a folded word tells nothing of a garment. */
export const isSilent = (word: string): boolean => silent.has(word);
