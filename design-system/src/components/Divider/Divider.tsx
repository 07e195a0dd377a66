import * as styles from './Divider.css.ts';

/** A hairline between two subjects. Within one subject air is enough. */
export function Divider() {
  return <hr className={styles.root} />;
}
