import { text } from '../data-files.ts';
import { createRandom } from '../random.ts';
import type { KitRow } from '../rows.ts';
import type { Colourway } from './colourway.ts';
import type { FinishedModel, Placed } from './models.ts';
import { genders, wear } from './words.ts';

/** What each layer of a look is made of. */
const layers = {
  tops: [
    'tee',
    'fittedtee',
    'longsleeve',
    'turtleneck',
    'shirt',
    'blouse',
    'polo',
    'crewknit',
    'vneck',
    'sweatshirt',
    'childtee',
    'tank',
  ],
  bottoms: [
    'jeans',
    'jeans-straight',
    'wide-trousers',
    'chinos',
    'joggers',
    'childtrousers',
    'mini-skirt',
    'midi-skirt',
    'pleated-skirt',
    'shorts-denim',
    'shorts-jersey',
  ],
  overs: [
    'denim-jacket',
    'bomber',
    'puffer',
    'coat',
    'trench',
    'blazer',
    'cardigan',
    'hoodie',
    'childhoodie',
    'childjacket',
  ],
  dresses: ['dress', 'shirt-dress', 'slip-dress', 'knit-dress', 'childdress'],
  extras: ['beanie', 'cap', 'scarf', 'tote', 'backpack', 'belt'],
};

type Layer = keyof typeof layers;

/** Colours that go with everything. */
const quiet = new Set(['white', 'black', 'grey', 'beige', 'blue', 'brown']);

/** A garment in one of its colours, as a look sees it. */
interface Wearable {
  kind: string;
  finished: FinishedModel;
  colours: readonly Colourway[];
}

interface Chosen {
  id: string;
  family: string;
  isPatterned: boolean;
}

const isPatterned = ({ style }: Colourway) => style.pattern !== undefined || style.print !== undefined;

/** Whether a colour joins those that were chosen: one pattern and one loud colour are enough for a look. */
const joins = (colourway: Colourway, chosen: readonly Chosen[]) =>
  !(isPatterned(colourway) && chosen.some((one) => one.isPatterned)) &&
  (quiet.has(colourway.family) ||
    chosen.every(({ family }) => quiet.has(family) || family === colourway.family));

/** Takes from a rack the first garment that has a colour that joins, in that colour. */
function take(rack: Wearable[], chosen: readonly Chosen[]): Chosen[] {
  for (const [i, { colours, finished }] of rack.entries()) {
    const position = colours.findIndex((colourway) => joins(colourway, chosen));
    const [colourway, product] = [colours[position], finished.products[position]];
    if (!colourway || !product) continue;
    rack.splice(i, 1);
    return [{ id: product.id, family: colourway.family, isPatterned: isPatterned(colourway) }];
  }
  return [];
}

/** Looks of two to four garments of one gender whose colours go together: a bottom, a top, something over it, an extra. */
export function kitsOf(
  placed: readonly Placed[],
  finished: readonly FinishedModel[],
  seed: string,
): KitRow[] {
  return genders.flatMap((gender) => {
    const random = createRandom(`${seed} kits ${gender}`);
    const wearables = placed.flatMap(({ draft }, i): Wearable[] => {
      const model = finished[i];
      return draft.gender === gender && model
        ? [{ kind: draft.kind, finished: model, colours: draft.colourways }]
        : [];
    });
    const rackOf = (layer: Layer) =>
      random.shuffle(wearables.filter(({ kind }) => layers[layer].includes(kind)));
    const racks = {
      tops: rackOf('tops'),
      bottoms: rackOf('bottoms'),
      overs: rackOf('overs'),
      dresses: rackOf('dresses'),
      extras: rackOf('extras'),
    };
    const names = random.shuffle(wear.kits[gender]);
    const count = gender === 'women' ? 44 : gender === 'men' ? 36 : 10;

    return Array.from({ length: count }, (_, i): KitRow | null => {
      const hasDress = racks.dresses.length > 0 && i % 4 === 3;
      const worn: Layer[] = hasDress ? ['dresses', 'overs'] : ['bottoms', 'tops'];
      if (!hasDress && random.chance(0.6)) worn.push('overs');
      if (random.chance(0.5)) worn.push('extras');
      const chosen: Chosen[] = [];
      for (const layer of worn) chosen.push(...take(racks[layer], chosen));
      const name = names[i % names.length];
      return chosen.length >= 2 && name
        ? { id: `kit-${gender}-${i + 1}`, name: text(name), productIds: chosen.map(({ id }) => id) }
        : null;
    }).filter((kit) => kit !== null);
  });
}
