import { createRandom } from '../random.ts';
import type { DemoCatalogue, Gender } from '../rows.ts';
import { type Album, createAlbum } from './album.ts';
import { categoriesOf } from './categories.ts';
import { colourFamilies } from './colourway.ts';
import { draftAll, type Draft } from './drafts.ts';
import { kitsOf } from './kits.ts';
import { finishModel, type Placed } from './models.ts';
import { dressWindow } from './shop-window.ts';
import { genders, wear } from './words.ts';

/** What the demo data depends on: equal seeds and equal moments give equal data on every machine. */
export interface DemoSettings {
  seed: string;
  /** The moment that the ages of models are counted back from. */
  now: Date;
}

const day = 86_400_000;

/** Gives each model its popularity, which is the default order, and its age. */
function place(windows: ReadonlyMap<Gender, readonly Draft[]>, { seed, now }: DemoSettings): Placed[] {
  const random = createRandom(`${seed} places`);
  const all = genders.flatMap((gender) => {
    const ofGender = windows.get(gender) ?? [];
    return ofGender.map((draft, i) => ({ draft, rank: (i + 0.5) / ofGender.length }));
  });
  const ranked = new Map(
    all.toSorted((a, b) => a.rank - b.rank).map(({ draft }, i) => [draft, all.length - i]),
  );
  return all.map(({ draft, rank }, i) => {
    const ageDays = random.chance(0.18) ? random.whole(1, 28) : random.whole(31, 420);
    const created = new Date(now.getTime() - ageDays * day);
    created.setUTCHours(6 + (i % 10), (i * 7) % 60, 0, 0);
    return {
      draft,
      number: i + 1,
      popularity: (ranked.get(draft) ?? 0) * 10,
      rank,
      ageDays,
      createdAt: created.toISOString(),
    };
  });
}

const captionsOf = (triples: readonly (readonly [string, string, string])[]) =>
  triples.map(([code, ru, kk]) => ({ code, caption: { ru, kk } }));

/** The drafts of each root in the order of its shop window. */
export const windowsOf = (seed: string): Map<Gender, Draft[]> =>
  new Map(
    [...draftAll(seed)].map(([gender, drafts]) => [gender, dressWindow(drafts, `${seed} ${gender} window`)]),
  );

/** Makes the catalogue and puts its pictures into an album. */
export function fillCatalogue(settings: DemoSettings, album: Album): DemoCatalogue {
  const windows = windowsOf(settings.seed);
  const categories = categoriesOf(windows, album);
  const placed = place(windows, settings);
  const finished = placed.map((one) => finishModel(one, categories, album, settings.seed));
  return {
    categories,
    models: finished.map(({ model }) => model),
    products: finished.flatMap(({ products }) => products),
    skus: finished.flatMap(({ skus }) => skus),
    kits: kitsOf(placed, finished, settings.seed),
    collections: captionsOf(wear.collections),
    markers: captionsOf(wear.markers),
    compositions: captionsOf(wear.compositions),
    colourFamilies,
  };
}

/** The demo shop's catalogue: categories, models, their colours, sizes, looks and captions. Takes under a second. */
export const demoCatalogue = (settings: DemoSettings): DemoCatalogue =>
  fillCatalogue(settings, createAlbum());
