import type { GeoPoint } from '@rukav/contract';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import { mineFirst } from '../marks/index.ts';
import { distanceTo, isSelling, openingOf } from '../obtaining/index.ts';

/** What the list of shops can be narrowed by. */
export const storeFilters = ['open', 'fitting', 'card', 'kids', 'discount'] as const;
export type StoreFilter = (typeof storeFilters)[number];

const cardServices = ['cash_and_card', 'card_only'] as const;

const passes: Record<StoreFilter, (store: PickupPoint, now: number) => boolean> = {
  open: (store, now) => isSelling(store) && ['open', 'always'].includes(openingOf(store, now).state),
  fitting: ({ services }) => services.includes('has_fitting'),
  card: ({ services }) => cardServices.some((service) => services.includes(service)),
  kids: ({ format }) => format === 'kids',
  discount: ({ format }) => format === 'discount',
};

/** What a shopper asks of a shop: words, filters, and a place to be near to. */
export interface StoreWish {
  text: string;
  filters: readonly StoreFilter[];
  /** Where she is, or the station that she named; null for neither. */
  origin: GeoPoint | null;
  /** The moment for which it is told what is open, ms. */
  now: number;
  /** Ids of the shops that the member likes. @default [] */
  mine?: readonly string[];
}

/** A shop as the list draws it. */
export interface StoreChoice {
  store: PickupPoint;
  /** From `origin`, in m; null where there is none. */
  metres: number | null;
}

const plain = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е').trim();

const isMeant = ({ name, address, metro }: PickupPoint, text: string) => {
  const about = plain([name, address, metro ?? ''].join(' '));
  return plain(text)
    .split(/\s+/)
    .every((word) => about.includes(word));
};

/** Shops that fit the wish: the member's own before the others, and of each the nearest first where a place is known, else in the order of the answer. */
export const storesFor = (
  stores: readonly PickupPoint[],
  { text, filters, origin, now, mine = [] }: StoreWish,
): readonly StoreChoice[] =>
  stores
    .filter((store) => isMeant(store, text) && filters.every((filter) => passes[filter](store, now)))
    .map((store) => ({ store, metres: distanceTo(store, origin) }))
    .toSorted((a, b) => mineFirst(mine)(a.store, b.store) || (a.metres ?? 0) - (b.metres ?? 0));
