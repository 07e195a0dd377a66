export { FacetGroup, type FacetGroupProps } from './FacetGroup.tsx';
