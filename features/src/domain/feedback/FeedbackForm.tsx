import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { feedbackThemes } from '@rukav/contract/fields/feedback.ts';
import { Button } from '@rukav/design-system/Button';
import { ErrorSummary } from '@rukav/design-system/ErrorSummary';
import { Form } from '@rukav/design-system/Form';
import { Notice } from '@rukav/design-system/Notice';
import { Select } from '@rukav/design-system/Select';
import { TextArea } from '@rukav/design-system/TextArea';
import { TextField } from '@rukav/design-system/TextField';
import type { ServerFault } from '../../platform/forms/index.ts';
import { useForm } from '../../platform/forms/view.ts';
import type { MessageId } from '../../platform/locale/index.ts';
import { $draft, $isFailed, $isSending, changed, feedbackForm, type FeedbackField } from './model.ts';

type Kind = 'required' | 'invalid' | 'long';
const texts: Record<FeedbackField, Record<Kind, MessageId>> = {
  name: {
    required: 'feedback.problem.name',
    invalid: 'feedback.problem.name.invalid',
    long: 'feedback.problem.name.long',
  },
  email: {
    required: 'feedback.problem.email',
    invalid: 'feedback.problem.email.invalid',
    long: 'feedback.problem.email.long',
  },
  theme: {
    required: 'feedback.problem.theme',
    invalid: 'feedback.problem.theme',
    long: 'feedback.problem.theme',
  },
  message: {
    required: 'feedback.problem.message',
    invalid: 'feedback.problem.message.invalid',
    long: 'feedback.problem.message.long',
  },
};
const kindOf = ({ code }: ServerFault): Kind => (code === 'required' || code === 'long' ? code : 'invalid');

/** Who writes, what about, and what. */
export function FeedbackForm() {
  const { formatMessage } = useIntl();
  const { draft, isSending, isFailed, change, submit } = useUnit({
    draft: $draft,
    isSending: $isSending,
    isFailed: $isFailed,
    change: changed,
    submit: feedbackForm.submitted,
  });
  const { fieldOf, blurOf, summary } = useForm(feedbackForm, (field, fault) =>
    formatMessage({ id: texts[field][kindOf(fault)] }),
  );

  return (
    <Form onSubmit={() => submit()} label={formatMessage({ id: 'feedback.title' })}>
      <ErrorSummary title={formatMessage({ id: 'feedback.summary' })} {...summary} />
      <TextField
        {...fieldOf('name')}
        label={formatMessage({ id: 'feedback.name' })}
        autoComplete="name"
        isRequired
        value={draft.name}
        onChange={(name) => change({ name })}
        onBlur={blurOf('name')}
      />
      <TextField
        {...fieldOf('email')}
        label={formatMessage({ id: 'feedback.email' })}
        description={formatMessage({ id: 'feedback.email.hint' })}
        autoComplete="email"
        isRequired
        value={draft.email}
        onChange={(email) => change({ email })}
        onBlur={blurOf('email')}
      />
      <Select
        {...fieldOf('theme')}
        label={formatMessage({ id: 'feedback.theme' })}
        prompt={formatMessage({ id: 'feedback.theme.prompt' })}
        isRequired
        value={draft.theme ?? ''}
        options={feedbackThemes.map((theme) => ({
          value: theme,
          label: formatMessage({ id: `feedback.theme.${theme}` }),
        }))}
        onChange={(chosen) => change({ theme: feedbackThemes.find((theme) => theme === chosen) ?? null })}
        onBlur={blurOf('theme')}
      />
      <TextArea
        {...fieldOf('message')}
        label={formatMessage({ id: 'feedback.message' })}
        isRequired
        value={draft.message}
        onChange={(message) => change({ message })}
        onBlur={blurOf('message')}
      />
      {isFailed && (
        <Notice tone="danger" isLive>
          {formatMessage({ id: 'feedback.failed' })}
        </Notice>
      )}
      <Button type="submit" isPending={isSending} pendingLabel={formatMessage({ id: 'feedback.sending' })}>
        {formatMessage({ id: 'feedback.send' })}
      </Button>
    </Form>
  );
}
