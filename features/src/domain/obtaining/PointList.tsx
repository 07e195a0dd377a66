import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Notice } from '@rukav/design-system/Notice';
import { Skeleton } from '@rukav/design-system/Skeleton';
import type { StoreWithCommunication } from '@rukav/contract/cart/schemas.ts';
import { $session } from '../../platform/session/index.ts';
import { $here } from './here.ts';
import { $pointFilters, $pointSought, pickupStores } from './model.ts';
import * as styles from './Obtaining.css.ts';
import { PointCard } from './PointCard.tsx';
import { PointTools } from './PointTools.tsx';
import { pointsFor } from './points.ts';

export interface PointListProps {
  /** The shops to choose from, each with what it has of the lines that are meant; null for all of the city. */
  stores?: readonly StoreWithCommunication[] | null;
  /** The shop that is chosen. */
  chosenId: string | null;
  onChoose: (pointId: string) => void;
  /** What a line id is called, for the lines that a shop does not have. */
  nameOf: (lineId: string) => string;
}

/** So many shops are seen at a glance: they need no search. */
const fewShops = 3;

/** How many shops are drawn at first; more come by a button. */
const pageSize = 10;

/** The shops of the session's city with what they have of the lines: searched, narrowed, nearest first. */
export default function PointList({ stores = null, chosenId, onChoose, nameOf }: PointListProps) {
  const { formatMessage } = useIntl();
  const { entry, text, filters, here, session, retry } = useUnit({
    entry: pickupStores.$current,
    text: $pointSought,
    filters: $pointFilters,
    here: $here,
    session: $session,
    retry: pickupStores.retryFx,
  });
  const [drawn, setDrawn] = useState(pageSize);

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
  if (entry.answer.stores.length === 0) {
    return (
      <Notice tone="warning">
        {formatMessage({ id: 'obtaining.points.none' }, { city: session.cityName })}
      </Notice>
    );
  }
  const all = stores ?? entry.answer.stores;
  const points = pointsFor(all, { text, filters, here });
  return (
    <div className={styles.tools}>
      {all.length > fewShops && <PointTools />}
      <output className={styles.quiet}>
        {points.length === 0
          ? formatMessage({ id: 'obtaining.points.noneFits' })
          : formatMessage({ id: 'obtaining.points.count' }, { count: String(points.length) })}
      </output>
      <ul className={styles.points} aria-label={formatMessage({ id: 'obtaining.points' })}>
        {points.slice(0, drawn).map((choice) => (
          <li key={choice.point.id}>
            <PointCard
              choice={choice}
              isChosen={choice.point.id === chosenId}
              nameOf={nameOf}
              action={{
                label: formatMessage({
                  id: choice.point.id === chosenId ? 'obtaining.chosen' : 'obtaining.choose',
                }),
                onPress: () => onChoose(choice.point.id),
              }}
            />
          </li>
        ))}
      </ul>
      {points.length > drawn && (
        <Button emphasis="quiet" onPress={() => setDrawn(drawn + pageSize)}>
          {formatMessage({ id: 'obtaining.points.more' })}
        </Button>
      )}
    </div>
  );
}
