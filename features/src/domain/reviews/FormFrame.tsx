import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { ErrorSummary } from '@rukav/design-system/ErrorSummary';
import { Form } from '@rukav/design-system/Form';
import { Notice } from '@rukav/design-system/Notice';
import { AgreementsPart } from './AgreementsPart.tsx';
import { question, review } from './model.ts';
import { useReviewForm, type Kind } from './useReviewForm.ts';

interface FormFrameProps {
  kind: Kind;
  children: ReactNode;
}

/** What both forms share: the summary above the fields; the agreements, a failure and the button beneath them. */
export function FormFrame({ kind, children }: FormFrameProps) {
  const { formatMessage } = useIntl();
  const composer = kind === 'review' ? review : question;
  const { notice, isBusy, submit } = useUnit({
    notice: composer.$notice,
    isBusy: composer.$isBusy,
    submit: composer.form.submitted,
  });
  const { summary } = useReviewForm(kind);

  return (
    <Form isWide onSubmit={() => submit()} label={formatMessage({ id: `reviews.${kind}.title` })}>
      <ErrorSummary title={formatMessage({ id: 'reviews.summary' })} {...summary} />
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
