import { isLight } from './isLight.ts';
import * as styles from './Swatch.css.ts';

interface SwatchProps {
  /** The colour as `#rrggbb`. Without it the swatch is many-coloured. */
  hex: string | undefined;
  /** @default 'medium' */
  size?: keyof typeof styles.size;
  /** Draws a tick in black or white, whichever is seen. */
  isTicked?: boolean;
  /** Words for those who point with a mouse. */
  tip?: string | undefined;
}

/** A round sample of a colour. Its name stands beside it or is read out there. */
export function Swatch({ hex, size = 'medium', isTicked = false, tip }: SwatchProps) {
  return (
    <span
      aria-hidden="true"
      className={hex === undefined ? `${styles.size[size]} ${styles.many}` : styles.size[size]}
      style={hex === undefined ? undefined : { backgroundColor: hex }}
      title={tip}
    >
      {isTicked && (
        <svg
          className={styles.tick}
          viewBox="0 0 16 16"
          fill="none"
          stroke={hex && isLight(hex) ? 'black' : 'white'}
        >
          <path d="m2.5 8.5 4 4 7-9" strokeWidth="2" />
        </svg>
      )}
    </span>
  );
}
