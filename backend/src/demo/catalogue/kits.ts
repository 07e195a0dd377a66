import { text } from '../data-files.ts';
import { createRandom } from '../random.ts';
import type { KitRow } from '../rows.ts';
import type { FinishedModel, Placed } from './models.ts';
import { genders, wear } from './words.ts';

const tops = [
  'tee',
  'fittedtee',
  'longsleeve',
  'shirt',
  'blouse',
  'polo',
  'crewknit',
  'sweatshirt',
  'childtee',
  'tank',
];
const bottoms = [
  'jeans',
  'jeans-straight',
  'wide-trousers',
  'chinos',
  'joggers',
  'mini-skirt',
  'midi-skirt',
  'shorts-denim',
];
const overs = ['denim-jacket', 'bomber', 'puffer', 'coat', 'cardigan', 'hoodie', 'childhoodie'];
const dresses = ['dress', 'shirt-dress', 'slip-dress'];

/** A model as a kit sees it: its garment and the colours that can be shown. */
interface Wearable {
  kind: string;
  finished: FinishedModel;
}

/** Looks of two to four garments of one gender, in calm combinations: a bottom, a top, something over it. */
export function kitsOf(
  placed: readonly Placed[],
  finished: readonly FinishedModel[],
  seed: string,
): KitRow[] {
  return genders.flatMap((gender) => {
    const random = createRandom(`${seed} kits ${gender}`);
    const wearables = placed.flatMap(({ draft }, i): Wearable[] => {
      const model = finished[i];
      return draft.gender === gender && model ? [{ kind: draft.kind, finished: model }] : [];
    });
    const queue = (kinds: readonly string[]) =>
      random.shuffle(wearables.filter(({ kind }) => kinds.includes(kind)));
    const racks = {
      tops: queue(tops),
      bottoms: queue(bottoms),
      overs: queue(overs),
      dresses: queue(dresses),
    };
    const take = (rack: Wearable[]) => rack.shift()?.finished.products[0]?.id;
    const names = random.shuffle(wear.kits[gender]);
    const count = gender === 'women' ? 44 : gender === 'men' ? 36 : 10;

    return Array.from({ length: count }, (_, i): KitRow | null => {
      const hasDress = racks.dresses.length > 0 && i % 4 === 3;
      const ids = hasDress
        ? [take(racks.dresses), take(racks.overs)]
        : [take(racks.bottoms), take(racks.tops), random.chance(0.7) ? take(racks.overs) : undefined];
      const productIds = ids.filter((id) => id !== undefined);
      const name = names[i % names.length];
      return productIds.length >= 2 && name
        ? { id: `kit-${gender}-${i + 1}`, name: text(name), productIds }
        : null;
    }).filter((kit) => kit !== null);
  });
}
