import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { ErrorSummary } from '@rukav/design-system/ErrorSummary';
import { Form } from '@rukav/design-system/Form';
import { Notice } from '@rukav/design-system/Notice';
import { AgreementsPart } from './AgreementsPart.tsx';
import { question, review } from './model.ts';
import { useFaults, type Kind } from './useFaults.ts';

interface FormFrameProps {
  kind: Kind;
  children: ReactNode;
}

/** What both forms share: the summary above the fields; the agreements, a failure and the button beneath them. */
export function FormFrame({ kind, children }: FormFrameProps) {
  const { formatMessage } = useIntl();
  const form = kind === 'review' ? review : question;
  const { attempt, notice, isBusy, submit } = useUnit({
    attempt: form.$attempt,
    notice: form.$notice,
    isBusy: form.$isBusy,
    submit: form.submitted,
  });
  const { summary } = useFaults(kind);

  return (
    <Form isWide onSubmit={() => submit()} label={formatMessage({ id: `reviews.${kind}.title` })}>
      <ErrorSummary
        title={formatMessage({ id: 'reviews.summary' })}
        errors={attempt > 0 ? summary : []}
        attempt={attempt}
      />
      {children}
      <AgreementsPart kind={kind} />
      {notice && (
        <Notice tone="danger" isLive>
          {formatMessage({ id: `reviews.notice.${notice}` })}
        </Notice>
      )}
      <Button
        type="submit"
        isFullWidth
        isPending={isBusy}
        pendingLabel={formatMessage({ id: 'reviews.pending' })}
      >
        {formatMessage({ id: `reviews.${kind}.submit` })}
      </Button>
    </Form>
  );
}
