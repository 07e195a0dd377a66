import { CartPage } from '@rukav/features/cart/view';
import { $isGuest } from '@rukav/features/profile';
import { useUnit } from 'effector-react';

export { clientLoader, loader } from '../personal-page';

export default function Cart() {
  return <CartPage isGuest={useUnit($isGuest)} />;
}
