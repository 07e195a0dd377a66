import { useUnit } from 'effector-react';
import { useEffect, useState, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Notice } from '@rukav/design-system/Notice';
import type { PointsMapProps } from '@rukav/design-system/PointsMap';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { $here, locateRequested } from './here.ts';
import { pointViewChosen } from './model.ts';
import { isShop, type PointChoice } from './points.ts';

export interface PointsOnMapProps {
  of: 'shops' | 'partners';
  /** In the order of the list. */
  found: readonly PointChoice[];
  /** The point whose card stands beneath the map. */
  chosenId: string | null;
  onChoose: (pointId: string) => void;
}

const kindOf = ({ point }: PointChoice) => {
  if (isShop(point)) return 'shop';
  return point.type === 'postamat' ? 'locker' : 'pickup';
};

const placeOf = ({ lat, lon }: { lat: number; lon: number }) => ({ latitude: lat, longitude: lon });

type State = { map: ComponentType<PointsMapProps> } | 'loading' | 'failed';

/** Points on a map, which is loaded now and not before. Where it does not load, the list has everything that it would show. */
export function PointsOnMap({ of, found, chosenId, onChoose }: PointsOnMapProps) {
  const { formatMessage } = useIntl();
  const { here, locate, choose } = useUnit({ here: $here, locate: locateRequested, choose: pointViewChosen });
  const [state, setState] = useState<State>('loading');

  useEffect(() => {
    let isWanted = true;
    import('@rukav/design-system/PointsMap').then(
      ({ PointsMap }) => isWanted && setState({ map: PointsMap }),
      () => isWanted && setState('failed'),
    );
    return () => {
      isWanted = false;
    };
  }, []);

  if (state === 'failed') {
    return (
      <Notice
        tone="warning"
        isLive
        action={
          <Button emphasis="quiet" size="small" onPress={() => choose('list')}>
            {formatMessage({ id: 'obtaining.map.toList' })}
          </Button>
        }
      >
        {formatMessage({ id: 'obtaining.map.failed' })}
      </Notice>
    );
  }
  if (state === 'loading') return <Skeleton shape="wide" />;
  const { map: PointsMap } = state;
  return (
    <PointsMap
      label={formatMessage({ id: of === 'shops' ? 'obtaining.points' : 'obtaining.partners' })}
      points={found.map((choice) => ({
        id: choice.point.id,
        name: choice.point.name,
        position: placeOf(choice.point.geoPoint),
        kind: kindOf(choice),
      }))}
      {...(chosenId !== null && { chosenId })}
      {...(here && { here: placeOf(here) })}
      onChoose={onChoose}
      onLocate={locate}
      labels={{
        skip: formatMessage({ id: 'obtaining.map.skip' }),
        zoomIn: formatMessage({ id: 'obtaining.map.zoomIn' }),
        zoomOut: formatMessage({ id: 'obtaining.map.zoomOut' }),
        showAll: formatMessage({ id: 'obtaining.map.showAll' }),
        locate: formatMessage({ id: 'obtaining.locate' }),
        here: formatMessage({ id: 'obtaining.map.here' }),
        group: (count) => formatMessage({ id: 'obtaining.map.group' }, { count: String(count) }),
        chosen: (name) => formatMessage({ id: 'obtaining.map.chosen' }, { name }),
        wheelHint: formatMessage({ id: 'obtaining.map.wheel' }),
        touchHint: formatMessage({ id: 'obtaining.map.touch' }),
      }}
    />
  );
}
