import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { RadioGroup } from '@rukav/design-system/RadioGroup';
import { $isMember, $session } from '../../platform/session/index.ts';
import { addressFields } from '../address/index.ts';
import { $addressList, addressesRequested, addressTaken } from '../addresses/index.ts';
import { useAddressLines } from '../address/view.ts';
import { addressOf } from './cart-choice.ts';
import { $draft, addressChanged } from './model.ts';

/** The addresses that a member has saved in the chosen city: one is taken, and can be changed below (CHK-18). */
export function SavedAddresses() {
  const { formatMessage } = useIntl();
  const lines = useAddressLines();
  const { isMember, list, session, draft, request, change, take } = useUnit({
    isMember: $isMember,
    list: $addressList,
    session: $session,
    draft: $draft,
    request: addressesRequested,
    change: addressChanged,
    take: addressTaken,
  });
  useEffect(() => {
    if (isMember) request();
  }, [isMember, request]);

  const offered = list.addresses.filter(({ cityId }) => cityId === session.cityId);
  if (!isMember || offered.length === 0) return null;
  const taken = offered.find((saved) => {
    const address = addressOf(saved);
    return addressFields.every((field) => address[field] === draft.address[field]);
  });

  return (
    <RadioGroup
      id="checkout-saved-address"
      label={formatMessage({ id: 'checkout.address.saved' })}
      {...(taken && { value: taken.id })}
      options={offered.map((saved) => ({
        value: saved.id,
        label: saved.addressName,
        description: lines.place({ ...saved, city: '' }),
      }))}
      onChange={(id) => {
        const saved = offered.find((one) => one.id === id);
        if (!saved) return;
        change(addressOf(saved));
        take(saved.id);
      }}
    />
  );
}
