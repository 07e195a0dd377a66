import { useUnit } from 'effector-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@rukav/design-system/Button';
import { Checkbox } from '@rukav/design-system/Checkbox';
import { Form } from '@rukav/design-system/Form';
import { Link } from '@rukav/design-system/Link';
import { Notice } from '@rukav/design-system/Notice';
import { TextField } from '@rukav/design-system/TextField';
import { useFaultFocus, useForm } from '../../platform/forms/view.ts';
import type { MessageId } from '../../platform/locale/index.ts';
import {
  $draft,
  $isFailed,
  $outcome,
  changed,
  sendFx,
  subscribeForm,
  type SubscribeFault,
} from './subscribe-form.ts';

const faults: Record<'email' | 'consent', Partial<Record<SubscribeFault['code'], MessageId>>> = {
  email: {
    required: 'subscriptions.problem.email.required',
    form: 'subscriptions.problem.email.form',
    long: 'subscriptions.problem.email.long',
    later: 'subscriptions.later',
  },
  consent: { required: 'subscriptions.problem.consent' },
};

/** The form of the main page: a mailbox and the consent. A guest's begins with the link of a letter. */
export default function SubscribeForm() {
  const { formatMessage } = useIntl();
  const { draft, outcome, isFailed, isBusy, change, submit } = useUnit({
    draft: $draft,
    outcome: $outcome,
    isFailed: $isFailed,
    isBusy: sendFx.pending,
    change: changed,
    submit: subscribeForm.submitted,
  });
  const { fieldOf, blurOf } = useForm(subscribeForm, (field, { code }) => {
    const id = faults[field][code];
    return id ? formatMessage({ id }) : '';
  });
  useFaultFocus(subscribeForm);
  const email = useRef<HTMLInputElement>(null);
  useEffect(() => email.current?.focus(), []);

  if (outcome !== null) {
    return (
      <Notice isLive tone="success">
        {outcome === 'mailbox'
          ? formatMessage({ id: 'subscriptions.letter' }, { email: draft.email.trim() })
          : formatMessage({ id: 'subscriptions.form.on' })}
      </Notice>
    );
  }
  return (
    <Form onSubmit={() => submit()} label={formatMessage({ id: 'subscriptions.form.title' })}>
      {isFailed && (
        <Notice tone="danger" isLive>
          {formatMessage({ id: 'subscriptions.failed' })}
        </Notice>
      )}
      <TextField
        ref={email}
        label={formatMessage({ id: 'subscriptions.form.email' })}
        autoComplete="email"
        isRequired
        value={draft.email}
        onChange={(text) => change({ email: text })}
        onBlur={blurOf('email')}
        {...fieldOf('email')}
      />
      <Checkbox
        isChecked={draft.consent}
        onChange={(consent) => change({ consent })}
        isRequired
        {...fieldOf('consent')}
      >
        {formatMessage(
          { id: 'subscriptions.form.consent' },
          {
            link: (words) => (
              <Link key="consent" href="/consent_mailing_form">
                {words}
              </Link>
            ),
          },
        )}
      </Checkbox>
      <div>
        <Button
          type="submit"
          isPending={isBusy}
          pendingLabel={formatMessage({ id: 'subscriptions.form.sending' })}
        >
          {formatMessage({ id: 'subscriptions.form.send' })}
        </Button>
      </div>
    </Form>
  );
}
