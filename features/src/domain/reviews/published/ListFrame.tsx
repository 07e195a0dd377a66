import { useEffect, useEffectEvent, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Notice } from '@rukav/design-system/Notice';
import { Skeleton } from '@rukav/design-system/Skeleton';
import * as styles from './Published.css.ts';

interface ListFrameProps {
  /** Whether there is something to show besides a failure. */
  isShown: boolean;
  isFailed: boolean;
  /** What it says when it could not be read, and what a screen reader hears while it loads. */
  labels: { failed: string; loading: string };
  onRetry: () => void;
  children: ReactNode;
}

const never = () => () => undefined;

/** Whether a component began as what the server drew, and not by a navigation in the browser. */
function useIsFromServer(): boolean {
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isHydrating)[0];
}

/** A list with its failure, which can be tried again, or its place while it loads. */
export function ListFrame({ isShown, isFailed, labels, onRetry, children }: ListFrameProps) {
  const { formatMessage } = useIntl();
  const isFromServer = useIsFromServer();
  const begin = useEffectEvent(() => {
    if (isFromServer && isFailed) onRetry();
  });

  // The server may have drawn the page without the list, and shared it: the browser asks for the list once by itself.
  useEffect(() => begin(), []);

  return (
    <>
      {isShown && children}
      {isFailed && (
        <Notice
          tone="danger"
          isLive
          action={
            <Button size="small" emphasis="quiet" onPress={onRetry}>
              {formatMessage({ id: 'errors.retry' })}
            </Button>
          }
        >
          {labels.failed}
        </Notice>
      )}
      {!isShown && !isFailed && (
        <div className={styles.lines} role="status" aria-label={labels.loading}>
          <Skeleton shape="heading" width="half" />
          <Skeleton shape="text" />
          <Skeleton shape="text" width="long" />
        </div>
      )}
    </>
  );
}
