import * as styles from './Header.css.ts';

/** The store's name as it is drawn: рукав, set close in the house's letters. What stands around it says the name. */
export function Wordmark() {
  return (
    <svg className={styles.mark} viewBox="0 0 96 32" aria-hidden focusable="false">
      <text
        x="0"
        y="23"
        fill="currentColor"
        fontFamily='"Onest Variable", "Onest Fallback", sans-serif'
        fontSize="29"
        fontWeight="640"
        letterSpacing="-1.3"
      >
        {'рукав'}
      </text>
    </svg>
  );
}
