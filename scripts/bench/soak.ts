import { memoryOf, type Store } from '../process/store.ts';
import { load } from './load.ts';

/** What the site and the backend hold after each minute, MB. */
export interface Soak {
  minutes: number[];
  failed: number;
}

const paths = [
  '/',
  '/catalog/zhenschiny/vse',
  '/catalog/muzhchiny/vse',
  '/cart',
  '/api/v3/category-products?url=zhenschiny/platya',
  '/api/v3/category-products?url=zhenschiny/vse&sort=byPriceAsc',
];

/** Ten minutes of shoppers who walk about, a minute at a time. */
export async function soak({ origin, serverPids }: Store, say: (sentence: string) => void): Promise<Soak> {
  const minutes: number[] = [];
  let failed = 0;
  for (let minute = 1; minute <= 10; minute += 1) {
    const walked = await load((index) => origin + paths[index % paths.length], { seconds: 58 });
    failed += walked.failed;
    minutes.push(memoryOf(serverPids()));
    say(`minute ${minute}: ${minutes.at(-1)} MB`);
  }
  return { minutes, failed };
}
