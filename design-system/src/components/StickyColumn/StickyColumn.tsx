import { useEffect, useRef, type ReactNode } from 'react';
import * as styles from './StickyColumn.css.ts';

export interface StickyColumnProps {
  /** What stays in sight, such as a section with its heading. */
  children: ReactNode;
}

/**
 * Stays in sight on a desktop while what stands beside it scrolls by. A column that is taller than the window scrolls to its
 * end first, so that nothing in it is out of reach of the keyboard. Its parent is a grid that aligns its items at the start.
 */
export function StickyColumn({ children }: StickyColumnProps) {
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() =>
      element.style.setProperty(styles.heightProperty, `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div ref={root} className={styles.column}>
      {children}
    </div>
  );
}
