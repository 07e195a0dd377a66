import * as styles from './PaymentMark.css.ts';
import { signs } from './signs.ts';

/** What can be drawn on a mark. */
export type PaymentSign = keyof typeof signs;

export interface PaymentMarkProps {
  /** The way to pay. Without a sign it is what is written on the mark, so a word of up to eight letters: “МИР”. */
  label: string;
  /**
   * `card`; `cash` – at the till; `transfer` – from account to account at once; `instalments` – over months; `split` – in equal
   * parts; `gift` – from a gift card.
   */
  sign?: PaymentSign;
  /** A text next to it says the same, so a screen reader passes it by. */
  isNamedBeside?: boolean;
}

/** A way to pay as a small plate. Payment systems are written as words: their own marks belong to them. */
export function PaymentMark({ label, sign, isNamedBeside = false }: PaymentMarkProps) {
  if (sign === undefined) {
    return (
      <span className={styles.plate} aria-hidden={isNamedBeside || undefined}>
        {label}
      </span>
    );
  }
  return (
    <span
      className={styles.plate}
      {...(isNamedBeside ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <svg className={styles.sign} viewBox="0 0 24 24" fill="none" aria-hidden>
        <path d={signs[sign]} />
      </svg>
    </span>
  );
}
