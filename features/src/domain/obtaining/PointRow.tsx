import { oncePainted } from '@rukav/design-system/painted';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useIntl } from 'react-intl';
import * as styles from './Obtaining.css.ts';
import { PointCard, type PointCardProps } from './PointCard.tsx';
import { standingAlone } from './points.ts';

export interface PointRowProps extends Omit<PointCardProps, 'action'> {
  /** Called once the frame that shows the press is painted. */
  onChoose: () => void;
}

/**
 * A point of the list. Once pressed it stands alone, by style and before anybody else hears of it: to take the others out of the page
 * is what takes time.
 */
export function PointRow({ choice, isChosen, onChoose, ...about }: PointRowProps) {
  const { formatMessage } = useIntl();
  const [isPressed, setPressed] = useState(false);

  const press = () => {
    setPressed(true);
    oncePainted(() =>
      flushSync(() => {
        setPressed(false);
        onChoose();
      }),
    );
  };
  const label = isPressed ? 'obtaining.change' : isChosen ? 'obtaining.chosen' : 'obtaining.choose';

  return (
    <li className={styles.point} data-pressed={isPressed || undefined}>
      <PointCard
        choice={isPressed ? standingAlone(choice) : choice}
        isChosen={isPressed || isChosen}
        action={{ label: formatMessage({ id: label }), onPress: press }}
        {...about}
      />
    </li>
  );
}
