export { FacetRange, type FacetRangeProps } from './FacetRange.tsx';
export type { Range, RangeBounds, RangeFault } from './readRange.ts';
