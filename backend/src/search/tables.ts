import type { Language } from '@rukav/contract';

export interface SearchTables {
  /** How often a query was made on a day (YYYY-MM-DD). */
  search_query: { language: Language; text: string; day: string; times: number };
}
