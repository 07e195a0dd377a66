import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import { $draft, $whereabouts, changed } from './model.ts';
import { ShopChoice } from './ShopChoice.tsx';
import { idOf, useFaults } from './useFaults.ts';

/** The shop where everything is collected that it has or gets from the warehouse. */
export function PickupPart() {
  const { formatMessage } = useIntl();
  const { draft, whereabouts, change } = useUnit({
    draft: $draft,
    whereabouts: $whereabouts,
    change: changed,
  });
  const { fault } = useFaults();

  return (
    <ShopChoice
      id={idOf('pickupId')}
      label={formatMessage({ id: 'checkout.point' })}
      chosenId={draft.pickupId}
      stores={whereabouts.stores}
      onChoose={(pickupId) => change({ pickupId, rests: [] })}
      {...fault('pickupId')}
    />
  );
}
