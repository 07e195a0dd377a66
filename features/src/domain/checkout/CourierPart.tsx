import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { Fieldset } from '@rukav/design-system/Fieldset';
import { TextArea } from '@rukav/design-system/TextArea';
import type { Currency } from '@rukav/contract';
import { addressFields } from '../address/index.ts';
import { AddressForm } from '../address/view.ts';
import { SlotChoice } from '../obtaining/view.ts';
import { $draft, addressChanged, changed, left } from './model.ts';
import { idOf, useFaults } from './useFaults.ts';

/** Where and when a courier comes. */
export function CourierPart({ currency }: { currency: Currency }) {
  const { formatMessage } = useIntl();
  const { draft, change, changeAddress, leave } = useUnit({
    draft: $draft,
    change: changed,
    changeAddress: addressChanged,
    leave: left,
  });
  const { fault } = useFaults();
  const errors = Object.fromEntries(
    addressFields.flatMap((field) => {
      const { error } = fault(field);
      return error === undefined ? [] : [[field, error]];
    }),
  );

  return (
    <>
      <Fieldset legend={formatMessage({ id: 'checkout.address' })}>
        <AddressForm
          idPrefix="checkout-"
          value={draft.address}
          onChange={changeAddress}
          onLeave={leave}
          errors={errors}
        />
      </Fieldset>
      <SlotChoice
        id={idOf('slot')}
        value={draft.slot}
        currency={currency}
        onChange={(slot) => change({ slot })}
        {...fault('slot')}
      />
      <TextArea
        id={idOf('comment')}
        label={formatMessage({ id: 'checkout.comment' })}
        requirement={formatMessage({ id: 'checkout.optional' })}
        size="small"
        value={draft.comment}
        onChange={(comment) => change({ comment })}
        onBlur={() => leave('comment')}
        {...fault('comment')}
      />
    </>
  );
}
