import { useRef, type ReactNode, type RefObject } from 'react';
import { classNames } from '../../internal/class-names.ts';
import * as styles from './StickyBar.css.ts';
import { useLowerInset } from './useLowerInset.ts';
import { useOutOfSight } from './useOutOfSight.ts';

export interface StickyBarProps {
  /** What the bar is for, as its name among the landmarks: “Покупка”. */
  label: string;
  /** What has to be in sight beside the action, such as a `Price`. */
  children: ReactNode;
  /** The one step forward, such as a `Button` as wide as its place. */
  action: ReactNode;
  /**
   * The control of the page that does the same. The bar is there only while that control is out of sight, and gives it the
   * focus when it goes. Without it the bar is always there.
   */
  standsInFor?: RefObject<HTMLElement | null>;
  /**
   * From which width on there is no bar: `tablet` – on phones alone; `desktop` – on phones and tablets.
   *
   * @default 'desktop'
   */
  below?: keyof typeof styles.below;
}

/** Keeps what the page is about, and the one step forward, at the lower edge of the window. One on a page. */
export function StickyBar({ label, children, action, standsInFor, below = 'desktop' }: StickyBarProps) {
  const root = useRef<HTMLElement>(null);
  const isOut = useOutOfSight(standsInFor, root);
  useLowerInset(root, isOut);
  if (!isOut) return null;

  return (
    <section
      ref={root}
      className={classNames(styles.below[below], standsInFor && styles.standsIn)}
      aria-label={label}
    >
      <div className={styles.words}>{children}</div>
      <div className={styles.action}>{action}</div>
    </section>
  );
}
