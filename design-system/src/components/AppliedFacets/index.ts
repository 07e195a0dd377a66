export { AppliedFacets, type AppliedFacet, type AppliedFacetsProps } from './AppliedFacets.tsx';
