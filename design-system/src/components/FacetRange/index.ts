export type { Range, RangeBounds, RangeFault } from '../RangeFields/index.ts';
export { FacetRange, type FacetRangeProps } from './FacetRange.tsx';
