import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { $session } from '../../platform/session/index.ts';
import { CityMap } from '../map/view.ts';
import { $here, locateRequested } from './here.ts';
import type { PointChoice } from './points.ts';

export interface PointsOnMapProps {
  of: 'shops' | 'partners';
  /** In the order of the list. */
  found: readonly PointChoice[];
  /** The point whose card stands beneath the map. */
  chosenId: string | null;
  onChoose: (pointId: string) => void;
}

/** Points on a map, which is loaded now and not before. Where it does not load, the list has everything that it would show. */
export function PointsOnMap({ of, found, chosenId, onChoose }: PointsOnMapProps) {
  const { formatMessage } = useIntl();
  const { here, locate, session } = useUnit({ here: $here, locate: locateRequested, session: $session });

  return (
    <Suspense fallback={<Skeleton shape="wide" />}>
      <CityMap
        cityId={session.cityId}
        label={formatMessage({ id: of === 'shops' ? 'obtaining.points' : 'obtaining.partners' })}
        points={found.map(({ point }) => point)}
        here={here}
        {...(chosenId !== null && { chosenId })}
        onChoose={onChoose}
        onLocate={locate}
      />
    </Suspense>
  );
}
