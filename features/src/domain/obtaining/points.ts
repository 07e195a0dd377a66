import type { GeoPoint } from '@rukav/contract';
import type { StoreWithCommunication } from '@rukav/contract/cart/schemas.ts';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import { distance } from './distance.ts';

/** What the list of points can be narrowed by. */
export const pointFilters = ['has_fitting', 'card_payment', 'no_prepayment', 'no_qr_code'] as const;
export type PointFilter = (typeof pointFilters)[number];

const cardServices = ['cash_and_card', 'card_only'] as const;

const passes: Record<PointFilter, (point: PickupPoint) => boolean> = {
  has_fitting: ({ services }) => services.includes('has_fitting'),
  card_payment: ({ services }) => cardServices.some((service) => services.includes(service)),
  no_prepayment: ({ needPrepay }) => !needPrepay,
  no_qr_code: ({ services }) => !services.includes('has_qr_code'),
};

/** What the shopper asks of a point: words, filters, and where she is. */
export interface PointWish {
  text: string;
  filters: readonly PointFilter[];
  here: GeoPoint | null;
}

/** A shop as the list draws it. */
export interface PointChoice extends StoreWithCommunication {
  /** In m; null while it is not known where the shopper is. */
  distance: number | null;
  /** Whether anything can be collected there: it sells now and has at least one of the lines. */
  canBeChosen: boolean;
}

const plain = (text: string) => text.toLocaleLowerCase('ru').replaceAll('ё', 'е').trim();

const isMeant = ({ name, address, metro }: PickupPoint, text: string) => {
  const words = plain(text).split(/\s+/).filter(Boolean);
  const about = plain([name, address, metro ?? ''].join(' '));
  return words.every((word) => about.includes(word));
};

/** Whether a point is a shop of ours. */
export const isShop = ({ type }: PickupPoint) => type === 'store' || type === 'shop';

/** Whether a shop sells now. */
export const isSelling = ({ shopStatus }: PickupPoint) => shopStatus.shopNowStatus === 'IS_OPEN';

/** Shops that fit the wish: those with most of the lines first, among equals the nearest. */
export function pointsFor(
  stores: readonly StoreWithCommunication[],
  { text, filters, here }: PointWish,
): readonly PointChoice[] {
  return stores
    .filter(({ point }) => isMeant(point, text) && filters.every((filter) => passes[filter](point)))
    .map((store) => ({
      ...store,
      distance: here && distance(here, store.point.geoPoint),
      canBeChosen: isSelling(store.point) && store.availableLineIds.length > 0,
    }))
    .toSorted(
      (a, b) =>
        Number(b.canBeChosen) - Number(a.canBeChosen) ||
        b.availableLineIds.length - a.availableLineIds.length ||
        (a.distance ?? 0) - (b.distance ?? 0),
    );
}
