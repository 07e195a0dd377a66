import * as styles from './MouseTip.css.ts';

/**
 * Words for those who point with a mouse, over the positioned element around. A `title` on that element itself would be
 * read out besides its name.
 */
export const MouseTip = ({ words }: { words: string | undefined }) =>
  words === undefined ? null : <span className={styles.tip} title={words} aria-hidden="true" />;
