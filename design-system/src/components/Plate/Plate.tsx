import * as styles from './Plate.css.ts';

export interface PlateProps {
  /** One or two words, or a percentage. */
  children: string;
  /**
   * `accent` is for the sale alone.
   *
   * @default 'neutral'
   */
  tone?: keyof typeof styles.tone;
}

/** A marker that lies on a photograph, such as “Новинка” or “−30 %”. Elsewhere use `Badge`. */
export function Plate({ children, tone = 'neutral' }: PlateProps) {
  return <span className={styles.tone[tone]}>{children}</span>;
}
