import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { PointTile } from '@rukav/design-system/PointTile';
import { formatDayMonth } from '../../platform/locale/index.ts';
import { $session } from '../../platform/session/index.ts';
import * as styles from './Obtaining.css.ts';
import type { PointChoice } from './points.ts';
import { usePointTexts } from './usePointTexts.ts';

export interface PointCardProps {
  choice: PointChoice;
  isChosen: boolean;
  /** What a line id is called, for the lines that the shop does not have. */
  nameOf: (lineId: string) => string;
  /** Its button: choosing the shop, or another one. */
  action: { label: string; onPress: () => void };
}

/** A shop: where it is, when it is open, from when the lines can be collected there, and which it lacks. */
export function PointCard({ choice, isChosen, nameOf, action }: PointCardProps) {
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
            <Button size="small" emphasis="quiet" onPress={action.onPress}>
              {action.label}
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
