export { createMemorySearch } from './memory-search.ts';
export { createPopularQueries, type PopularQueries } from './popular-queries.ts';
export type { SearchCategory, SearchContent, SearchGoods, SearchPort, Suggested } from './search-port.ts';
export { meantByName } from './other-names.ts';
export { stemsOf } from './stem.ts';
export { fold, wordsIn } from './words.ts';
