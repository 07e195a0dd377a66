import { useId, type ReactNode } from 'react';
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
  /** What they say to a question with few answers, its label shown above: “Как подошёл размер”, “В размер 72 %”. */
  answers?: { label: string; items: readonly RatingShare[] };
  /** A line beneath the count: “Рекомендуют 94 %”. */
  note?: string;
  /** Means of single questions: “Качество”, “Похоже на фото”. */
  aspects?: readonly RatingProps[];
  /** A button, such as “Написать отзыв”. */
  action?: ReactNode;
}

/** Shares in one grid, so that their tracks begin and end together. */
function Shares({
  items,
  ...list
}: {
  items: readonly RatingShare[];
  'aria-label'?: string;
  'aria-labelledby'?: string;
}) {
  return (
    <ul className={styles.shares} {...list}>
      {items.map(({ label, share, text }) => (
        <li key={label} className={styles.share}>
          <span className={styles.shareName}>{label}</span>
          <span className={styles.track} aria-hidden>
            <span className={styles.bar} style={{ inlineSize: `${share * 100}%` }} />
          </span>
          <span className={styles.amount}>{text}</span>
        </li>
      ))}
    </ul>
  );
}

/** What many have said, at a glance: the mean, how the marks are spread, and what can be added. */
export function RatingSummary(props: RatingSummaryProps) {
  const { rating, count, note, shares, answers, aspects = [], action } = props;
  const answersId = useId();

  return (
    <div className={styles.frame}>
      <div className={styles.root}>
        <div className={styles.mean}>
          <p className={styles.figure} aria-hidden>
            {rating.text}
          </p>
          <Rating {...rating} isTextHidden />
          <p className={styles.quiet}>{count}</p>
          {note !== undefined && <p className={styles.note}>{note}</p>}
          {action}
        </div>
        <Shares items={shares.items} aria-label={shares.label} />
        {(answers !== undefined || aspects.length > 0) && (
          <div className={styles.details}>
            {answers && (
              <div className={styles.answers}>
                <p id={answersId} className={styles.answersLabel}>
                  {answers.label}
                </p>
                <Shares items={answers.items} aria-labelledby={answersId} />
              </div>
            )}
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
        )}
      </div>
    </div>
  );
}
