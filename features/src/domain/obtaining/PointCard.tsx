import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { PointTile } from '@rukav/design-system/PointTile';
import type { Currency } from '@rukav/contract';
import { formatDayMonth, formatMoney } from '../../platform/locale/index.ts';
import { $session } from '../../platform/session/index.ts';
import * as styles from './Obtaining.css.ts';
import { isSelling, isShop, type PointChoice } from './points.ts';
import { usePointTexts } from './usePointTexts.ts';

export interface PointCardProps {
  choice: PointChoice;
  isChosen: boolean;
  /** What a line id is called, for the lines that the point does not have. */
  nameOf: (lineId: string) => string;
  /** What prices are said in. */
  currency: Currency;
  /** Its button: choosing the point, or another one. */
  action: { label: string; onPress: () => void };
}

/** A point: where it is, when it is open, from when and for how much the lines can be collected there, and which it lacks. */
export function PointCard({ choice, isChosen, nameOf, currency, action }: PointCardProps) {
  const { formatMessage } = useIntl();
  const { lang } = useUnit($session);
  const texts = usePointTexts();
  const { point, canBeChosen, unavailableLineIds, availableFrom, price } = choice;
  const missing = [...new Set(unavailableLineIds.map(nameOf))];
  const from = formatMessage({ id: 'obtaining.from' }, { day: formatDayMonth(availableFrom, lang) });
  const cost = price === 0 ? formatMessage({ id: 'obtaining.free' }) : formatMoney(price, currency);
  const notes = [
    ...(missing.length > 0
      ? [
          formatMessage(
            { id: isShop(point) ? 'obtaining.missing' : 'obtaining.missingAtPartner' },
            { names: missing.join(', ') },
          ),
        ]
      : []),
    ...(point.route === null || !isChosen ? [] : [point.route]),
  ];

  return (
    <>
      <PointTile
        headingLevel={3}
        name={point.name}
        address={point.metro === null ? point.address : `${point.address}, ${point.metro}`}
        hours={[isSelling(point) ? texts.opening(point) : '', ...texts.hours(point)].filter(Boolean)}
        isCurrent={isChosen}
        services={{ label: formatMessage({ id: 'obtaining.services' }), names: texts.services(point) }}
        {...(choice.distance !== null && { distance: texts.distance(choice.distance) })}
        availability={
          canBeChosen
            ? {
                label: isShop(point)
                  ? from
                  : formatMessage({ id: 'obtaining.fromFor' }, { from, price: cost }),
                tone: missing.length > 0 ? 'neutral' : 'success',
              }
            : {
                label: formatMessage({
                  id: isSelling(point) ? 'obtaining.nothingHere' : 'obtaining.notSelling',
                }),
                tone: 'danger',
              }
        }
        {...(canBeChosen && {
          action: (
            <Button size="small" emphasis="quiet" onPress={action.onPress}>
              {action.label}
            </Button>
          ),
        })}
      />
      {notes.map((note) => (
        <p key={note} className={styles.quiet}>
          {note}
        </p>
      ))}
    </>
  );
}
