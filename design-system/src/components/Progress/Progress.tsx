import { useId } from 'react';
import * as styles from './Progress.css.ts';

export interface ProgressProps {
  /** What is under way, or what is being gathered: “До бесплатной доставки”. */
  label: string;
  /** How far it is, from 0 to `max`. */
  value: number;
  /**
   * What `value` is when all is done.
   *
   * @default 100
   */
  max?: number;
  /** The value in words, seen and read out instead of a percentage: “осталось 1 200 ₽”. */
  valueText: string;
}

/** How much of a known whole is done. */
export function Progress({ label, value, max = 100, valueText }: ProgressProps) {
  const id = useId();

  return (
    <div className={styles.root}>
      <div className={styles.caption}>
        <span id={id}>{label}</span>
        <span className={styles.amount}>{valueText}</span>
      </div>
      <progress
        className={styles.bar}
        aria-labelledby={id}
        aria-valuetext={valueText}
        max={max}
        value={value}
      />
    </div>
  );
}
