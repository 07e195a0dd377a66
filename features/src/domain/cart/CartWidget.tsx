import { useUnit } from 'effector-react';
import { lazy, Suspense, useEffect } from 'react';
import { $widget } from './add.ts';
import { requested } from './model.ts';

const CartWidgetCard = lazy(() => import('./CartWidgetCard.tsx'));

/**
 * Tells what was put into the cart; what draws it comes with the first adding. Drawn once, in the shell; it also has the
 * cart fetched.
 */
export function CartWidget() {
  const { shown, request } = useUnit({ shown: $widget, request: requested });

  useEffect(() => request(), [request]);

  return (
    shown && (
      <Suspense fallback={null}>
        <CartWidgetCard key={shown.join()} skuIds={shown} />
      </Suspense>
    )
  );
}
