import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps {
  /** What is being waited for: read out, and not seen. Leave it out where words beside it say the same. */
  label?: string;
  /**
   * `small` – in a button; `medium` – in place of a part; `large` – in place of a page.
   *
   * @default 'medium'
   */
  size?: keyof typeof styles.size;
}

/** Something is on its way and its shape is not known. Where it is known, draw `Skeleton`s. */
export function Spinner({ label, size = 'medium' }: SpinnerProps) {
  return (
    <span className={styles.root}>
      <svg
        className={styles.size[size]}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="10" strokeWidth="1.5" opacity="0.2" />
        <path d="M12 2a10 10 0 0 1 10 10" strokeWidth="1.5" strokeLinecap="round" />
      </svg>
      {label !== undefined && <output className={visuallyHidden}>{label}</output>}
    </span>
  );
}
