import type { ReactNode } from 'react';
import { classNames } from '../../internal/class-names.ts';
import * as styles from './AmountList.css.ts';

/** One sum and what it is for. */
export interface Amount {
  /** “Товары, 3 шт.”, “Доставка”. */
  label: string;
  /** The sum as it is written, its sign before it; or words in its place: “бесплатно”. */
  value: string;
  /** More about it beneath, perhaps with a link: from what the discount comes, until when it holds. */
  note?: ReactNode;
  /**
   * `neutral` – adds up; `saving` – makes the total smaller. The sign before the sum says the same.
   *
   * @default 'neutral'
   */
  tone?: keyof typeof styles.tone;
}

export interface AmountListProps {
  /** What it is made of, in the order of reckoning. */
  amounts: readonly Amount[];
  /** What it comes to. */
  total?: Amount;
}

/** Sums under one another and what they come to: the totals of a basket, of an order, of a receipt. */
export function AmountList({ amounts, total }: AmountListProps) {
  return (
    <dl className={styles.list}>
      {amounts.map((amount) => (
        <Row key={amount.label} {...amount} />
      ))}
      {total && <Row {...total} isTotal />}
    </dl>
  );
}

function Row({ label, value, note, tone = 'neutral', isTotal = false }: Amount & { isTotal?: boolean }) {
  return (
    <div className={isTotal ? styles.total : styles.line}>
      <dt className={styles.label}>{label}</dt>
      <dd className={classNames(styles.value, styles.tone[tone])}>{value}</dd>
      {note !== undefined && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
