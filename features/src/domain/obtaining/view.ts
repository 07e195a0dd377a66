import { lazyView } from '@rukav/design-system/lazyView';

export type { PointCardProps } from './PointCard.tsx';
export type { PointListProps } from './PointList.tsx';
export { SlotChoice, type SlotChoiceProps } from './SlotChoice.tsx';
export { usePointTexts } from './usePointTexts.ts';

/** The list of points, or one of them alone; loaded when it is first needed. */
export const PointList = lazyView(() => import('./PointList.tsx'));
