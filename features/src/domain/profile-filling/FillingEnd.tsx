import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { account } from '../personal-data/index.ts';
import { filling } from './model.ts';
import * as styles from './ProfileFilling.css.ts';
import type { Shown } from './shown.ts';

const ends = ['unavailable', 'ended', 'filled', 'thanks', 'failed'] as const;
type End = (typeof ends)[number];

/** Whether there is no step to show. */
export const isEnd = (shown: Shown): shown is End => ends.some((end) => end === shown);

export interface FillingEndProps {
  /** Why there is no step. */
  shown: End;
  /** How many bonuses are given. */
  amount: number | null;
}

/** There is nothing to fill: it is done, was done before, cannot be done, or is not known (PROF-37 to PROF-39). */
export function FillingEnd({ shown, amount }: FillingEndProps) {
  const { formatMessage } = useIntl();
  const place = useRef<HTMLDivElement>(null);
  const hasBonuses = shown === 'thanks' || shown === 'filled';

  // The last step is gone: a reader goes on from what came of it.
  useEffect(() => {
    if (shown === 'thanks') place.current?.focus();
  }, [shown]);

  if (shown === 'failed') return <Failed />;
  return (
    <div ref={place} tabIndex={-1} className={styles.end}>
      <EmptyState
        headingLevel={1}
        title={formatMessage({ id: `filling.${shown}` })}
        text={formatMessage(
          { id: `filling.${shown}.text` },
          shown === 'thanks' ? { count: amount ?? 0, shown: String(amount ?? 0) } : {},
        )}
        actions={
          <>
            {hasBonuses ? (
              <Button href="/personal/club">{formatMessage({ id: 'filling.club' })}</Button>
            ) : (
              <Button href="/personal/data">{formatMessage({ id: 'filling.myData' })}</Button>
            )}
            <Button emphasis="quiet" href="/catalog">
              {formatMessage({ id: 'filling.catalogue' })}
            </Button>
          </>
        }
      />
    </div>
  );
}

function Failed() {
  const { formatMessage } = useIntl();
  const { retry, retryAccount } = useUnit({ retry: filling.retryFx, retryAccount: account.retryFx });
  const again = () => {
    // A failure is in the entry, and shown from there.
    retry().catch(() => undefined);
    retryAccount().catch(() => undefined);
  };
  return (
    <EmptyState
      drawing="error"
      headingLevel={1}
      title={formatMessage({ id: 'filling.failed' })}
      actions={<Button onPress={again}>{formatMessage({ id: 'errors.retry' })}</Button>}
    />
  );
}
