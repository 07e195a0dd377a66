import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Notice } from '@rukav/design-system/Notice';
import { Skeleton } from '@rukav/design-system/Skeleton';
import type { StoreWithCommunication } from '@rukav/contract/cart/schemas.ts';
import { $session } from '../../platform/session/index.ts';
import { $favouriteStores } from '../marks/index.ts';
import { $here } from './here.ts';
import { $pointFilters, $pointSought, $pointView, pickupStores } from './model.ts';
import * as styles from './Obtaining.css.ts';
import { PointCard } from './PointCard.tsx';
import { PointRow } from './PointRow.tsx';
import { PointTools } from './PointTools.tsx';
import { isShop, pointDemands, pointsFor, standingAlone, type PointChoice } from './points.ts';
import { PointsOnMap } from './PointsOnMap.tsx';

export interface PointListProps {
  /** Shops of ours, or points of partners; among these, shops are seen when they are asked for. */
  of: 'shops' | 'partners';
  /** The points to choose from, each with what it has of the lines that are meant; null for all of the city. */
  stores?: readonly StoreWithCommunication[] | null;
  /** The point that is chosen. */
  chosenId: string | null;
  onChoose: (pointId: string) => void;
  /** What a line id is called, for the lines that a point does not have. */
  nameOf: (lineId: string) => string;
  /**
   * One point alone in the place of the list, and what its button calls. Its card is drawn here, where it is loaded already:
   * another part that loads when it is first drawn would keep the shopper waiting for 300 ms.
   */
  alone?: { choice: PointChoice; onChange: () => void } | null;
}

/** So many points are seen at a glance: they need no search. */
const fewPoints = 3;

/** How many points are drawn at first; more come by a button. */
const pageSize = 10;

/** The points of the session's city with what they have of the lines: searched, narrowed, nearest first; in a list or on a map. */
export default function PointList({ alone = null, ...props }: PointListProps) {
  const { formatMessage } = useIntl();
  const { currency } = useUnit($session);
  if (!alone) return <All {...props} />;
  const action = { label: formatMessage({ id: 'obtaining.change' }), onPress: alone.onChange };
  const choice = standingAlone(alone.choice);
  return <PointCard isChosen nameOf={props.nameOf} {...{ choice, action, currency }} />;
}

function All({ of, stores = null, chosenId, onChoose, nameOf }: Omit<PointListProps, 'alone'>) {
  const { formatMessage } = useIntl();
  const { entry, session, retry } = useUnit({
    entry: pickupStores.$current,
    session: $session,
    retry: pickupStores.retryFx,
  });
  const points = usePoints(of, stores ?? entry.answer?.stores ?? []);

  if (entry.state === 'failed') {
    return (
      <Notice
        tone="danger"
        isLive
        action={
          <Button emphasis="quiet" size="small" onPress={() => void retry()}>
            {formatMessage({ id: 'obtaining.retry' })}
          </Button>
        }
      >
        {formatMessage({ id: 'obtaining.points.failed' })}
      </Notice>
    );
  }
  if (!entry.answer) return <Skeleton shape="wide" />;
  if (points.all.length === 0) {
    return (
      <Notice tone="warning">
        {formatMessage(
          { id: of === 'shops' ? 'obtaining.points.none' : 'obtaining.partners.none' },
          { city: session.cityName },
        )}
      </Notice>
    );
  }
  return (
    <div className={styles.tools}>
      {points.all.length > fewPoints && <PointTools of={of} />}
      <output className={styles.quiet}>
        {points.fitting.length === 0
          ? formatMessage({
              id: of === 'shops' ? 'obtaining.points.noneFits' : 'obtaining.partners.noneFits',
            })
          : formatMessage(
              { id: of === 'shops' ? 'obtaining.points.count' : 'obtaining.partners.count' },
              { count: String(points.fitting.length) },
            )}
      </output>
      <Found of={of} found={points.fitting} chosenId={chosenId} onChoose={onChoose} nameOf={nameOf} />
    </div>
  );
}

/** The points of a list, and those of them that fit the wish. Of a partners' list shops are a part only when asked for. */
function usePoints(of: PointListProps['of'], stores: readonly StoreWithCommunication[]) {
  const { text, filters, here, mine } = useUnit({
    text: $pointSought,
    filters: $pointFilters,
    here: $here,
    mine: $favouriteStores,
  });
  const isOfShops = of === 'shops';
  const all = stores.filter(({ point }) => isShop(point) === isOfShops);
  const withShops = !isOfShops && filters.includes('shops');
  const wished = isOfShops ? pointDemands.filter((demand) => filters.includes(demand)) : filters;
  return { all, fitting: pointsFor(withShops ? stores : all, { text, filters: wished, here, mine }) };
}

interface FoundProps extends Pick<PointListProps, 'of' | 'chosenId' | 'onChoose' | 'nameOf'> {
  found: readonly PointChoice[];
}

function Found({ of, found, chosenId, onChoose, nameOf }: FoundProps) {
  const { formatMessage } = useIntl();
  const { view, session } = useUnit({ view: $pointView, session: $session });
  const { currency } = session;
  const [drawn, setDrawn] = useState(pageSize);
  const [onMapId, setOnMap] = useState<string | null>(chosenId);
  const isOnMap = view === 'map';
  const shown = isOnMap ? found.filter(({ point }) => point.id === onMapId) : found.slice(0, drawn);

  return (
    <>
      {isOnMap && <PointsOnMap of={of} found={found} chosenId={onMapId} onChoose={setOnMap} />}
      {shown.length > 0 && (
        <ul
          className={styles.points}
          aria-label={formatMessage({ id: of === 'shops' ? 'obtaining.points' : 'obtaining.partners' })}
        >
          {shown.map((choice) => (
            <PointRow
              key={choice.point.id}
              isChosen={choice.point.id === chosenId}
              onChoose={() => onChoose(choice.point.id)}
              {...{ choice, nameOf, currency }}
            />
          ))}
        </ul>
      )}
      {!isOnMap && found.length > drawn && (
        <Button emphasis="quiet" onPress={() => setDrawn(drawn + pageSize)}>
          {formatMessage({ id: of === 'shops' ? 'obtaining.points.more' : 'obtaining.partners.more' })}
        </Button>
      )}
    </>
  );
}
