import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import { Icon } from '../Icon/index.ts';
import * as styles from './RatingField.css.ts';

export interface RatingProps {
  /** What is rated, read out before the text: “Оценка покупателей”. */
  label: string;
  /** From 0 to 5; a part of a star is drawn as a part. */
  value: number;
  /** The value in words, seen beside the stars: “4,6 из 5”. */
  text: string;
  /** Only where the same text stands large beside it. */
  isTextHidden?: boolean;
}

const five = [1, 2, 3, 4, 5] as const;

/** A rating that was given, as stars beside its text. To give one use `RatingField`. */
export function Rating({ label, value, text, isTextHidden = false }: RatingProps) {
  return (
    <p className={styles.shown}>
      <span className={visuallyHidden}>{label}: </span>
      <span className={styles.drawn} aria-hidden>
        {five.map((star) => (
          <span key={star} className={styles.place}>
            <Icon name="star" size="small" />
            <span
              className={styles.part}
              style={{ inlineSize: `${Math.min(Math.max(value - star + 1, 0), 1) * 100}%` }}
            >
              <Icon name="star" size="small" isFilled />
            </span>
          </span>
        ))}
      </span>
      <span className={isTextHidden ? visuallyHidden : styles.text}>{text}</span>
    </p>
  );
}
