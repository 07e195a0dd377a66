import type { Language } from '@rukav/contract';
import type { SizeFit } from '@rukav/contract/reviews/schemas.ts';
import { type Pair, readData } from '../data-files.ts';
import type { Random } from '../random.ts';
import type { Gender } from '../rows.ts';
import { typesetKazakh, typesetRussian } from '../typeset.ts';

/** How a review sounds: four or five stars, three, fewer. */
export type Mood = 'good' | 'mixed' | 'bad';

interface Group {
  kinds: string[];
  good: Pair[];
  mixed: Pair[];
  bad: Pair[];
  pro: Pair[];
  con: Pair[];
}

type Question = [question: Pair, answer: Pair | null];

interface Wording {
  names: Record<Language, { f: string[]; m: string[] }>;
  initials: Record<Language, string>;
  fits: Record<SizeFit, Pair[]>;
  any: Record<Mood, Pair[]>;
  groups: Record<string, Group>;
  questions: Record<string, Question[]>;
}

const wording = readData<Wording>('reviews.json');
const groupNames = new Map(
  Object.entries(wording.groups).flatMap(([name, { kinds }]) => kinds.map((kind) => [kind, name] as const)),
);

/** The group of garments that are spoken of alike. */
export function groupOf(kind: string): { name: string; words: Group } {
  const name = groupNames.get(kind) ?? '';
  const words = wording.groups[name];
  if (!words) throw new Error(`Nobody knows what to say of ${kind}. Add it to a group of reviews.json.`);
  return { name, words };
}

/** A pair in one language, set in type. */
export const inLanguage = ([ru, kk]: Pair, language: Language) =>
  language === 'ru' ? typesetRussian(ru) : typesetKazakh(kk);

/** What a review is made of. */
export interface Tale {
  kind: string;
  mood: Mood;
  sizeFit: SizeFit;
  language: Language;
}

/**
 * One to four sentences: of the garment, of its size, of anything else. What others have said of the same model is left out;
 * empty when nothing new is left to say.
 */
export function textOf({ kind, mood, sizeFit, language }: Tale, said: Set<Pair>, random: Random): string {
  const { name, words } = groupOf(kind);
  const fresh = (pairs: readonly Pair[]) => random.shuffle(pairs).filter((pair) => !said.has(pair));
  const own = fresh(words[mood]).slice(0, random.chance(0.3) ? 2 : 1);
  const more = fresh(wording.any[mood]).slice(0, own.length === 0 || random.chance(0.4) ? 1 : 0);
  const tellsFit = name !== 'accessories' && random.chance(sizeFit === 'match_size' ? 0.4 : 0.85);
  const told = [...own, ...(tellsFit ? fresh(wording.fits[sizeFit]).slice(0, 1) : []), ...more];
  for (const pair of told) said.add(pair);
  const sentences = random.chance(0.3) ? told.toReversed() : told;
  return sentences.map((pair) => inLanguage(pair, language)).join(' ');
}

/** How an author is called: a first name, for some with an initial. */
export function authorOf(gender: Gender, language: Language, random: Random): string {
  const isMan = random.chance(gender === 'men' ? 0.7 : gender === 'women' ? 0 : 0.15);
  const name = random.pick(wording.names[language][isMan ? 'm' : 'f']);
  return random.chance(0.35) ? `${name} ${random.pick(Array.from(wording.initials[language]))}.` : name;
}

/** Questions that may be asked of a kind of garment. */
export function questionsOf(kind: string): Question[] {
  const { name } = groupOf(kind);
  const clothes = name === 'accessories' ? [] : (wording.questions['clothes'] ?? []);
  return [...(wording.questions['any'] ?? []), ...clothes, ...(wording.questions[name] ?? [])];
}
