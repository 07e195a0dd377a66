import { useUnit } from 'effector-react';
import { useEffect, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { $isTriedOffline, connectionBack } from '../../platform/connection/index.ts';
import * as styles from './Shell.css.ts';

function subscribe(changed: () => void) {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/**
 * Says that the browser has no connection, and, once something was asked for meanwhile, that it was not done and can be repeated. It
 * goes by itself when the connection is back.
 */
export function OfflineNotice() {
  const { formatMessage } = useIntl();
  const { isTried, back } = useUnit({ isTried: $isTriedOffline, back: connectionBack });
  const isOffline = useSyncExternalStore(
    subscribe,
    () => !navigator.onLine,
    () => false,
  );

  useEffect(() => (isOffline ? () => back() : undefined), [isOffline, back]);

  return (
    <div role="status" className={isOffline ? styles.offline : undefined}>
      {isOffline && formatMessage({ id: isTried ? 'shell.offline.tried' : 'shell.offline' })}
    </div>
  );
}
