import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Heading } from '@rukav/design-system/Heading';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import { TextArea } from '@rukav/design-system/TextArea';
import { TextField } from '@rukav/design-system/TextField';
import * as styles from '../GiftCard.css.ts';
import { ContactFields } from './ContactFields.tsx';
import { $draft, changed } from './model.ts';
import { useCount, usePurchaseForm } from './usePurchaseForm.ts';

/** For whom the card is, and what is said with it. For oneself nothing of the receiver is asked (GIFT-10). */
export function ReceiverPart() {
  const { formatMessage } = useIntl();
  const { draft, change } = useUnit({ draft: $draft, change: changed });
  const { fieldOf, blurOf } = usePurchaseForm();
  const countOf = useCount();

  return (
    <div className={styles.part}>
      <RadioGroup
        label={formatMessage({ id: 'giftCard.for' })}
        value={draft.hideReceiverInfo ? 'self' : 'present'}
        options={(['present', 'self'] as const).map((value) => ({
          value,
          label: formatMessage({ id: `giftCard.for.${value}` }),
        }))}
        onChange={(value) => change({ hideReceiverInfo: value === 'self' })}
      />
      {!draft.hideReceiverInfo && (
        <section className={styles.part} aria-labelledby="gift-card-receiver">
          <Heading level={2} size="small" id="gift-card-receiver">
            {formatMessage({ id: 'giftCard.receiver' })}
          </Heading>
          <ContactFields who="receiver" />
          <TextField
            {...fieldOf('greeting')}
            label={formatMessage({ id: 'giftCard.greeting' })}
            description={countOf(draft.greeting, 'greeting')}
            value={draft.greeting}
            onChange={(greeting) => change({ greeting })}
            onBlur={blurOf('greeting')}
          />
          <TextArea
            {...fieldOf('text')}
            size="small"
            label={formatMessage({ id: 'giftCard.text' })}
            count={countOf(draft.text, 'text')}
            value={draft.text}
            onChange={(text) => change({ text })}
          />
          <TextField
            {...fieldOf('signature')}
            label={formatMessage({ id: 'giftCard.signature' })}
            description={countOf(draft.signature, 'signature')}
            value={draft.signature}
            onChange={(signature) => change({ signature })}
            onBlur={blurOf('signature')}
          />
        </section>
      )}
    </div>
  );
}
