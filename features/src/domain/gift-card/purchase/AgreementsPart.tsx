import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Checkbox } from '@rukav/design-system/Checkbox';
import { Link } from '@rukav/design-system/Link';
import * as styles from '../GiftCard.css.ts';
import { $draft, changed } from './model.ts';
import { usePurchaseForm } from './usePurchaseForm.ts';

const linked = (href: string) => ({
  link: (words: ReactNode) => (
    <Link href={href} opensNewTab>
      {words}
    </Link>
  ),
});

/** What the buyer agrees to: each by itself and unticked (GIFT-20). */
export function AgreementsPart() {
  const { formatMessage } = useIntl();
  const { draft, change } = useUnit({ draft: $draft, change: changed });
  const { fieldOf } = usePurchaseForm();

  return (
    <div className={styles.part}>
      <Checkbox
        {...fieldOf('rules')}
        isRequired
        isChecked={draft.rules}
        onChange={(rules) => change({ rules })}
      >
        {formatMessage({ id: 'giftCard.agree.rules' }, linked('/pages/gift-card'))}
      </Checkbox>
      <Checkbox
        {...fieldOf('personalData')}
        isRequired
        isChecked={draft.personalData}
        onChange={(personalData) => change({ personalData })}
      >
        {formatMessage({ id: 'giftCard.agree.personalData' }, linked('/consent_registration_form'))}
      </Checkbox>
    </div>
  );
}
