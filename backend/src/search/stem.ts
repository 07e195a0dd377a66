const vowels = 'аеиоуыэюя';

/** Russian endings after Martin Porter's stemmer (snowballstem.org/algorithms/russian); words are folded: no «ё». */
const russian = {
  gerund: /(?:(?:ив|ыв)(?:ши(?:сь)?)?|(?<=[ая])в(?:ши(?:сь)?)?)$/,
  reflexive: /с[яь]$/,
  adjective: /(?:ими|ыми|его|ого|ему|ому|ее|ие|ые|ое|ей|ий|ый|ой|ем|им|ым|ом|их|ых|ую|юю|ая|яя|ою|ею)$/,
  participle: /(?:ивш|ывш|ующ|(?<=[ая])(?:ем|нн|вш|ющ|щ))$/,
  verb: /(?:ейте|уйте|ила|ыла|ена|ите|или|ыли|ило|ыло|ено|ует|уют|ены|ить|ыть|ишь|ей|уй|ил|ыл|им|ым|ен|ят|ит|ыт|ую|ю|(?<=[ая])(?:ете|йте|ешь|нно|ла|на|ли|ем|ло|но|ет|ют|ны|ть|й|л|н))$/,
  noun: /(?:иями|ями|ами|ией|иям|ием|иях|ев|ов|ие|ье|еи|ии|ей|ой|ий|ям|ем|ам|ом|ах|ях|ию|ью|ия|ья|а|е|и|й|о|у|ы|ь|ю|я)$/,
};

/** Takes an ending off; undefined where there is none. */
const without = (text: string, ending: RegExp) => (ending.test(text) ? text.replace(ending, '') : undefined);

function withoutAdjective(text: string): string | undefined {
  const bare = without(text, russian.adjective);
  return bare === undefined ? undefined : (without(bare, russian.participle) ?? bare);
}

function russianEnding(tail: string): string {
  const done = without(tail, russian.gerund);
  const plain = done ?? without(tail, russian.reflexive) ?? tail;
  const bare =
    done ?? withoutAdjective(plain) ?? without(plain, russian.verb) ?? without(plain, russian.noun) ?? plain;
  return bare
    .replace(/и$/, '')
    .replace(/(?:ейше|ейш)$/, '')
    .replace(/нн$/, 'н')
    .replace(/ь$/, '');
}

/** The part of a folded Russian word that its forms share: «плат» of «платьев». */
export function stemRussian(word: string): string {
  const first = Array.from(word).findIndex((letter) => vowels.includes(letter));
  if (first < 0) return word;
  const stem = word.slice(0, first + 1) + russianEnding(word.slice(first + 1));
  return stem.length < shortest ? word : stem;
}

/** The shortest stem: what is shorter is of too many words. */
const shortest = 3;

/** Kazakh endings in the order in which they stand from the end: case, whose it is, number; and the least that must be left. Folded. */
const kazakh: readonly (readonly [ending: RegExp, shortest: number])[] = [
  [/(?:[ндт][ыи]н|нда|нде|[днт][ае]н|[гк][ае]|[ндт][ыи]|[дт][ае]|[мбп]ен)$/, 4],
  [/(?:[ыи]м[ыи]з|[ыи]н[ыи]з|с[ыи]|[ыи][мн]|[ыи])$/, 4],
  [/[лдт][ае]р$/, 3],
];

/** Consonants that grow soft before a vowel: «көйлегі» is of «көйлек». */
const hardened: Record<string, string> = { г: 'к', б: 'п' };

/** The part of a folded Kazakh word that its forms share: «койлек» of «койлегин». */
export function stemKazakh(word: string): string {
  const bare = kazakh.reduce((rest, [ending, shortest]) => {
    const shorter = rest.replace(ending, '');
    return shorter.length >= shortest ? shorter : rest;
  }, word);
  return bare === word ? word : bare.replace(/[гб]$/, (letter) => hardened[letter] ?? letter);
}

/** What a folded word shares with its forms, in either language. */
export const stemsOf = (word: string): readonly string[] => [stemRussian(word), stemKazakh(word)];
