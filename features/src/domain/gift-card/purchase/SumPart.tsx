import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import { TextField } from '@rukav/design-system/TextField';
import { giftCardDenominations, giftCardDesigns, giftCardSums } from '@rukav/contract/gift-cards/limits.ts';
import { formatMoney } from '../../../platform/locale/index.ts';
import { $session } from '../../../platform/session/index.ts';
import * as styles from '../GiftCard.css.ts';
import { $draft, changed } from './model.ts';
import { usePurchaseForm } from './usePurchaseForm.ts';

/** What the card looks like and what it is worth. */
export function SumPart() {
  const { formatMessage } = useIntl();
  const { draft, visitor, change } = useUnit({ draft: $draft, visitor: $session, change: changed });
  const { fieldOf, blurOf } = usePurchaseForm();
  const { currency } = visitor;
  const { least, most } = giftCardSums[currency];
  const money = (minor: number) => formatMoney(minor, currency);

  return (
    <div className={styles.part}>
      <RadioGroup
        label={formatMessage({ id: 'giftCard.design' })}
        value={draft.design}
        options={giftCardDesigns.map((design) => ({
          value: design,
          label: formatMessage({ id: `giftCard.design.${design}` }),
        }))}
        onChange={(value) => {
          const design = giftCardDesigns.find((one) => one === value);
          if (design) change({ design });
        }}
      />
      <RadioGroup
        {...fieldOf('denomination')}
        label={formatMessage({ id: 'giftCard.sum' })}
        isRequired
        value={draft.denomination}
        options={[
          ...giftCardDenominations[currency].map((sum) => ({ value: String(sum), label: money(sum) })),
          { value: 'own', label: formatMessage({ id: 'giftCard.sum.own' }) },
        ]}
        onChange={(denomination) => change({ denomination })}
      />
      {draft.denomination === 'own' && (
        <TextField
          {...fieldOf('ownSum')}
          type="numeric"
          label={formatMessage({ id: 'giftCard.ownSum' })}
          description={formatMessage({ id: 'giftCard.bounds' }, { least: money(least), most: money(most) })}
          isRequired
          value={draft.ownSum}
          onChange={(ownSum) => change({ ownSum })}
          onBlur={blurOf('ownSum')}
        />
      )}
    </div>
  );
}
