import * as styles from './Badge.css.ts';

export interface BadgeProps {
  /** One to three words. */
  children: string;
  /**
   * `neutral` – a fact; `accent` – sale, novelty; `success` – done, ready; `danger` – refused, overdue. The text says the same.
   *
   * @default 'neutral'
   */
  tone?: keyof typeof styles.tone;
}

/** A state or a quality in a word, beside what has it. Over a picture use `Plate`. */
export function Badge({ children, tone = 'neutral' }: BadgeProps) {
  return <span className={styles.tone[tone]}>{children}</span>;
}
