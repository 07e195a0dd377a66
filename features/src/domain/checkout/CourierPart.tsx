import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Fieldset } from '@rukav/design-system/Fieldset';
import { TextArea } from '@rukav/design-system/TextArea';
import type { Currency } from '@rukav/contract';
import { AddressForm } from '../address/view.ts';
import { SlotChoice } from '../obtaining/view.ts';
import { $draft, addressChanged, changed } from './model.ts';
import { useCheckoutForm } from './useCheckoutForm.ts';

/** Where and when a courier comes. */
export function CourierPart({ currency }: { currency: Currency }) {
  const { formatMessage } = useIntl();
  const { draft, change, changeAddress } = useUnit({
    draft: $draft,
    change: changed,
    changeAddress: addressChanged,
  });
  const { fieldOf, blurOf } = useCheckoutForm();
  return (
    <>
      <Fieldset legend={formatMessage({ id: 'checkout.address' })}>
        <AddressForm fieldOf={fieldOf} blurOf={blurOf} value={draft.address} onChange={changeAddress} />
      </Fieldset>
      <SlotChoice
        {...fieldOf('slot')}
        value={draft.slot}
        currency={currency}
        onChange={(slot) => change({ slot })}
      />
      <TextArea
        {...fieldOf('comment')}
        label={formatMessage({ id: 'checkout.comment' })}
        requirement={formatMessage({ id: 'checkout.optional' })}
        size="small"
        value={draft.comment}
        onChange={(comment) => change({ comment })}
        onBlur={blurOf('comment')}
      />
    </>
  );
}
