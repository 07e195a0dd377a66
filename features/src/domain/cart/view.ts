export { CartPage } from './CartPage.tsx';
export { CartWidget } from './CartWidget.tsx';
export { ChangedNotice } from './ChangedNotice.tsx';
