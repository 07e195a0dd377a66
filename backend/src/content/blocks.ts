import { z } from 'zod';
import { Text } from '../database/columns.ts';

/** What a row of products on the main page holds: the first `count` of a category, narrowed and sorted. */
export const ProductsRule = z.object({
  categoryUrl: z.string(),
  collection: z.string().nullable(),
  marker: z.string().nullable(),
  sort: z.enum(['byPopularity', 'byNovelty', 'byDiscountDesc']),
  count: z.int().positive(),
});
export type ProductsRule = z.infer<typeof ProductsRule>;

/** A block of a main page. Banners are named by slot, category tiles by category url. */
export const MainBlockRow = z.discriminatedUnion('type', [
  z.object({ type: z.literal('banner'), slot: z.string() }),
  z.object({ type: z.literal('two_banners'), slots: z.tuple([z.string(), z.string()]) }),
  z.object({ type: z.literal('categories'), title: Text, categoryUrls: z.array(z.string()) }),
  z.object({ type: z.literal('products'), title: Text, url: z.string(), rule: ProductsRule }),
]);
export type MainBlockRow = z.infer<typeof MainBlockRow>;
