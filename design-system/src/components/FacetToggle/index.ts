export { FacetToggle, type FacetToggleProps } from './FacetToggle.tsx';
