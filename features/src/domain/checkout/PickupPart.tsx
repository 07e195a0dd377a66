import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { $draft, $whereabouts, changed } from './model.ts';
import { ShopChoice } from './ShopChoice.tsx';
import { useCheckoutForm } from './useCheckoutForm.ts';

/** The shop where everything is collected that it has or gets from the warehouse. */
export function PickupPart() {
  const { formatMessage } = useIntl();
  const { draft, whereabouts, change } = useUnit({
    draft: $draft,
    whereabouts: $whereabouts,
    change: changed,
  });
  const { fieldOf } = useCheckoutForm();

  return (
    <ShopChoice
      {...fieldOf('pickupId')}
      label={formatMessage({ id: 'checkout.point' })}
      chosenId={draft.pickupId}
      stores={whereabouts.stores}
      onChoose={(pickupId) => change({ pickupId, rests: [] })}
    />
  );
}
