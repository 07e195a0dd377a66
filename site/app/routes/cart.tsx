import { CartPage } from '@rukav/features/cart/view';
import { $isMember } from '@rukav/features/session';
import { useUnit } from 'effector-react';
import type { PageHandle } from '../page-handle';

export const handle: PageHandle = { modals: ['cart-obtaining-methods'], needsScripts: true };

export { clientLoader, headers, loader } from '../personal-page';

export default function Cart() {
  return <CartPage isGuest={!useUnit($isMember)} />;
}
