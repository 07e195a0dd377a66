import { tenth } from './figures.ts';
import { type Load, load } from './load.ts';
import { memoryOf, type Store } from '../process/store.ts';

/** How long pictures of a size take, ms: drawn for the first time, and from the cache. */
interface Drawn {
  coldP50: number;
  coldP95: number;
  cachedP50: number;
  cachedP95: number;
}

/** What drawing costs: each size by itself, and the API and the memory while pictures are drawn without a pause. */
export interface PictureFigures {
  tile: Drawn;
  product: Drawn;
  /** `category-products` narrowed differently each time, while two pictures are drawn at every moment. */
  apiWhileDrawing: Load;
  /** How many pictures a second two processes drew meanwhile. */
  drawnPerSecond: number;
  /** MB above what the store took before. */
  memoryWhileDrawing: number;
}

const roots = ['zhenschiny', 'muzhchiny', 'devochki', 'malchiki'];

/** Codes of pictures that are not drawn ahead: the second of each product, from listings of all roots. */
async function secondPictures(origin: string): Promise<string[]> {
  const lists = await Promise.all(
    roots.map(async (root) => {
      const reply = await fetch(`${origin}/api/v3/category-products?url=${root}/vse`);
      const { tiles } = (await reply.json()) as { tiles: { product?: { secondPicture: string | null } }[] };
      return tiles.flatMap(({ product }) => product?.secondPicture ?? []);
    }),
  );
  return lists[0]?.flatMap((_, place) => lists.flatMap((codes) => codes[place] ?? [])) ?? [];
}

const accept = { accept: 'image/avif,image/webp,*/*' };

async function timeOf(address: string): Promise<number> {
  const begun = performance.now();
  const reply = await fetch(address, { headers: accept });
  await reply.arrayBuffer();
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}.`);
  return performance.now() - begun;
}

async function inTurn(addresses: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (const address of addresses) times.push(await timeOf(address));
  return times.toSorted((a, b) => a - b);
}

const at = (sorted: readonly number[], share: number) =>
  tenth(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);

async function drawn(addresses: readonly string[]): Promise<Drawn> {
  const cold = await inTurn(addresses);
  const cached = await inTurn(addresses);
  return {
    coldP50: at(cold, 0.5),
    coldP95: at(cold, 0.95),
    cachedP50: at(cached, 0.5),
    cachedP95: at(cached, 0.95),
  };
}

/** Measures drawing on a running store; `narrowed` tells addresses of the API that were not asked before. */
export async function picturesOf(store: Store, narrowed: (index: number) => string): Promise<PictureFigures> {
  const { origin } = store;
  const codes = await secondPictures(origin);
  const addresses = (size: string, from: number, to: number) =>
    codes.slice(from, to).map((code) => `${origin}/img/${size}/${code}`);
  const tile = await drawn(addresses('300x400', 0, 80));
  const product = await drawn(addresses('900x1200', 0, 40));

  const before = memoryOf(store.pids());
  const queue = [...addresses('450x600', 0, codes.length), ...addresses('900x1200', 40, codes.length)];
  let [count, most, isOver] = [0, 0, false];
  const begun = performance.now();
  const draw = async () => {
    while (!isOver) {
      const address = queue.shift();
      if (!address) throw new Error('There are too few pictures to draw while the API is asked.');
      await timeOf(address);
      count++;
    }
  };
  const watch = setInterval(() => (most = Math.max(most, memoryOf(store.pids()))), 500);
  const drawing = Promise.all([draw(), draw(), draw(), draw()]);
  const apiWhileDrawing = await load(narrowed, { seconds: 8, connections: 10 });
  isOver = true;
  await drawing;
  clearInterval(watch);
  const seconds = (performance.now() - begun) / 1000;
  return {
    tile,
    product,
    apiWhileDrawing,
    drawnPerSecond: tenth(count / seconds),
    memoryWhileDrawing: most - before,
  };
}
