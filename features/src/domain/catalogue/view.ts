export { Banner } from './banner/Banner.tsx';
export { CataloguePage } from './CataloguePage.tsx';
export { ProductRow } from './tile/ProductRow.tsx';
export { ProductTileOf } from './tile/ProductTileOf.tsx';
export { crumbsOf } from './crumbs.ts';
export { ListingBody } from './listing/ListingBody.tsx';
