import { useUnit } from 'effector-react';
import { useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { GeoPoint } from '@rukav/contract';
import { placeOf } from '@rukav/contract/geography/place-of.ts';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import { PointsMap, type PointKind, type PointsMapProps } from '@rukav/design-system/PointsMap';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { cityMap } from './index.ts';
import { MapFailed } from './MapFailed.tsx';
import { useMapTexts } from './useMapTexts.ts';

/** What a map shows of a point. */
export type PointOnMap = Pick<PickupPoint, 'id' | 'name' | 'type' | 'geoPoint' | 'geo'>;

export interface CityMapProps extends Pick<
  PointsMapProps,
  'label' | 'chosenId' | 'onChoose' | 'onLocate' | 'size'
> {
  /** The city whose map lies beneath. */
  cityId: number;
  /** In the order of the list beside the map, which has all that the map has. */
  points: readonly PointOnMap[];
  /** Where the shopper is, once that is known. */
  here?: GeoPoint | null;
}

const kinds: Record<PickupPoint['type'], PointKind> = {
  shop: 'shop',
  store: 'shop',
  pvz: 'pickup',
  post: 'pickup',
  postamat: 'locker',
};

const positionOf = ({ lat, lon }: GeoPoint) => ({ latitude: lat, longitude: lon });

/** Points on the map of a city. Draw it when a shopper opens the map: it loads what draws it, and the plan of the city. */
export default function CityMap({ cityId, points, here = null, ...props }: CityMapProps) {
  const labels = useMapTexts();
  const { formatMessage } = useIntl();
  const { entry, open } = useUnit({ entry: cityMap.$current, open: cityMap.openFx });
  const placed = useMemo(
    () =>
      points.flatMap(({ id, name, type, ...point }) => {
        const place = placeOf(point);
        return place ? [{ id, name, kind: kinds[type], position: positionOf(place) }] : [];
      }),
    [points],
  );

  useEffect(() => {
    open({ query: { cityId } }).catch(() => {});
  }, [open, cityId]);

  const isOfCity = entry.request?.query.cityId === cityId;
  if (isOfCity && entry.state === 'failed') return <MapFailed />;
  if (!isOfCity || !entry.answer) return <Skeleton shape="wide" />;
  const { plan, styleUrl, credit } = entry.answer;
  return (
    <PointsMap
      {...props}
      points={placed}
      labels={labels}
      credit={credit ?? formatMessage({ id: 'map.credit' })}
      {...(styleUrl !== null && { mapStyle: styleUrl })}
      {...(plan !== null && { plan })}
      {...(here && { here: positionOf(here) })}
    />
  );
}
