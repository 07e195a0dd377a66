import { useUnit } from 'effector-react';
import { Suspense, useEffect } from 'react';
import { lazyView } from '@rukav/design-system/lazyView';
import { $widget } from './add.ts';
import { requested, returned } from './model.ts';

const CartWidgetCard = lazyView(() => import('./CartWidgetCard.tsx'));

/**
 * Tells what was put into the cart; what draws it comes with the first adding. Drawn once, in the shell; it also has the
 * cart fetched, and looked at again whenever the shopper comes back to the tab.
 */
export function CartWidget() {
  const { shown, request, look } = useUnit({ shown: $widget, request: requested, look: returned });

  useEffect(() => request(), [request]);
  useEffect(() => {
    const lookInSight = () => {
      if (!document.hidden) look();
    };
    document.addEventListener('visibilitychange', lookInSight);
    return () => document.removeEventListener('visibilitychange', lookInSight);
  }, [look]);

  return (
    shown && (
      <Suspense fallback={null}>
        <CartWidgetCard key={shown.join()} skuIds={shown} />
      </Suspense>
    )
  );
}
