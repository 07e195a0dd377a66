export { FacetList, type FacetListProps } from './FacetList.tsx';
export type { FacetCap, FacetValue, FacetValuesProps } from './facetValue.ts';
