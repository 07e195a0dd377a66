import type { GeoPoint } from '@rukav/contract';
import type { StoreWithCommunication } from '@rukav/contract/cart/schemas.ts';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import { mineFirst } from '../marks/index.ts';
import { distanceTo } from './distance.ts';

/** Kinds of points: one of those that are on has to fit. */
export const pointKinds = ['shops', 'pickup_points', 'parcel_lockers', 'post_offices'] as const;
/** What every point of the list has to have. */
export const pointDemands = ['has_fitting', 'card_payment', 'no_prepayment', 'no_qr_code'] as const;
/** What the list of points can be narrowed by. */
export const pointFilters = [...pointKinds, ...pointDemands] as const;
export type PointFilter = (typeof pointFilters)[number];

/** Whether a point is a shop of ours. */
export const isShop = ({ type }: Pick<PickupPoint, 'type'>) => type === 'store' || type === 'shop';

const cardServices = ['cash_and_card', 'card_only'] as const;

type Passes = (point: PickupPoint) => boolean;

const isOfKind: Record<(typeof pointKinds)[number], Passes> = {
  shops: isShop,
  pickup_points: ({ type }) => type === 'pvz',
  parcel_lockers: ({ type }) => type === 'postamat',
  post_offices: ({ type }) => type === 'post',
};

const has: Record<(typeof pointDemands)[number], Passes> = {
  has_fitting: ({ services }) => services.includes('has_fitting'),
  card_payment: ({ services }) => cardServices.some((service) => services.includes(service)),
  no_prepayment: ({ needPrepay }) => !needPrepay,
  no_qr_code: ({ services }) => !services.includes('has_qr_code'),
};

function passes(point: PickupPoint, filters: readonly PointFilter[]): boolean {
  const kinds = pointKinds.filter((kind) => filters.includes(kind));
  const demands = pointDemands.filter((demand) => filters.includes(demand));
  return (
    (kinds.length === 0 || kinds.some((kind) => isOfKind[kind](point))) &&
    demands.every((demand) => has[demand](point))
  );
}

/** What the shopper asks of a point: words, filters, and where she is. */
export interface PointWish {
  text: string;
  filters: readonly PointFilter[];
  here: GeoPoint | null;
  /** Ids of the shops that the member likes. @default [] */
  mine?: readonly string[];
}

/** A point as the list draws it. */
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

/** Whether a point hands orders over now. */
export const isSelling = ({ shopStatus }: PickupPoint) => shopStatus.shopNowStatus === 'IS_OPEN';

/** Points that fit the wish: those with most of the lines first, among equals the member's own, then the nearest, else what is paid there. */
export function pointsFor(
  stores: readonly StoreWithCommunication[],
  { text, filters, here, mine = [] }: PointWish,
): readonly PointChoice[] {
  return stores
    .filter(({ point }) => isMeant(point, text) && passes(point, filters))
    .map((store) => ({
      ...store,
      distance: distanceTo(store.point, here),
      canBeChosen: isSelling(store.point) && store.availableLineIds.length > 0,
    }))
    .toSorted(
      (a, b) =>
        Number(b.canBeChosen) - Number(a.canBeChosen) ||
        b.availableLineIds.length - a.availableLineIds.length ||
        mineFirst(mine)(a.point, b.point) ||
        (a.distance ?? 0) - (b.distance ?? 0) ||
        Number(a.point.needPrepay) - Number(b.point.needPrepay),
    );
}

/** A point that stands alone, once chosen: how far it is does not matter any more, and what it lacks is asked about beneath it. */
export const standingAlone = (choice: PointChoice): PointChoice => ({
  ...choice,
  distance: null,
  unavailableLineIds: [],
});
