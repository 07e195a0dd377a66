import type { Cart, ShippingGroup } from '@rukav/contract/cart/schemas.ts';
import { emptyAddress, type AddressDraft } from '../address/index.ts';
import type { CheckoutDraft, Rest, Slot } from './draft.ts';

/** The fields of an address that checkout asks for, of one that may have more or fewer. */
export const addressOf = (known: Partial<AddressDraft>): AddressDraft => {
  const names = Object.keys(emptyAddress) as (keyof AddressDraft)[];
  return Object.fromEntries(names.map((name) => [name, known[name] ?? emptyAddress[name]])) as AddressDraft &
    Record<keyof AddressDraft, string | null>;
};

const slotOf = ({ date, interval }: ShippingGroup): Slot | null =>
  date && interval ? { date, ...interval } : null;

const order = ['express_delivery', 'delivery', 'thirdparty', 'pickup'] as const;

/** Groups that say how their lines are obtained: couriers first, as nobody asks for a shop what a courier brings. */
const chosenGroups = (groups: readonly ShippingGroup[]) =>
  order.flatMap((type) =>
    groups.filter(
      (group) =>
        group.type === type && (group.point !== null) === (type === 'pickup' || type === 'thirdparty'),
    ),
  );

const skusIn = ({ lines }: Cart, ids: readonly string[]): readonly string[] => [
  ...new Set(
    lines
      .filter(({ shippingGroupId, isSoldOut }) => !isSoldOut && ids.includes(shippingGroupId))
      .map(({ skuId }) => skuId),
  ),
];

/** A group as a way, with the sizes that later groups have and it has not. */
function wayOf(
  cart: Cart,
  group: ShippingGroup,
  later: readonly ShippingGroup[],
): Exclude<Rest, { way: 'delete' }> {
  const own = skusIn(cart, [group.id]);
  const others = skusIn(
    cart,
    later.map(({ id }) => id),
  );
  const apart = others.filter((skuId) => !own.includes(skuId));
  const { type, pickupId } = group;
  if (type === 'pickup' || type === 'thirdparty') return { way: type, pickupId, apart };
  return { way: type === 'express_delivery' ? type : 'delivery', apart };
}

/**
 * The draft with what the cart itself says of how its lines are obtained: the server keeps that for a reload and for
 * another device. Groups of another city than the session's do not count. How it is paid is the cart's as well.
 */
export function withCartChoice(written: CheckoutDraft, cart: Cart, cityId: number): CheckoutDraft {
  const draft = { ...written, paymentMethod: cart.paymentMethod ?? written.paymentMethod };
  const groups = chosenGroups(cart.shippingGroups.filter((group) => group.cityId === cityId));
  const [first, ...rests] = groups.map((group, place) => wayOf(cart, group, groups.slice(place + 1)));
  if (!first) return draft;

  const pointOf = (way: Rest) => (way.way === 'pickup' || way.way === 'thirdparty' ? way.pickupId : null);
  const obtained: CheckoutDraft = {
    ...draft,
    method: first.way,
    apart: first.apart ?? [],
    rests,
    pickupId: first.way === 'pickup' ? pointOf(first) : draft.pickupId,
    partnerId: first.way === 'thirdparty' ? pointOf(first) : draft.partnerId,
    // A comment may have been changed in the cart since: only where the cart has none, the draft's stands.
    comments: {
      ...draft.comments,
      ...Object.fromEntries(
        groups.flatMap(({ pickupId, comment }) => (pickupId && comment ? [[pickupId, comment]] : [])),
      ),
    },
  };
  const courier = groups.find(({ type }) => type === 'delivery');
  const express = groups.find(({ type }) => type === 'express_delivery');
  const address = courier?.address ?? express?.address;
  return {
    ...obtained,
    ...(address && { address: addressOf(address) }),
    slot: (courier && slotOf(courier)) ?? draft.slot,
    expressSlot: (express && slotOf(express)) ?? draft.expressSlot,
    fitting: courier?.fitting ?? draft.fitting,
    comment: courier?.comment || express?.comment || draft.comment,
  };
}
