import type { Language } from '@rukav/contract';

export interface SearchTables {
  /** The number of visitors who made a query on a day (YYYY-MM-DD). */
  search_query: { language: Language; text: string; day: string; visitors: number };
}
