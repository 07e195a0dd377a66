import { Suspense } from 'react';
import { limits } from '@rukav/contract/limits.ts';
import type { Pattern } from '@rukav/contract/recommendations/slots.ts';
import { lazyView } from '@rukav/design-system/lazyView';
import { useIsNear } from '../../platform/interaction/view.ts';

const Shelves = lazyView(() => import('./Shelves.tsx'));

export interface LateShelvesProps {
  /** Which rows stand there. */
  pattern: Pattern;
  /** The products that the shopper sees; the first of them count (CONT-68). */
  ids?: readonly string[];
}

/** Rows of recommendations below a page. They are asked for, and what draws them is loaded, when their place is neared. */
export function LateShelves({ pattern, ids = [] }: LateShelvesProps) {
  const { place, isNear } = useIsNear();

  return (
    <div ref={place}>
      {isNear && (
        <Suspense fallback={null}>
          <Shelves pattern={pattern} ids={ids.slice(0, limits.recommendationIds).join(',')} />
        </Suspense>
      )}
    </div>
  );
}
