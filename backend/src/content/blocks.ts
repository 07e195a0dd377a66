import type { Text } from '../database/columns.ts';

/** What a row of products on the main page holds: the first `count` of a category, narrowed and sorted. */
export interface ProductsRule {
  categoryUrl: string;
  collection: string | null;
  marker: string | null;
  sort: 'byPopularity' | 'byNovelty' | 'byDiscountDesc';
  count: number;
}

/** A block of a main page. Banners are named by slot, category tiles by category url. */
export type MainBlockRow =
  | { type: 'banner'; slot: string }
  | { type: 'two_banners'; slots: [string, string] }
  | { type: 'categories'; title: Text; categoryUrls: string[] }
  | { type: 'products'; title: Text; url: string; rule: ProductsRule };
