import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Checkbox } from '@rukav/design-system/Checkbox';
import { Heading } from '@rukav/design-system/Heading';
import { Link } from '@rukav/design-system/Link';
import * as styles from './Checkout.css.ts';
import { $draft, changed } from './model.ts';
import { useCheckoutForm } from './useCheckoutForm.ts';

const pages = {
  rules: '/pages/oferta',
  personalData: '/consent_registration_form',
  mailing: '/consent_mailing_form',
} as const;

/** What the shopper agrees to: each by itself and unticked; the first two are needed for an order. */
export function AgreementsPart() {
  const { formatMessage } = useIntl();
  const { draft, change } = useUnit({ draft: $draft, change: changed });
  const { fieldOf } = useCheckoutForm();
  const linked = (name: keyof typeof pages) => ({
    link: (words: ReactNode) => (
      <Link href={pages[name]} opensNewTab>
        {words}
      </Link>
    ),
  });

  return (
    <section className={styles.part} aria-labelledby="checkout-agreements">
      <Heading level={2} size="small" id="checkout-agreements">
        {formatMessage({ id: 'checkout.agreements' })}
      </Heading>
      <Checkbox
        {...fieldOf('rules')}
        isRequired
        isChecked={draft.rules}
        onChange={(rules) => change({ rules })}
      >
        {formatMessage({ id: 'checkout.agree.rules' }, linked('rules'))}
      </Checkbox>
      <Checkbox
        {...fieldOf('personalData')}
        isRequired
        isChecked={draft.personalData}
        onChange={(personalData) => change({ personalData })}
      >
        {formatMessage({ id: 'checkout.agree.personalData' }, linked('personalData'))}
      </Checkbox>
      <Checkbox isChecked={draft.mailing} onChange={(mailing) => change({ mailing })}>
        {formatMessage({ id: 'checkout.agree.mailing' }, linked('mailing'))}
      </Checkbox>
    </section>
  );
}
