import { createRandom } from '../random.ts';
import type { Draft } from './drafts.ts';
import { entry, kinds } from './words.ts';

/** How far what nobody wears in winter stands behind. */
const outOfSeason = 0.08;

/** Kinds that look alike from afar; the others look like themselves. */
const alike: Record<string, string> = {
  fittedtee: 'tee',
  childtee: 'tee',
  tank: 'tee',
  polo: 'tee',
  vneck: 'crewknit',
  sweatshirt: 'crewknit',
  longsleeve: 'crewknit',
  turtleneck: 'crewknit',
  'jeans-straight': 'jeans',
  chinos: 'jeans',
  childtrousers: 'jeans',
  joggers: 'jeans',
  leggings: 'jeans',
  'shorts-jersey': 'shorts-denim',
  childjacket: 'bomber',
  blouse: 'shirt',
  trench: 'coat',
};

const silhouetteOf = ({ kind }: Draft) => alike[kind] ?? kind;

/** Spreads each kind evenly over the whole, and never puts two of a silhouette side by side while others remain. */
function spread(drafts: readonly Draft[], seed: string): Draft[] {
  const random = createRandom(seed);
  const totals = Map.groupBy(drafts, ({ kind }) => kind);
  const keyed = [...totals.values()].flatMap((ofKind) =>
    random.shuffle(ofKind).map((draft, i) => {
      const later = entry(kinds, draft.kind).season === 'warm' ? outOfSeason : 0;
      return { draft, key: (i + random.next()) / ofKind.length + later };
    }),
  );
  const queue = keyed.toSorted((a, b) => a.key - b.key).map(({ draft }) => draft);
  const ordered: Draft[] = [];
  while (queue.length > 0) {
    const recent = ordered.slice(-3).map(silhouetteOf);
    const next = queue.findIndex((draft) => !recent.includes(silhouetteOf(draft)));
    const fallback = queue.findIndex((draft) => silhouetteOf(draft) !== recent.at(-1));
    ordered.push(...queue.splice(Math.max(0, next >= 0 ? next : fallback), 1));
  }
  return ordered;
}

/** Puts first the colour that differs from the tile before it, in the whole root and in its own category. */
function lead(draft: Draft, before: string | undefined, beforeInCategory: string | undefined): Draft {
  const { colourways } = draft;
  const best =
    colourways.find(({ family }) => family !== before && family !== beforeInCategory) ??
    colourways.find(({ family }) => family !== before) ??
    colourways[0];
  return best ? { ...draft, colourways: [best, ...colourways.filter((other) => other !== best)] } : draft;
}

/** Orders a root's models as a window dresser would: neighbours differ in garment and in colour. */
export function dressWindow(drafts: readonly Draft[], seed: string): Draft[] {
  const lastFamily = new Map<string, string>();
  let before: string | undefined;
  return spread(drafts, seed).map((draft) => {
    const led = lead(draft, before, lastFamily.get(draft.category));
    before = led.colourways[0]?.family;
    if (before) lastFamily.set(draft.category, before);
    return led;
  });
}
