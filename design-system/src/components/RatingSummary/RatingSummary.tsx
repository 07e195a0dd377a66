import type { ReactNode } from 'react';
import { Rating, type RatingProps } from '../RatingField/index.ts';
import * as styles from './RatingSummary.css.ts';

/** How many have said one thing. */
export interface RatingShare {
  /** What they said: “5 звёзд”, “В размер”. */
  label: string;
  /** Their share of all, from 0 to 1. */
  share: number;
  /** The same in words or figures: “86”, “72 %”. */
  text: string;
}

export interface RatingSummaryProps {
  /** The mean of all marks. Its `text` is drawn large: “4,6”. */
  rating: RatingProps;
  /** Of how many it is the mean: “120 отзывов”. */
  count: string;
  /** How often each mark was given, best first, and what a screen reader calls the list. */
  shares: { label: string; items: readonly RatingShare[] };
  /** Means of single questions: “Качество”, “Похоже на фото”. */
  aspects?: readonly RatingProps[];
  /** A button, such as “Написать отзыв”. */
  action?: ReactNode;
}

/** What many have said, at a glance: the mean, how the marks are spread, and what can be added. */
export function RatingSummary({ rating, count, shares, aspects = [], action }: RatingSummaryProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.root}>
        <div className={styles.mean}>
          <p className={styles.figure} aria-hidden>
            {rating.text}
          </p>
          <Rating {...rating} isTextHidden />
          <p className={styles.quiet}>{count}</p>
          {action}
        </div>
        <ul className={styles.shares} aria-label={shares.label}>
          {shares.items.map(({ label, share, text }) => (
            <li key={label} className={styles.share}>
              <span className={styles.shareName}>{label}</span>
              <span className={styles.track} aria-hidden>
                <span className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
              </span>
              <span className={styles.amount}>{text}</span>
            </li>
          ))}
        </ul>
        {aspects.length > 0 && (
          <ul className={styles.aspects}>
            {aspects.map((aspect) => (
              <li key={aspect.label} className={styles.aspect}>
                <span aria-hidden className={styles.quiet}>
                  {aspect.label}
                </span>
                <Rating {...aspect} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
