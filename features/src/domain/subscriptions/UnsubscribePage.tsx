import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { LinkedSubscription } from '@rukav/contract/subscriptions/schemas.ts';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Heading } from '@rukav/design-system/Heading';
import { Notice } from '@rukav/design-system/Notice';
import { Skeleton } from '@rukav/design-system/Skeleton';
import { Text } from '@rukav/design-system/Text';
import { $isChanging, $linked, $outcome, $problem, linkLeft, linkOpened, linkResumed } from './by-link.ts';
import * as styles from './Subscriptions.css.ts';

export interface UnsubscribePageProps {
  /** What the link of the letter is known by. */
  token: string;
}

/**
 * Ends the news of a letter without signing in, and takes that back. Opening it changes nothing: mail programs open links by
 * themselves.
 */
export function UnsubscribePage({ token }: UnsubscribePageProps) {
  const { formatMessage } = useIntl();
  const { linked, problem, open } = useUnit({ linked: $linked, problem: $problem, open: linkOpened });

  useEffect(() => void open(token), [open, token]);

  const isNothing = linked === null && problem !== null;
  return (
    <div className={styles.page}>
      <title>{formatMessage({ id: 'subscriptions.link.documentTitle' })}</title>
      {isNothing && problem === 'failed' && (
        <EmptyState
          headingLevel={1}
          drawing="error"
          title={formatMessage({ id: 'subscriptions.notLoaded' })}
          actions={<Button onPress={() => open(token)}>{formatMessage({ id: 'errors.retry' })}</Button>}
        />
      )}
      {isNothing && problem !== 'failed' && (
        <EmptyState
          headingLevel={1}
          drawing="search"
          title={formatMessage({ id: 'subscriptions.link.gone' })}
          text={formatMessage({ id: 'subscriptions.link.gone.text' })}
          actions={
            <Button href="/personal/subscribes">{formatMessage({ id: 'subscriptions.link.own' })}</Button>
          }
        />
      )}
      {!isNothing && <Heading level={1}>{formatMessage({ id: 'subscriptions.link.title' })}</Heading>}
      {!isNothing && linked === null && <Skeleton shape="wide" />}
      {linked !== null && <Linked {...linked} />}
    </div>
  );
}

function Linked({ pointOfContact, contact, isSubscribed }: LinkedSubscription) {
  const { formatMessage } = useIntl();
  const { problem, outcome, isChanging, leave, resume } = useUnit({
    problem: $problem,
    outcome: $outcome,
    isChanging: $isChanging,
    leave: linkLeft,
    resume: linkResumed,
  });
  const where = { contact, channel: pointOfContact };

  return (
    <>
      {outcome === null && (
        <Text>
          {formatMessage({ id: isSubscribed ? 'subscriptions.link.on' : 'subscriptions.link.off' }, where)}
        </Text>
      )}
      {outcome !== null && (
        <Notice tone="success" isLive>
          {formatMessage({ id: `subscriptions.link.${outcome}` }, where)}
        </Notice>
      )}
      {problem !== null && (
        <Notice tone="danger" isLive>
          {formatMessage({
            id: problem === 'employee' ? 'subscriptions.employee' : 'subscriptions.failed',
          })}
        </Notice>
      )}
      <div>
        <Button
          emphasis={isSubscribed ? 'strong' : 'quiet'}
          isPending={isChanging}
          pendingLabel={formatMessage({ id: 'subscriptions.form.sending' })}
          onPress={() => (isSubscribed ? leave() : resume())}
        >
          {formatMessage({ id: isSubscribed ? 'subscriptions.leave' : 'subscriptions.link.resume' })}
        </Button>
      </div>
    </>
  );
}
