import { useId, useState } from 'react';
import type { FieldProps } from '../../internal/field-props.ts';
import { GroupFrame } from '../../internal/GroupFrame.tsx';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './RatingField.css.ts';

/** What one to five stars mean, from the worst to the best: “Ужасно”, “Плохо”, “Нормально”, “Хорошо”, “Отлично”. */
export type RatingNames = readonly [string, string, string, string, string];

export interface RatingFieldProps extends FieldProps {
  /** The name of each star, read out with it and seen beside the stars that are chosen or pointed at. */
  names: RatingNames;
  /** 1 to 5; nothing while no star is chosen. */
  value?: number;
  /** Called with 1 to 5 when a star is pressed or an arrow key moves to it. */
  onChange: (value: number) => void;
}

/**
 * One to five stars to choose. They are radio buttons: arrows choose, Tab passes them as one. A rating that only shows is
 * `Rating`.
 */
export function RatingField({ names, value, onChange, ...frame }: RatingFieldProps) {
  const generatedName = useId();
  const [pointed, setPointed] = useState<number>();
  const shown = frame.isDisabled ? value : (pointed ?? value);

  return (
    <GroupFrame {...frame} role="radiogroup">
      <div className={styles.row}>
        <div role="presentation" className={styles.stars} onPointerLeave={() => setPointed(undefined)}>
          {names.map((name, index) => {
            const star = index + 1;
            return (
              <label
                key={name}
                className={styles.star}
                data-on={(shown !== undefined && star <= shown) || undefined}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(star)}
              >
                <input
                  type="radio"
                  className={styles.input}
                  name={frame.name ?? generatedName}
                  value={star}
                  checked={value === star}
                  required={frame.isRequired}
                  onChange={() => onChange(star)}
                />
                <span className={visuallyHidden}>{name}</span>
                <Icon name="star" isFilled={shown !== undefined && star <= shown} />
              </label>
            );
          })}
        </div>
        <span className={styles.name} aria-hidden>
          {shown === undefined ? '' : names[shown - 1]}
        </span>
      </div>
    </GroupFrame>
  );
}
