import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Form } from '@rukav/design-system/Form';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import { Text } from '@rukav/design-system/Text';
import { TextArea } from '@rukav/design-system/TextArea';
import type { FieldFault } from '@rukav/contract/fields/fault.ts';
import { limits } from '@rukav/contract/limits.ts';
import type { CancelReason } from '@rukav/contract/orders/schemas.ts';
import { useFaultFocus, useForm } from '../../../platform/forms/view.ts';
import type { MessageId } from '../../../platform/locale/index.ts';
import { $draft, changed, reasonForm } from './model.ts';
import { needsComment, type ReasonField } from './reason.ts';

/** So that the button may stand at the foot of the modal. */
export const formId = 'order-cancelling';

const texts: Record<ReasonField, Partial<Record<FieldFault['code'], MessageId>>> = {
  code: { required: 'orders.cancel.problem.code' },
  comment: { required: 'orders.cancel.problem.comment', long: 'orders.cancel.problem.tooLong' },
};

export interface ReasonFormProps {
  reasons: readonly CancelReason[];
  onSubmit: () => void;
}

/** The reason: one of the shop's, or one's own in so many letters. */
export function ReasonForm({ reasons, onSubmit }: ReasonFormProps) {
  const { formatMessage } = useIntl();
  const { draft, change } = useUnit({ draft: $draft, change: changed });
  const { fieldOf } = useForm(reasonForm, (field, { code }) => {
    const id = texts[field][code];
    return id ? formatMessage({ id }, { most: String(limits.cancelComment) }) : '';
  });
  useFaultFocus(reasonForm);

  return (
    <Form id={formId} onSubmit={onSubmit} label={formatMessage({ id: 'orders.cancel.reason' })}>
      <Text>{formatMessage({ id: 'orders.cancel.text' })}</Text>
      <RadioGroup
        {...fieldOf('code')}
        label={formatMessage({ id: 'orders.cancel.reason' })}
        isRequired
        value={draft.code}
        options={reasons.map(({ code, name }) => ({ value: code, label: name }))}
        onChange={(code) => change({ code })}
      />
      {needsComment(draft, reasons) && (
        <TextArea
          {...fieldOf('comment')}
          size="small"
          isRequired
          label={formatMessage({ id: 'orders.cancel.comment' })}
          count={formatMessage(
            { id: 'orders.cancel.count' },
            { count: String(draft.comment.trim().length), most: String(limits.cancelComment) },
          )}
          value={draft.comment}
          onChange={(comment) => change({ comment })}
        />
      )}
    </Form>
  );
}
