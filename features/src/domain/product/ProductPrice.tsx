import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import type { Product } from '@rukav/contract/product/schemas.ts';
import { lazyView } from '@rukav/design-system/lazyView';
import { $isMember } from '../../platform/session/index.ts';
import { CommonPrice } from './CommonPrice.tsx';
import * as styles from './Product.css.ts';

const MemberPrice = lazyView(() => import('./MemberPrice.tsx'));

/** What a product costs. A member sees the price and the bonuses of one's own once the browser has asked for them. */
export function ProductPrice({ product }: { product: Product }) {
  const isMember = useUnit($isMember);
  const common = <CommonPrice price={product.price} />;
  if (!isMember) return common;
  const place = (
    <>
      {common}
      <p className={styles.ofMember} />
    </>
  );
  return (
    <Suspense fallback={place}>
      <MemberPrice product={product} place={place} />
    </Suspense>
  );
}
