export { createMemorySearch } from './memory-search.ts';
export { createPopularQueries, type PopularQueries } from './popular-queries.ts';
export type {
  SearchCategory,
  SearchContent,
  SearchGoods,
  SearchPort,
  Suggested,
  Loosened,
} from './search-port.ts';
export { distance } from './likeness.ts';
export { meantByName } from './other-names.ts';
export { shopPageOf, shopWords } from './shop-words.ts';
export { stemsOf } from './stem.ts';
export { fold, stemsIn, stemsOfWritten, wordsIn } from './words.ts';
