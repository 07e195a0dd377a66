export { StorePage } from './StorePage.tsx';
export { StoresPage } from './StoresPage.tsx';
