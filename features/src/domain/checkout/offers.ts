import { combine, createEvent, sample, type Event, type Store } from 'effector';
import { looked } from '../cart/index.ts';
import { channels, deliveryVariants, expressVariants, pickupStores } from '../obtaining/index.ts';

const offers = [channels, pickupStores, deliveryVariants, expressVariants];

/** True while stock, days or prices of delivery are being fetched. */
export const $areOffersLoading = combine(
  offers.flatMap(({ $isOpening, $current }) => [
    $isOpening,
    $current.map(({ state }) => state === 'pending'),
  ]),
  (loading) => loading.some(Boolean),
);

/** Stock, days and prices of delivery may have changed: each that the draft needs is to be opened again. */
export const offersOutdated = createEvent();
sample({ clock: offersOutdated, target: offers.map(({ staled }) => staled) });

/**
 * Makes the offers outdated after an event, as when another shopper was faster, and whenever the shopper comes back to an open
 * checkout: then once it is known what is still in the cart, as another tab may have ordered it.
 */
export function outdatedBy(outdated: Event<void>, $isOpen: Store<boolean>): void {
  sample({
    clock: [outdated, sample({ clock: looked, source: $isOpen, filter: (isOpen) => isOpen })],
    fn: () => undefined,
    target: offersOutdated,
  });
}
