import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Heading } from '@rukav/design-system/Heading';
import { PhoneField } from '@rukav/design-system/PhoneField';
import { TextField } from '@rukav/design-system/TextField';
import { $session } from '../../platform/session/index.ts';
import * as styles from './Checkout.css.ts';
import { $draft, $lineIds, changed } from './model.ts';
import { useCheckoutForm } from './useCheckoutForm.ts';

/** Who receives the order, with why each thing is asked. */
export function RecipientPart() {
  const { formatMessage } = useIntl();
  const { draft, lineIds, session, change } = useUnit({
    draft: $draft,
    lineIds: $lineIds,
    session: $session,
    change: changed,
  });
  const { fieldOf, blurOf } = useCheckoutForm();

  return (
    <section className={styles.part} aria-labelledby="checkout-recipient">
      <Heading level={2} size="small" id="checkout-recipient">
        {formatMessage({ id: 'checkout.recipient' })}
      </Heading>
      <TextField
        {...fieldOf('fullName')}
        label={formatMessage({ id: 'checkout.fullName' })}
        // Of a gift card nothing is handed over.
        {...(lineIds.length > 0 && { description: formatMessage({ id: 'checkout.fullName.hint' }) })}
        autoComplete="name"
        isRequired
        value={draft.fullName}
        onChange={(fullName) => change({ fullName })}
        onBlur={blurOf('fullName')}
      />
      <PhoneField
        {...fieldOf('phone')}
        label={formatMessage({ id: 'checkout.phone' })}
        description={formatMessage({ id: 'checkout.phone.hint' })}
        country={session.country}
        isRequired
        value={draft.phone}
        onChange={(phone) => change({ phone })}
        onBlur={blurOf('phone')}
      />
      <TextField
        {...fieldOf('email')}
        label={formatMessage({ id: 'checkout.email' })}
        description={formatMessage({ id: 'checkout.email.hint' })}
        autoComplete="email"
        isRequired
        value={draft.email}
        onChange={(email) => change({ email })}
        onBlur={blurOf('email')}
      />
    </section>
  );
}
