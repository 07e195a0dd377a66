import { type Pair, text } from '../data-files.ts';
import type { Random } from '../random.ts';
import type { ModelRow, Text } from '../rows.ts';
import { typeset } from '../typeset.ts';
import type { Draft } from './drafts.ts';
import { cuts, details, entry, fabrics, kinds, wear } from './words.ts';

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** The name of a model: what it is, and the one thing that tells it from the next. */
export function nameOf({ kind, fabric, cut, detail, namesCut }: Draft): Text {
  const [noun, kkNoun] = entry(kinds, kind).noun;
  const [of, kkOf] = entry(fabrics, fabric).of;
  const [trait, kkTrait] = namesCut ? entry(cuts, cut).name : entry(details, detail).name;
  return { ru: `${noun} ${trait} ${of}`, kk: capital(`${kkOf} ${kkTrait} ${kkNoun}`) };
}

const join = (pairs: readonly Pair[]): Text => ({
  ru: pairs.map(([ru]) => ru).join(' '),
  kk: pairs.map(([, kk]) => kk).join(' '),
});

/** Three or four sentences: the cloth, the cut or the detail, how it is sewn, what to wear it with. */
export function descriptionOf({ kind, fabric, cut, detail, namesCut, gender }: Draft, random: Random): Text {
  const isChild = gender === 'girls' || gender === 'boys';
  const { say, pairs } = entry(kinds, kind);
  const cloth = random.pick(entry(fabrics, fabric).say);
  const told = random.pick((namesCut ? entry(cuts, cut) : entry(details, detail)).say);
  const more = random.chance(0.5)
    ? [random.pick(say)]
    : [random.pick((namesCut ? entry(details, detail) : entry(cuts, cut)).say)];
  const worn = isChild
    ? random.pick([...wear.childPairs, ...(kind.startsWith('child') ? pairs : [])])
    : random.pick(pairs);
  const middle = random.chance(0.35) ? [told] : [told, ...more];
  const body = random.chance(0.5) ? [cloth, ...middle] : [...middle.slice(0, 1), cloth, ...middle.slice(1)];
  return typeset(join([...body, worn]));
}

const seasons: Record<'warm' | 'cold' | 'all', Pair> = {
  warm: ['Весна — лето', 'Көктем — жаз'],
  cold: ['Осень — зима', 'Күз — қыс'],
  all: ['Круглый год', 'Жыл бойы'],
};

const countries: readonly Pair[] = [
  ['Россия', 'Ресей'],
  ['Казахстан', 'Қазақстан'],
  ['Узбекистан', 'Өзбекстан'],
  ['Турция', 'Түркия'],
];

/** The season a model is worn in. */
export const seasonOf = ({ kind, fabric }: Draft) =>
  entry(fabrics, fabric).cold ? 'cold' : entry(kinds, kind).season;

/** The rows of the characteristics table. */
export function characteristicsOf(draft: Draft, random: Random): ModelRow['characteristics'] {
  const detail = entry(details, draft.detail);
  const row = (name: Pair, value: Pair) => ({ name: text(name), value: text(value) });
  return [
    row(['Крой', 'Пішімі'], entry(cuts, draft.cut).value),
    row(detail.of, detail.value),
    row(['Ткань', 'Мата'], entry(fabrics, draft.fabric).feature),
    row(['Сезон', 'Маусым'], seasons[seasonOf(draft)]),
    row(['Страна производства', 'Өндірілген елі'], random.pick(countries)),
  ];
}

/** How to look after a fabric, in the order of doing. */
export const careOf = ({ fabric }: Draft): ModelRow['care'] =>
  entry(wear.care, entry(fabrics, fabric).care).map(([code, ru, kk]) => ({
    code,
    text: typeset({ ru, kk }),
  }));

/** The note below the pictures: how true the colour is; null for most. No person wears the garments in them. */
export const noteOf = (random: Random): Text | null => (random.chance(0.3) ? typeset(text(wear.note)) : null);
