import { useEffect, useState, type ReactNode } from 'react';
import { media } from '@rukav/design-system/theme';
import { asSent } from './as-sent.ts';
import * as styles from './LazyHydration.css.ts';

export interface MediaHydrationProps {
  /** The screens on which it is seen. Its own styles have to hide it on all others: they count before any script has run. */
  on: 'desktop' | 'belowDesktop';
  children: ReactNode;
}

/**
 * A part of a page that some screens never show. The server sends it to everybody; where it is not seen it is neither hydrated nor drawn
 * until the window becomes as wide as that, and stays drawn then.
 */
export function MediaHydration({ on, children }: MediaHydrationProps) {
  const [isShown, setShown] = useState(
    () => typeof window === 'undefined' || window.matchMedia(media[on]).matches,
  );

  useEffect(() => {
    if (isShown) return undefined;
    const screen = window.matchMedia(media[on]);
    const look = () => setShown(screen.matches);
    look();
    screen.addEventListener('change', look);
    return () => screen.removeEventListener('change', look);
  }, [isShown, on]);

  return isShown ? (
    <div key="shown" className={styles.place}>
      {children}
    </div>
  ) : (
    <div key="sent" className={styles.place} {...asSent} />
  );
}
