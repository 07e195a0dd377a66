import { lazy } from 'react';

export type { PointCardProps } from './PointCard.tsx';
export type { PointListProps } from './PointList.tsx';
export { SlotChoice, type SlotChoiceProps } from './SlotChoice.tsx';
export { usePointTexts } from './usePointTexts.ts';

/** The list of shops; loaded when it is first needed. */
export const PointList = lazy(() => import('./PointList.tsx'));

/** One shop, as the list draws it; loaded when it is first needed. */
export const PointCard = lazy(() =>
  import('./PointCard.tsx').then((loaded) => ({ default: loaded.PointCard })),
);
