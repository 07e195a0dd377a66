import type { ReactNode } from 'react';
import { visuallyHidden } from '../../internal/visuallyHidden.css.ts';
import * as styles from './Hidden.css.ts';

export interface HiddenProps {
  /** What is left out. */
  children: ReactNode;
  /**
   * `mobile` – below a tablet; `belowDesktop` – on phones and tablets; `fromTablet` – on tablets and desktops; `desktop` –
   * on desktops; `print` – on paper; `sight` – everywhere, and still read out by a screen reader.
   */
  on: keyof typeof styles.on | 'sight';
}

/**
 * Leaves something out where it does not fit. Both versions are in the page, so it is for small things: a whole second
 * layout is better not rendered.
 */
export function Hidden({ children, on }: HiddenProps) {
  if (on === 'sight') return <span className={visuallyHidden}>{children}</span>;
  return <div className={styles.on[on]}>{children}</div>;
}
