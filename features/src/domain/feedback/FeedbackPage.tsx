import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { EmptyState } from '@rukav/design-system/EmptyState';
import { Heading } from '@rukav/design-system/Heading';
import { Text } from '@rukav/design-system/Text';
import { profileRequested } from '../profile/index.ts';
import * as styles from './Feedback.css.ts';
import { FeedbackForm } from './FeedbackForm.tsx';
import { $isSent, anotherWanted, opened } from './model.ts';

/** A message to the shop, by a guest or a member. */
export function FeedbackPage() {
  const { formatMessage } = useIntl();
  const { isSent, open, request, again } = useUnit({
    isSent: $isSent,
    open: opened,
    request: profileRequested,
    again: anotherWanted,
  });

  useEffect(() => {
    open();
    request();
  }, [open, request]);

  return (
    <div className={styles.page}>
      <title>{formatMessage({ id: 'feedback.documentTitle' })}</title>
      {isSent ? (
        <EmptyState
          headingLevel={1}
          title={formatMessage({ id: 'feedback.sent' })}
          text={formatMessage({ id: 'feedback.sent.text' })}
          actions={
            <Button emphasis="quiet" onPress={() => again()}>
              {formatMessage({ id: 'feedback.another' })}
            </Button>
          }
        />
      ) : (
        <>
          <Heading level={1}>{formatMessage({ id: 'feedback.title' })}</Heading>
          <Text>{formatMessage({ id: 'feedback.text' })}</Text>
          <FeedbackForm />
        </>
      )}
    </div>
  );
}
