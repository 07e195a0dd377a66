import { useUnit } from 'effector-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { readablePhone } from '@rukav/contract/readable-phone.ts';
import { Button } from '@rukav/design-system/Button';
import { Heading } from '@rukav/design-system/Heading';
import { PhoneField } from '@rukav/design-system/PhoneField';
import { TextField } from '@rukav/design-system/TextField';
import { $isMember, $session } from '../../platform/session/index.ts';
import * as styles from './Checkout.css.ts';
import type { CheckoutDraft } from './draft.ts';
import { $draft, changed } from './model.ts';
import { useCheckoutForm } from './useCheckoutForm.ts';

/**
 * Who receives the order, with why each thing is asked. Of a member it is known: she writes nothing unless she wants to change
 * it.
 */
export function RecipientPart() {
  const { formatMessage } = useIntl();
  const { draft, isMember } = useUnit({ draft: $draft, isMember: $isMember });
  const { fieldOf } = useCheckoutForm();
  const [isOpen, setOpen] = useState(false);
  const isFaulty = (['fullName', 'phone', 'email'] as const).some(
    (field) => fieldOf(field).error !== undefined || draft[field] === '',
  );
  if (!isMember || isOpen || isFaulty) return <RecipientFields onWrite={() => setOpen(true)} />;

  return (
    <section className={styles.part} aria-labelledby="checkout-recipient">
      <Heading level={2} size="small" id="checkout-recipient">
        {formatMessage({ id: 'checkout.recipient' })}
      </Heading>
      <p>
        {draft.fullName}
        <br />
        {readablePhone(draft.phone)}
        <br />
        {draft.email}
      </p>
      <div>
        <Button emphasis="plain" size="small" onPress={() => setOpen(true)}>
          {formatMessage({ id: 'checkout.recipient.change' })}
        </Button>
      </div>
    </section>
  );
}

function RecipientFields({ onWrite }: { onWrite: () => void }) {
  const { formatMessage } = useIntl();
  const { draft, session, change } = useUnit({
    draft: $draft,
    session: $session,
    change: changed,
  });
  const { fieldOf, blurOf } = useCheckoutForm();
  const write = (changes: Partial<CheckoutDraft>) => {
    onWrite();
    change(changes);
  };

  return (
    <section className={styles.part} aria-labelledby="checkout-recipient">
      <Heading level={2} size="small" id="checkout-recipient">
        {formatMessage({ id: 'checkout.recipient' })}
      </Heading>
      <TextField
        {...fieldOf('fullName')}
        label={formatMessage({ id: 'checkout.fullName' })}
        description={formatMessage({ id: 'checkout.fullName.hint' })}
        autoComplete="name"
        isRequired
        value={draft.fullName}
        onChange={(fullName) => write({ fullName })}
        onBlur={blurOf('fullName')}
      />
      <PhoneField
        {...fieldOf('phone')}
        label={formatMessage({ id: 'checkout.phone' })}
        description={formatMessage({ id: 'checkout.phone.hint' })}
        country={session.country}
        isRequired
        value={draft.phone}
        onChange={(phone) => write({ phone })}
        onBlur={blurOf('phone')}
      />
      <TextField
        {...fieldOf('email')}
        label={formatMessage({ id: 'checkout.email' })}
        description={formatMessage({ id: 'checkout.email.hint' })}
        autoComplete="email"
        isRequired
        value={draft.email}
        onChange={(email) => write({ email })}
        onBlur={blurOf('email')}
      />
    </section>
  );
}
