import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import * as styles from './Price.css.ts';

export interface PriceProps {
  /** What is paid, formatted with its currency. */
  current: string;
  /** What was paid before, when the price has come down. Needs `labels`. */
  old?: string;
  /** By how much, such as “−30 %”. */
  discount?: string;
  /** Words that only a screen reader hears before the two prices: “старая цена 7 990 ₽, цена 5 990 ₽”. */
  labels: { current: string; old: string };
  /** A quiet line beneath, such as what a club member pays. */
  note?: string;
  /**
   * `small` – in rows and totals; `medium` – on a tile; `large` – on the product's page.
   *
   * @default 'medium'
   */
  size?: keyof typeof styles.size;
}

/** An amount of money: what is paid, and what it was before. */
export function Price({ current, old, discount, labels, note, size = 'medium' }: PriceProps) {
  return (
    <span className={`${styles.root} ${styles.size[size]}`}>
      {old !== undefined && (
        <>
          <span className={visuallyHidden}>{`${labels.old} `}</span>
          <s className={`${styles.old} ${styles.beside}`}>{old}</s>
          <span className={visuallyHidden}>, </span>
        </>
      )}
      <span className={visuallyHidden}>{`${labels.current} `}</span>
      <span className={old === undefined ? styles.current : `${styles.current} ${styles.isSale}`}>
        {current}
      </span>
      {discount !== undefined && (
        <>
          <span className={visuallyHidden}>, </span>
          <span className={`${styles.discount} ${styles.beside}`}>{discount}</span>
        </>
      )}
      {note !== undefined && <span className={styles.note}>{note}</span>}
    </span>
  );
}
