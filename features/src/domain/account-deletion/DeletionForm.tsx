import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Checkbox } from '@rukav/design-system/Checkbox';
import { Form } from '@rukav/design-system/Form';
import { Heading } from '@rukav/design-system/Heading';
import { Inline } from '@rukav/design-system/Inline';
import { Notice } from '@rukav/design-system/Notice';
import { Text } from '@rukav/design-system/Text';
import { TextArea } from '@rukav/design-system/TextArea';
import * as styles from './Deletion.css.ts';
import {
  $isKnown,
  $isUnticked,
  $problem,
  $reason,
  confirmed,
  knowledgeTicked,
  reasonWritten,
} from './model.ts';

/** What follows from ending an account, and the button that does it (PROF-33, PROF-34). */
export function DeletionForm() {
  const { formatMessage } = useIntl();
  const { reason, isKnown, isUnticked, problem, write, tick, confirm } = useUnit({
    reason: $reason,
    isKnown: $isKnown,
    isUnticked: $isUnticked,
    problem: $problem,
    write: reasonWritten,
    tick: knowledgeTicked,
    confirm: confirmed,
  });

  return (
    <div className={styles.page}>
      <Heading level={1}>{formatMessage({ id: 'deletion.title' })}</Heading>
      <Text>{formatMessage({ id: 'deletion.text' })}</Text>
      <Text>{formatMessage({ id: 'deletion.orders' })}</Text>
      <Form onSubmit={() => confirm()} label={formatMessage({ id: 'deletion.title' })}>
        <TextArea
          label={formatMessage({ id: 'deletion.reason' })}
          requirement={formatMessage({ id: 'deletion.optional' })}
          size="small"
          maxLength={255}
          value={reason}
          onChange={write}
        />
        <Checkbox
          isChecked={isKnown}
          onChange={tick}
          {...(isUnticked && !isKnown && { error: formatMessage({ id: 'deletion.problem.known' }) })}
        >
          {formatMessage({ id: 'deletion.known' })}
        </Checkbox>
        {problem && (
          <Notice tone="danger" isLive title={formatMessage({ id: 'deletion.problem' })}>
            {formatMessage({ id: `deletion.problem.${problem}` })}
          </Notice>
        )}
        <Inline space="medium">
          <Button type="submit" emphasis="danger">
            {formatMessage({ id: 'deletion.confirm' })}
          </Button>
          <Button emphasis="quiet" href="/personal/data">
            {formatMessage({ id: 'deletion.keep' })}
          </Button>
        </Inline>
      </Form>
    </div>
  );
}
