export { CartPage } from './CartPage.tsx';
export { CartWidget } from './CartWidget.tsx';
export { LateChangedNotice } from './LateChangedNotice.tsx';
