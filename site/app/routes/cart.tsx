import { CartPage } from '@rukav/features/cart/view';
import { $isMember } from '@rukav/features/session';
import { useUnit } from 'effector-react';

export { clientLoader, loader } from '../personal-page';

export default function Cart() {
  return <CartPage isGuest={!useUnit($isMember)} />;
}
