import { createRandom, type Random } from '../random.ts';
import type { Gender } from '../rows.ts';
import { type Colourway, colourwaysOf } from './colourway.ts';
import { assortment, details, entry, fabrics, genders, kinds, type SizeScale } from './words.ts';

/** A model before it has a place in the shop window. */
export interface Draft {
  gender: Gender;
  kind: string;
  /** Below the root: `platya/rubashki`. */
  category: string;
  sizes: SizeScale;
  fabric: string;
  cut: string;
  detail: string;
  /** Whether its name tells the cut; otherwise it tells the detail. */
  namesCut: boolean;
  colourways: Colourway[];
}

interface Choice {
  fabric: string;
  cut: string;
  detail: string;
  namesCut: boolean;
}

const isDrawn = (detail: string) => entry(details, detail).decor !== undefined;

/** All that a kind can be, each with a name of its own: a fabric with a cut, or a fabric with a detail. */
function choicesOf(kind: string, random: Random): Choice[] {
  const { fabrics: ofFabrics, cuts, details: ofDetails } = entry(kinds, kind);
  const quiet = ofDetails.filter((detail) => !isDrawn(detail));
  const choices = ofFabrics.flatMap((fabric) => [
    ...cuts.map((cut) => ({ fabric, cut, detail: random.pick(quiet), namesCut: true })),
    ...ofDetails
      .filter((detail) => !(isDrawn(detail) && fabric.startsWith('denim')))
      .map((detail) => ({ fabric, cut: random.pick(cuts), detail, namesCut: false })),
  ]);
  return random.shuffle(choices);
}

function draftsOf(gender: Gender, seed: string): Draft[] {
  return entry(assortment, gender).flatMap(([kind, category, count, sizes]) => {
    const random = createRandom(`${seed} ${gender} ${kind}`);
    const choices = choicesOf(kind, random);
    if (choices.length < count)
      throw new Error(`${kind} has ${choices.length} variants, ${count} are asked for.`);
    return choices.slice(0, count).map((choice): Draft => {
      const { decor } = entry(details, choice.detail);
      const fabric = entry(fabrics, choice.fabric);
      const colourways = colourwaysOf(kind, gender, choice.fabric, fabric, decor, random);
      return { gender, kind, category, sizes, ...choice, colourways };
    });
  });
}

/** The drafts of every gender. */
export const draftAll = (seed: string): Map<Gender, Draft[]> =>
  new Map(genders.map((gender) => [gender, draftsOf(gender, seed)]));
