import type { IconName } from '../Icon/index.ts';
import type { Place } from './view.ts';

/** What a point is, which is seen in its sign: `shop`, `pickup` – a counter of another's; `locker` – a wall of boxes. */
export type PointKind = 'shop' | 'pickup' | 'locker';

/** One point of a map. */
export interface MapPoint {
  id: string;
  /** The marker's name: “Рукав на Тверской, магазин”. */
  name: string;
  position: Place;
  kind: PointKind;
}

/** The sign of each kind. */
export const signOf: Record<PointKind, IconName> = { shop: 'shop', pickup: 'box', locker: 'locker' };
