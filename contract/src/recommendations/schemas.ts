import { z } from 'zod';
import { ProductCard } from '../catalogue/schemas.ts';
import { limits } from '../limits.ts';
import { Id } from '../values.ts';
import { patternNames, slots } from './slots.ts';

/** Ids of products, commas between them, at most as many as are remembered as viewed. */
const Ids = z
  .string()
  .regex(new RegExp(`^(?:[\\w-]{1,64}(?:,[\\w-]{1,64}){0,${limits.viewedProducts - 1}})?$`))
  .default('');

/** `ids` is what the shopper sees: the first products of a page. `viewed` is what a guest has looked at, latest first. */
const Context = {
  ids: Ids,
  viewed: Ids,
  /** Products of a slot at most. */
  count: z.coerce.number().int().min(1).max(limits.viewedProducts).default(12),
};

/** A row of products; never without any. */
export const SlotProducts = z.object({ slot: z.enum(slots), products: z.array(ProductCard).min(1) });
export type SlotProducts = z.infer<typeof SlotProducts>;

/** Slots in the order in which they were asked for; those with nothing to recommend are left out. */
export const GetRecommendationsBySlots = {
  query: z.object({
    slots: z
      .string()
      .regex(new RegExp(`^(?:${slots.join('|')})(?:,(?:${slots.join('|')})){0,${slots.length - 1}}$`)),
    ...Context,
  }),
  response: z.object({ slots: z.array(SlotProducts) }),
};

/** The slots of a page, in their order. */
export const GetRecommendationsByPattern = {
  query: z.object({ pattern: z.enum(patternNames), ...Context }),
  response: z.object({ slots: z.array(SlotProducts) }),
};

/** What goes with some products. */
export const GetCrossSale = {
  query: z.object({ ids: Ids, count: Context.count }),
  response: z.object({ products: z.array(ProductCard) }),
};

/** A member has looked at a product. `before` is what this browser remembers of earlier, latest first; unknown ids are left out. */
export const AddViewed = {
  body: z.object({
    productId: Id,
    before: z
      .array(Id)
      .max(limits.viewedProducts - 1)
      .default([]),
  }),
  response: z.object({}),
};
