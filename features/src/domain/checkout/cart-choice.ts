import type { Cart } from '@rukav/contract/cart/schemas.ts';
import { emptyAddress, type AddressDraft } from '../address/index.ts';
import type { CheckoutDraft, Rest } from './draft.ts';

const addressOf = (known: Partial<AddressDraft>): AddressDraft => {
  const names = Object.keys(emptyAddress) as (keyof AddressDraft)[];
  return Object.fromEntries(names.map((name) => [name, known[name] ?? emptyAddress[name]])) as AddressDraft &
    Record<keyof AddressDraft, string | null>;
};

/**
 * The draft with what the cart itself says of how its lines are obtained: the server keeps that for a reload and for
 * another device. Groups of another city than the session's do not count.
 */
export function withCartChoice(draft: CheckoutDraft, cart: Cart, cityId: number): CheckoutDraft {
  const groups = cart.shippingGroups.filter((group) => group.cityId === cityId);
  const courier = groups.find(({ type }) => type === 'delivery');
  const shops = groups.flatMap(({ type, pickupId }) => (type === 'pickup' && pickupId ? [pickupId] : []));
  const [first = null, ...others] = shops;
  if (!courier && first === null) return draft;

  const rests = (courier ? shops : others).map((pickupId): Rest => ({ way: 'pickup', pickupId }));
  const obtained: CheckoutDraft = courier
    ? { ...draft, method: 'delivery', rests }
    : { ...draft, method: 'pickup', pickupId: first, rests };
  if (!courier?.address) return obtained;
  const { date, interval, comment } = courier;
  return {
    ...obtained,
    address: addressOf(courier.address),
    slot: date && interval ? { date, ...interval } : draft.slot,
    comment: draft.comment || comment,
  };
}
