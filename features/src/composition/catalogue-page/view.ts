export { CataloguePageWithShelves } from './CataloguePageWithShelves.tsx';
