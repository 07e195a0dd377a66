import { readJudgedQueries } from '../../backend/src/demo/queries/judged-queries.ts';
import { latency, type Latency } from './load.ts';

/** The calls of a search, by what they answer. */
const paths = {
  hints: '/products/hints',
  autoHints: '/products/auto-hints',
  search: '/products/_search',
} as const;

const asked = readJudgedQueries('judged.txt');

/** How long a search keeps somebody waiting, ms. */
export type Searching = Record<keyof typeof paths, Latency>;

/** Everything that people type, each query asked once, so that no answer has been given before. */
export async function searchingOf(origin: string): Promise<Searching> {
  const ask = (path: string) =>
    latency(
      (index) => `${origin}/api/v3${path}?query=${encodeURIComponent(asked[index]?.query ?? '')}`,
      asked.length,
    );
  return {
    hints: await ask(paths.hints),
    autoHints: await ask(paths.autoHints),
    search: await ask(paths.search),
  };
}
