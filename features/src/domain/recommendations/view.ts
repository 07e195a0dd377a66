export { LateShelves, type LateShelvesProps } from './LateShelves.tsx';
export { RememberViewed } from './RememberViewed.tsx';
export { ViewedPage } from './ViewedPage.tsx';
