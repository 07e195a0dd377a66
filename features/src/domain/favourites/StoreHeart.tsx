import { useUnit } from 'effector-react';
import { useIntl } from 'react-intl';
import type { PickupPoint } from '@rukav/contract/geography/schemas.ts';
import { Text } from '@rukav/design-system/Text';
import { ToggleButton } from '@rukav/design-system/ToggleButton';
import { $flags } from '../../platform/session/index.ts';
import { $favouriteStores } from '../marks/index.ts';
import { addStoreFx, removeStoreFx, storeToggled } from './stores.ts';

/** Puts a shop among the member's own or takes it out. A discount shop and one that is closed cannot be added, and say so. */
export function StoreHeart({ store }: { store: PickupPoint }) {
  const { formatMessage } = useIntl();
  const { flags, mine, isAdding, isRemoving, toggle } = useUnit({
    flags: $flags,
    mine: $favouriteStores,
    isAdding: addStoreFx.pending,
    isRemoving: removeStoreFx.pending,
    toggle: storeToggled,
  });
  if (!flags.favoriteStores) return null;
  const isFavourite = mine.includes(store.id);
  const isClosed = store.shopStatus.shopNowStatus !== 'IS_OPEN';

  if (!isFavourite && (isClosed || store.format === 'discount')) {
    return (
      <Text tone="quiet">
        {formatMessage({ id: isClosed ? 'favourites.stores.closed' : 'favourites.stores.discount' })}
      </Text>
    );
  }
  return (
    <div>
      <ToggleButton
        icon="heart"
        isPressed={isFavourite}
        isDisabled={isAdding || isRemoving}
        onChange={(isOn) => toggle({ id: store.id, isFavourite: isOn })}
      >
        {formatMessage({ id: 'favourites.stores.mine' })}
      </ToggleButton>
    </div>
  );
}
