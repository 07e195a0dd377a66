import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { lazyView } from '@rukav/design-system/lazyView';
import { $changed } from './model.ts';

const ChangedNotice = lazyView(() => import('./ChangedNotice.tsx'));

/** What was changed elsewhere, on a page that few see it on: what draws it comes when there is something to say. */
export function LateChangedNotice({ cart }: { cart: Cart }) {
  const changed = useUnit($changed);

  return (
    changed.length > 0 && (
      <Suspense fallback={null}>
        <ChangedNotice cart={cart} />
      </Suspense>
    )
  );
}
