import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { PhoneField } from '@rukav/design-system/PhoneField';
import { SegmentedControl } from '@rukav/design-system/SegmentedControl';
import { TextField } from '@rukav/design-system/TextField';
import { giftCardSendTypes } from '@rukav/contract/gift-cards/limits.ts';
import { $session } from '../../../platform/session/index.ts';
import * as styles from '../GiftCard.css.ts';
import { $draft, changed } from './model.ts';
import { usePurchaseForm } from './usePurchaseForm.ts';

/** An e-mail address or a phone, of the sender or the receiver. */
export function ContactFields({ who }: { who: 'sender' | 'receiver' }) {
  const { formatMessage } = useIntl();
  const { draft, visitor, change } = useUnit({
    draft: $draft,
    visitor: $session,
    change: changed,
  });
  const { fieldOf, blurOf } = usePurchaseForm();
  const type = draft[`${who}Type`];
  const field = {
    ...fieldOf(who),
    isRequired: true,
    value: draft[who],
    onChange: (written: string) => change({ [who]: written }),
    onBlur: blurOf(who),
  };

  return (
    <div className={styles.part}>
      <SegmentedControl
        label={formatMessage({ id: `giftCard.${who}.by` })}
        value={type}
        options={giftCardSendTypes.map((value) => ({
          value,
          label: formatMessage({ id: `giftCard.by.${value}` }),
        }))}
        onChange={(value) => {
          const next = giftCardSendTypes.find((one) => one === value);
          if (next && next !== type) change({ [`${who}Type`]: next, [who]: '' });
        }}
      />
      {type === 'email' ? (
        <TextField
          {...field}
          label={formatMessage({ id: `giftCard.${who}.email` })}
          autoComplete={who === 'sender' ? 'email' : 'off'}
        />
      ) : (
        <PhoneField
          {...field}
          country={visitor.country}
          label={formatMessage({ id: `giftCard.${who}.phone` })}
        />
      )}
    </div>
  );
}
