import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { PhoneField } from '@rukav/design-system/PhoneField';
import { SegmentedControl } from '@rukav/design-system/SegmentedControl';
import { TextField } from '@rukav/design-system/TextField';
import { digitsOnly } from '../../../platform/forms/index.ts';
import { FilteredField } from '../../../platform/forms/view.ts';
import type { MessageId } from '../../../platform/locale/index.ts';
import { $session } from '../../../platform/session/index.ts';
import type { LoginKind } from './faults.ts';
import { $draft, changed } from './model.ts';
import { useSignInForm } from './useSignInForm.ts';

export interface ContactFieldProps {
  /** By what an account may be found here. */
  kinds: readonly LoginKind[];
  /** What is said below the field of each kind. */
  hints?: Partial<Record<LoginKind, MessageId>>;
}

const names: Record<LoginKind, MessageId> = {
  phone: 'profile.by.phone',
  email: 'profile.by.email',
  card: 'profile.by.card',
};

/** What an account is found by, with the choice of it above the field. */
export function ContactField({ kinds, hints = {} }: ContactFieldProps) {
  const { formatMessage } = useIntl();
  const { draft, session, change } = useUnit({
    draft: $draft,
    session: $session,
    change: changed,
  });
  const { fieldOf } = useSignInForm();
  const hint = hints[draft.by];
  const description = hint && { description: formatMessage({ id: hint }) };

  return (
    <>
      {kinds.length > 1 && (
        <SegmentedControl
          label={formatMessage({ id: 'profile.by' })}
          isLabelHidden
          options={kinds.map((kind) => ({ value: kind, label: formatMessage({ id: names[kind] }) }))}
          value={draft.by}
          onChange={(by) => change({ by: by as LoginKind })}
        />
      )}
      {draft.by === 'phone' && (
        <PhoneField
          label={formatMessage({ id: 'profile.phone' })}
          country={session.country}
          isRequired
          value={draft.phone}
          onChange={(phone) => change({ phone })}
          {...description}
          {...fieldOf('phone')}
        />
      )}
      {draft.by === 'email' && (
        <TextField
          label={formatMessage({ id: 'profile.email' })}
          autoComplete="email"
          isRequired
          value={draft.email}
          onChange={(email) => change({ email })}
          {...description}
          {...fieldOf('email')}
        />
      )}
      {draft.by === 'card' && (
        <FilteredField
          label={formatMessage({ id: 'profile.card' })}
          type="numeric"
          keep={digitsOnly}
          note={formatMessage({ id: 'profile.card.filtered' })}
          isRequired
          value={draft.card}
          onChange={(card) => change({ card })}
          {...description}
          {...fieldOf('card')}
        />
      )}
    </>
  );
}
