export type { MapPlan, PlanKind } from './plan.ts';
export type { MapPoint, PointKind } from './point.ts';
export { PointsMap, type PointsMapLabels, type PointsMapProps } from './PointsMap.tsx';
export type { Place } from './view.ts';
