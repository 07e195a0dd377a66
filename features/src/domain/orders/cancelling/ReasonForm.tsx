import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { Form } from '@rukav/design-system/Form';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import { Text } from '@rukav/design-system/Text';
import { TextArea } from '@rukav/design-system/TextArea';
import { limits } from '@rukav/contract/limits.ts';
import type { CancelReason } from '@rukav/contract/orders/schemas.ts';
import { $draft, $faulty, $problem, changed } from './model.ts';
import { needsComment } from './reason.ts';

/** So that the button may stand at the foot of the modal. */
export const formId = 'order-cancelling';

const idOf = (field: 'code' | 'comment') => `${formId}-${field}`;

const problemTexts = {
  'code.required': 'orders.cancel.problem.code',
  'code.tooLong': 'orders.cancel.problem.code',
  'comment.required': 'orders.cancel.problem.comment',
  'comment.tooLong': 'orders.cancel.problem.tooLong',
} as const;

export interface ReasonFormProps {
  reasons: readonly CancelReason[];
  onSubmit: () => void;
}

/** The reason: one of the shop's, or one's own in so many letters. */
export function ReasonForm({ reasons, onSubmit }: ReasonFormProps) {
  const { formatMessage } = useIntl();
  const { draft, problem, faulty, change } = useUnit({
    draft: $draft,
    problem: $problem,
    faulty: $faulty,
    change: changed,
  });

  useEffect(() => {
    if (faulty) document.getElementById(idOf(faulty.field))?.focus();
  }, [faulty]);

  const errorOf = (field: 'code' | 'comment') =>
    problem?.field === field
      ? {
          error: formatMessage(
            { id: problemTexts[`${problem.field}.${problem.kind}`] },
            { most: String(limits.cancelComment) },
          ),
        }
      : {};

  return (
    <Form id={formId} onSubmit={onSubmit} label={formatMessage({ id: 'orders.cancel.reason' })}>
      <Text>{formatMessage({ id: 'orders.cancel.text' })}</Text>
      <RadioGroup
        id={idOf('code')}
        label={formatMessage({ id: 'orders.cancel.reason' })}
        isRequired
        value={draft.code}
        options={reasons.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(code) => change({ code })}
        {...errorOf('code')}
      />
      {needsComment(draft, reasons) && (
        <TextArea
          id={idOf('comment')}
          size="small"
          isRequired
          label={formatMessage({ id: 'orders.cancel.comment' })}
          count={formatMessage(
            { id: 'orders.cancel.count' },
            { count: String(draft.comment.trim().length), most: String(limits.cancelComment) },
          )}
          value={draft.comment}
          onChange={(comment) => change({ comment })}
          {...errorOf('comment')}
        />
      )}
    </Form>
  );
}
