import { Provider, useProvidedScope } from 'effector-react';
import { useCallback, useState, type ReactNode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { RawIntlProvider, useIntl } from 'react-intl';
import { asSent } from './as-sent.ts';
import { sleep } from './islands.ts';
import * as styles from './LazyHydration.css.ts';
import { useCameFromServer } from './useCameFromServer.ts';

/**
 * A part of a page that comes whole from the server and is hydrated only when a pointer, a finger or the focus comes to it; other
 * parts and other pages do not wait for it. It is a React root of its own (an island), which knows texts and the scope and no other
 * context. Links in it are followed without hydration. What the browser draws is not put off. What it shows may not change by
 * itself before somebody is there, and it holds no native controls: a box that is ticked without a pointer or a focus before would be
 * ticked before React knows of it.
 */
export function LazyHydration({ children }: { children: ReactNode }) {
  const cameFromServer = useCameFromServer();
  const [sent] = useState(children);

  // With other children it is drawn anew, in another element: the one from the server holds what was.
  return cameFromServer && children === sent ? (
    <Island key="sent">{children}</Island>
  ) : (
    <div key="drawn" className={styles.place}>
      {children}
    </div>
  );
}

function Island({ children }: { children: ReactNode }) {
  const intl = useIntl();
  const scope = useProvidedScope();
  const settle = useCallback(
    (frame: HTMLElement | null) => {
      const place = frame?.firstElementChild;
      if (!place) return undefined;
      let root: Root | undefined;
      sleep(place, () => {
        const texts = <RawIntlProvider value={intl}>{children}</RawIntlProvider>;
        root = hydrateRoot(place, scope ? <Provider value={scope}>{texts}</Provider> : texts);
      });
      // React does what it has put off before it unmounts a root: not before the page that comes now is painted.
      return () => void requestAnimationFrame(() => setTimeout(() => root?.unmount()));
    },
    [children, intl, scope],
  );

  return typeof window === 'undefined' ? (
    // React hydrates a root for a press only where no other root knows its element: so there are two.
    <div className={styles.place}>
      <div className={styles.place}>{children}</div>
    </div>
  ) : (
    <div ref={settle} className={styles.place} {...asSent} />
  );
}
