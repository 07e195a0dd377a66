import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { CheckboxGroup } from '@rukav/design-system/CheckboxGroup';
import { Notice } from '@rukav/design-system/Notice';
import { PointTile } from '@rukav/design-system/PointTile';
import { SearchField } from '@rukav/design-system/SearchField';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { formatDayMonth } from '../../platform/locale/index.ts';
import { $session } from '../../platform/session/index.ts';
import { $isLocateFailed, $isLocating, locateRequested } from './here.ts';
import {
  $pointFilters,
  $points,
  $pointSought,
  pickupStores,
  pointFilterToggled,
  pointSought,
} from './model.ts';
import * as styles from './Obtaining.css.ts';
import { pointFilters, type PointChoice } from './points.ts';
import { usePointTexts } from './usePointTexts.ts';

export interface PointListProps {
  /** The shop that is chosen. */
  chosenId: string | null;
  onChoose: (pointId: string) => void;
  /** What a line id is called, for the lines that a shop does not have. */
  nameOf: (lineId: string) => string;
}

/** How many shops are drawn at first; more come by a button. */
const pageSize = 10;

/** The shops of the session's city with what they have of the lines: searched, narrowed, nearest first. */
export default function PointList({ chosenId, onChoose, nameOf }: PointListProps) {
  const { formatMessage } = useIntl();
  const { entry, points, session, retry } = useUnit({
    entry: pickupStores.$current,
    points: $points,
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
  return (
    <div className={styles.tools}>
      <PointTools />
      <output className={styles.quiet}>
        {points.length === 0
          ? formatMessage({ id: 'obtaining.points.noneFits' })
          : formatMessage({ id: 'obtaining.points.count' }, { count: String(points.length) })}
      </output>
      <ul className={styles.points} aria-label={formatMessage({ id: 'obtaining.points' })}>
        {points.slice(0, drawn).map((choice) => (
          <li key={choice.point.id}>
            <Point
              choice={choice}
              isChosen={choice.point.id === chosenId}
              onChoose={() => onChoose(choice.point.id)}
              nameOf={nameOf}
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

function PointTools() {
  const { formatMessage } = useIntl();
  const { text, filters, isLocating, isLocateFailed, seek, toggle, locate } = useUnit({
    text: $pointSought,
    filters: $pointFilters,
    isLocating: $isLocating,
    isLocateFailed: $isLocateFailed,
    seek: pointSought,
    toggle: pointFilterToggled,
    locate: locateRequested,
  });

  return (
    <>
      <SearchField
        label={formatMessage({ id: 'obtaining.points.search' })}
        clearLabel={formatMessage({ id: 'obtaining.points.clear' })}
        value={text}
        onChange={seek}
        onSubmit={seek}
      />
      <CheckboxGroup
        label={formatMessage({ id: 'obtaining.filters' })}
        value={filters}
        options={pointFilters.map((filter) => ({
          value: filter,
          label: formatMessage({ id: `obtaining.filter.${filter}` }),
        }))}
        onChange={(next) => {
          for (const filter of pointFilters) {
            if (next.includes(filter) !== filters.includes(filter)) toggle(filter);
          }
        }}
      />
      {filters.includes('has_fitting') && (
        <p className={styles.quiet}>{formatMessage({ id: 'obtaining.fitting' })}</p>
      )}
      <div>
        <Button emphasis="plain" size="small" icon="pin" isPending={isLocating} onPress={locate}>
          {formatMessage({ id: 'obtaining.locate' })}
        </Button>
      </div>
      {isLocateFailed && (
        <Notice tone="warning" isLive>
          {formatMessage({ id: 'obtaining.locate.failed' })}
        </Notice>
      )}
    </>
  );
}

interface PointProps extends Pick<PointListProps, 'nameOf'> {
  choice: PointChoice;
  isChosen: boolean;
  onChoose: () => void;
}

function Point({ choice, isChosen, onChoose, nameOf }: PointProps) {
  const { formatMessage } = useIntl();
  const { lang } = useUnit($session);
  const texts = usePointTexts();
  const { point, canBeChosen, unavailableLineIds, availableFrom } = choice;
  const missing = [...new Set(unavailableLineIds.map(nameOf))];
  const from = formatMessage({ id: 'obtaining.from' }, { day: formatDayMonth(availableFrom, lang) });

  return (
    <>
      <PointTile
        headingLevel={3}
        name={point.name}
        address={point.metro === null ? point.address : `${point.address}, ${point.metro}`}
        hours={texts.hours(point)}
        isCurrent={isChosen}
        services={{ label: formatMessage({ id: 'obtaining.services' }), names: texts.services(point) }}
        {...(choice.distance !== null && { distance: texts.distance(choice.distance) })}
        availability={
          canBeChosen
            ? { label: from, tone: missing.length > 0 ? 'neutral' : 'success' }
            : { label: formatMessage({ id: 'obtaining.notSelling' }), tone: 'danger' }
        }
        {...(canBeChosen && {
          action: (
            <Button size="small" emphasis={isChosen ? 'strong' : 'quiet'} onPress={onChoose}>
              {formatMessage({ id: isChosen ? 'obtaining.chosen' : 'obtaining.choose' })}
            </Button>
          ),
        })}
      />
      {missing.length > 0 && (
        <p className={styles.quiet}>
          {formatMessage({ id: 'obtaining.missing' }, { names: missing.join(', ') })}
        </p>
      )}
    </>
  );
}
